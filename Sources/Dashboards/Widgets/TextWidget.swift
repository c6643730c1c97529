import DashboardFormat
import SwiftUI

/// A note.
struct TextWidget: View {
  let definition: TextDefinition
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let blocks = definition.format == .plain ? nil : MarkdownText.blocks(content)
    GeometryReader { geometry in
      let size = size(in: geometry.size.height)
      ScrollView {
        VStack(alignment: horizontal, spacing: 6) {
          if let blocks {
            ForEach(blocks.indices, id: \.self) { BlockView(block: blocks[$0], size: size) }
          } else {
            Text(verbatim: content).font(.system(size: size))
          }
        }
        .multilineTextAlignment(alignment)
        .frame(
          maxWidth: .infinity, minHeight: geometry.size.height,
          alignment: Alignment(horizontal: horizontal, vertical: vertical))
      }
    }
    .foregroundStyle(color)
  }

  /// The most bytes of a note that are shown: more than 30 pages.
  static let longest = 64 << 10

  /// The beginning of the text without HTML tags.
  private var content: String {
    let all = definition.content
    // Decoding mends a character that the limit cuts.
    let start =
      all.utf8.count <= Self.longest ? all : String(decoding: all.utf8.prefix(Self.longest), as: UTF8.self) + "…"
    guard definition.format == .html else { return start }
    var (text, isInside) = ("", false)
    for character in start {
      if character == "<" || character == ">" {
        isInside = character == "<"
      } else if !isInside {
        text.append(character)
      }
    }
    return text
  }

  /// The requested size, limited so that a line fits into the height of the widget.
  private func size(in height: CGFloat) -> CGFloat {
    min(min(max(definition.fontSize ?? 12, 9), 72), max(9, height / 1.3))
  }

  private var color: Color {
    definition.color?.color ?? NoteBackground(definition.background, colorScheme).text
  }

  private var horizontal: HorizontalAlignment {
    switch definition.alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  private var alignment: TextAlignment {
    switch definition.alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  private var vertical: VerticalAlignment {
    switch definition.verticalAlignment {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    }
  }
}

private struct BlockView: View {
  let block: MarkdownText.Block
  let size: CGFloat

  var body: some View {
    switch block {
    case .heading(let level, let text):
      MarkdownInline(text).text(size: size + CGFloat(max(0, 9 - 2 * level)), weight: .semibold).padding(.top, 2)
    case .paragraph(let text): MarkdownInline(text).text(size: size)
    case .item(let depth, let mark, let text):
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text(verbatim: mark).font(.system(size: size)).foregroundStyle(.secondary)
        MarkdownInline(text).text(size: size)
      }
      .padding(.leading, CGFloat(depth) * 12)
    case .code(let text): Text(verbatim: text).font(.system(size: size - 1, design: .monospaced))
    case .rule: Divider()
    }
  }
}
