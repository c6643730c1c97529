import SwiftUI

/// A field, and under it a green bar of 10 points a character.
struct TypingArea: View {
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Type here", text: $text)
        .textFieldStyle(.plain)
        .padding(.horizontal, 10)
        .frame(height: 40)
      Color(red: 0, green: 1, blue: 0)
        .frame(width: 10 * CGFloat(text.count), height: 10)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
