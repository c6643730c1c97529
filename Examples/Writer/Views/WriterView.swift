import SwiftUI

/// A text to write in, and how much of it there is.
public struct WriterView: View {
  @Binding var text: String
  @AppStorage(WriterCommands.fontSize) private var fontSize = WriterCommands.defaultFontSize

  /// Writes into a text.
  public init(text: Binding<String>) { _text = text }

  public var body: some View {
    VStack(spacing: 0) {
      TextEditor(text: $text)
        .font(.system(size: fontSize))
        .lineSpacing(fontSize / 4)
        .textEditorStyle(.plain)
        .scrollContentBackground(.hidden)
        .padding(.horizontal, 24)
        .padding(.vertical, 12)
      Divider()
      TextCount(text: text)
        .font(.caption)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 12)
        .frame(maxWidth: .infinity, minHeight: 26, alignment: .trailing)
    }
  }
}

private struct TextCount: View {
  let text: String

  var body: some View {
    let words = text.split { $0.isWhitespace }.count
    Text("\(words) \(words == 1 ? "word" : "words"), \(text.count) \(text.count == 1 ? "character" : "characters")")
      .monospacedDigit()
  }
}

/// Larger and smaller letters, in the View menu.
public struct WriterCommands: Commands {
  static let fontSize = "fontSize"
  static let defaultFontSize = 15.0

  /// The commands.
  public init() {}

  public var body: some Commands {
    CommandGroup(before: .sidebar) { FontSizeCommands() }
  }
}

private struct FontSizeCommands: View {
  @AppStorage(WriterCommands.fontSize) private var fontSize = WriterCommands.defaultFontSize

  var body: some View {
    Button("Zoom In") { fontSize = min(48, fontSize + 2) }.keyboardShortcut("+")
    Button("Zoom Out") { fontSize = max(9, fontSize - 2) }.keyboardShortcut("-")
    Button("Actual Size") { fontSize = WriterCommands.defaultFontSize }.keyboardShortcut("0")
  }
}
