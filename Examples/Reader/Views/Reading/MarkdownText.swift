import SwiftUI

/// Paragraphs, headings, lists, quotations and code, each with Markdown's styles within its lines.
struct MarkdownText: View {
  let text: String
  let size: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: size * 0.75) {
      ForEach(Array(MessageText.blocks(of: text).enumerated()), id: \.offset) { _, block in
        BlockView(block: block, size: size)
      }
    }
    .font(.system(size: size))
    .lineSpacing(size * 0.3)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct BlockView: View {
  let block: MessageText.Block
  let size: CGFloat

  var body: some View {
    switch block {
    case .heading(let words):
      Text(LocalizedStringKey(words))
        .font(.system(size: size * 1.2, weight: .semibold))
        .padding(.top, size * 0.4)
    case .paragraph(let words):
      Text(LocalizedStringKey(words))
    case .item(let sign, let words):
      HStack(alignment: .firstTextBaseline, spacing: size * 0.5) {
        Text(verbatim: sign)
          .foregroundStyle(.secondary)
          .frame(minWidth: size, alignment: .trailing)
        Text(LocalizedStringKey(words))
      }
      .padding(.vertical, -size * 0.2)
    case .quotation(let words):
      Text(LocalizedStringKey(words))
        .foregroundStyle(.secondary)
        .padding(.leading, 14)
        .overlay(alignment: .leading) {
          RoundedRectangle(cornerRadius: 1.5)
            .fill(.tertiary)
            .frame(width: 3)
        }
    case .code(let lines):
      ScrollView(.horizontal) {
        Text(verbatim: lines)
          .font(.system(size: size * 0.9, design: .monospaced))
          .padding(12)
      }
      .background(.quaternary, in: RoundedRectangle(cornerRadius: 6))
    }
  }
}
