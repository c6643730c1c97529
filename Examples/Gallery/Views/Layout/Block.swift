import SwiftUI

/// A coloured box with a word in it.
struct Block: View {
  let text: String
  let color: Color

  init(_ text: String, _ color: Color) {
    self.text = text
    self.color = color
  }

  var body: some View {
    Text(text)
      .font(.callout.weight(.medium))
      .foregroundStyle(.white)
      .lineLimit(1)
      .padding(.horizontal, 10)
      .frame(maxWidth: .infinity, minHeight: 32)
      .background(color, in: RoundedRectangle(cornerRadius: 6))
  }
}
