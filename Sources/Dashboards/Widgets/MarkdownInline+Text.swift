import DashboardFormat
import SwiftUI

extension MarkdownInline {
  /// The runs as one text.
  func text(size: CGFloat, weight: Font.Weight = .regular) -> Text {
    runs.reduce(Text(verbatim: "")) { text, run in
      var font = Font.system(size: size, design: run.isCode ? .monospaced : .default)
        .weight(run.isBold && weight == .regular ? .semibold : weight)
      if run.isItalic { font = font.italic() }
      let part = Text(verbatim: run.text).font(font)
      return text + (run.isLink ? part.foregroundStyle(Color.accentColor) : part)
    }
  }
}
