import SwiftUI

/// Shows that a dog is chosen.
struct SelectionGround: View {
  let dog: Dog
  @Environment(Kennel.self) private var kennel

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(Color.accentColor.opacity(kennel.selection == dog.id ? 0.18 : 0.001))
  }
}
