import SwiftUI

/// What can be done to letters.
struct TextDecorations: View {
  var body: some View {
    Exhibit("Decorations") {
      VStack(alignment: .leading, spacing: 8) {
        Flow(spacing: 20) {
          Text("Bold").bold()
          Text("Italic").italic()
          Text("Underline").underline()
          Text("Strikethrough").strikethrough()
          Text("Red line").underline(true, color: .red)
          Text("W i d e").tracking(2)
          Text("0123456789").monospacedDigit()
        }
        Text("A \(Text("bold").bold()), \(Text("orange").foregroundStyle(.orange)), \(Text("slanted").italic()) text.")
        Flow(spacing: 20) {
          Text("Primary").foregroundStyle(.primary)
          Text("Secondary").foregroundStyle(.secondary)
          Text("Tertiary").foregroundStyle(.tertiary)
          Text("Gradient")
            .bold()
            .foregroundStyle(LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
        }
      }
    }
  }
}
