import ChatStore
import SwiftUI

/// How a message's text is drawn.
struct MarkupStyle: Equatable {
  let surface: ChatTheme.Palette.Surface
  /// Points of the text, scaled.
  let size: Double
  let linkRequest: LinkRequest?
  /// What is marked.
  let found: SearchQuery?

  static func == (first: MarkupStyle, second: MarkupStyle) -> Bool {
    first.surface == second.surface && first.size == second.size && first.linkRequest === second.linkRequest
      && first.found == second.found
  }

  func text(_ runs: [Markup.Run]) -> Text {
    if runs.isEmpty { return Text(verbatim: "") }
    return text((found.map { runs.marking($0) } ?? runs)[...])
  }

  /// Half by half: each text that is put behind another copies both, which takes the square of their number one by one.
  private func text(_ runs: ArraySlice<Markup.Run>) -> Text {
    if runs.count == 1 { return text(runs[runs.startIndex]) }
    let middle = runs.startIndex + runs.count / 2
    return text(runs[..<middle]) + text(runs[middle...])
  }

  private func text(_ run: Markup.Run) -> Text {
    var text: Text
    if let link = run.link {
      var string = AttributedString(run.text)
      string.link = link
      string.foregroundColor = surface.link
      string.underlineStyle = .single
      text = Text(run.isFound ? surface.marked(string) : string)
    } else if run.isMention, run.isFound {
      text = Text(surface.marked(AttributedString(run.text))).fontWeight(.semibold)
    } else if run.isMention {
      text = Text(verbatim: run.text).fontWeight(.semibold).foregroundStyle(surface.link)
    } else if run.style.contains(.code) {
      // Code reads from left to right in every text: without that, "/help" would end with its slash in Arabic.
      var string = AttributedString("\u{2066}" + run.text + "\u{2069}")
      string.backgroundColor = surface.inset
      text = Text(run.isFound ? surface.marked(string) : string).monospaced()
    } else if run.isFound {
      text = Text(surface.marked(AttributedString(run.text)))
    } else {
      text = Text(verbatim: run.text)
    }
    if run.style.contains(.strong) { text = text.bold() }
    if run.style.contains(.emphasis) { text = text.italic() }
    if run.style.contains(.struck) { text = text.strikethrough() }
    return text
  }
}

extension ChatTheme.Palette.Surface {
  /// As a search found it.
  fileprivate func marked(_ string: AttributedString) -> AttributedString {
    var string = string
    string.backgroundColor = found
    string.foregroundColor = foundText
    return string
  }

  /// A text as it is, with what a search finds in it marked.
  func text(_ text: String, marking query: SearchQuery?) -> Text {
    guard let query else { return Text(verbatim: text) }
    let parts = [Markup.Run(text: text)].marking(query).map { run in
      run.isFound ? marked(AttributedString(run.text)) : AttributedString(run.text)
    }
    return Text(parts.reduce(AttributedString(), +))
  }
}

/// The blocks of a text, below each other.
struct MarkupView: View {
  let markup: Markup
  let style: MarkupStyle

  var body: some View {
    if markup.blocks.count == 1, case .paragraph(let runs) = markup.blocks[0] {
      ParagraphView(runs: runs, style: style)
    } else {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(markup.blocks.indices, id: \.self) { index in
          BlockView(block: markup.blocks[index], style: style).padding(.top, markup.space(above: index))
        }
      }
    }
  }
}

extension Markup {
  /// Points above a block: points of a list stand closer than other blocks.
  fileprivate func space(above index: Int) -> Double {
    guard index > 0 else { return 0 }
    if case .item = blocks[index], case .item = blocks[index - 1] { return 2 }
    return 7
  }
}

/// Text, with links that are asked for before they are opened.
private struct ParagraphView: View {
  let runs: [Markup.Run]
  let style: MarkupStyle

  var body: some View {
    let text = style.text(runs).font(.system(size: style.size))
    if runs.contains(where: { $0.link != nil }) {
      text.foregroundStyle(style.surface.text).opensLinks(with: style.linkRequest)
    } else {
      text.foregroundStyle(style.surface.text)
    }
  }
}

private struct BlockView: View {
  let block: Markup.Block
  let style: MarkupStyle

  var body: some View {
    switch block {
    case .paragraph(let runs): ParagraphView(runs: runs, style: style)
    case .heading(let runs, let level): HeadingView(runs: runs, level: level, style: style)
    case .quote(let runs): QuotedText(runs: runs, style: style)
    case .item(let runs, let mark, let depth):
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text(verbatim: mark).font(.system(size: style.size)).foregroundStyle(style.surface.detail).monospacedDigit()
        ParagraphView(runs: runs, style: style)
      }
      .padding(.leading, Double(depth) * 14)
    case .code(let text):
      style.surface.text(text, marking: style.found).font(.system(size: style.size * 0.92, design: .monospaced))
        .foregroundStyle(style.surface.text)
        .padding(.horizontal, 8).padding(.vertical, 6)
        .background(RoundedRectangle(cornerRadius: 6).fill(style.surface.inset))
    }
  }
}

private struct HeadingView: View {
  let runs: [Markup.Run]
  let level: Int
  let style: MarkupStyle

  var body: some View {
    let factor = level == 1 ? 1.35 : level == 2 ? 1.2 : 1.05
    style.text(runs).font(.system(size: style.size * factor, weight: .bold)).foregroundStyle(style.surface.text)
      .opensLinks(with: style.linkRequest)
  }
}

private struct QuotedText: View {
  let runs: [Markup.Run]
  let style: MarkupStyle

  var body: some View {
    ParagraphView(runs: runs, style: style).padding(.leading, 11)
      .overlay(alignment: .leading) {
        Capsule().fill(style.surface.detail).opacity(0.6).frame(width: 3)
      }
  }
}
