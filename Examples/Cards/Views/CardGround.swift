import SwiftUI

/// What a card is printed on.
struct CardGround: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(color)
  }

  private var color: Color {
    colorScheme == .dark ? Color(red: 0.17, green: 0.17, blue: 0.18) : Color(red: 0.95, green: 0.95, blue: 0.97)
  }
}
