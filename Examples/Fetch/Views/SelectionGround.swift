import SwiftUI

/// Shows that a dog is chosen.
struct SelectionGround: View {
  let dog: Dog

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(Color.accentColor.opacity(dog.isSelected ? 0.18 : 0.001))
  }
}
