import SwiftUI

/// Fields of several lines: one grows with its text, one scrolls.
struct Lines: View {
  @State private var note = "A field that grows with its text, up to four lines, and then scrolls."
  @State private var text = """
    An editor of many lines.

    Arrows, Home and End go through the lines as they are shown; three clicks select a paragraph. Return and Tab are part \
    of the text, Control-Tab goes on.
    """

  var body: some View {
    Exhibit("Several lines") {
      VStack(alignment: .leading, spacing: 12) {
        TextField("Note", text: $note, axis: .vertical)
          .textFieldStyle(.roundedBorder)
          .lineLimit(1...4)
        TextEditor(text: $text)
          .frame(height: 140)
        Text("\(text.split(whereSeparator: \.isWhitespace).count) words")
          .font(.callout)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: 420)
    }
  }
}
