import DashboardFormat
import SwiftUI

/// A note.
struct TextWidget: View {
  let definition: TextDefinition

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

  /// Markup of pages is left out, its text stays.
  private var content: String {
    guard definition.format == .html else { return definition.content }
    var (text, isInside) = ("", false)
    for character in definition.content {
      if character == "<" || character == ">" {
        isInside = character == "<"
      } else if !isInside {
        text.append(character)
      }
    }
    return text
  }

  /// As asked for, as long as a line is as high as the widget.
  private func size(in height: CGFloat) -> CGFloat {
    min(min(max(definition.fontSize ?? 12, 9), 72), max(9, height / 1.3))
  }

  /// Text on a background of its own is dark or light as the background asks.
  private var color: Color {
    if let color = definition.color?.color { return color }
    switch definition.background {
    case .named(let name): return TextBackground.text(on: name)
    case .rgba(let red, let green, let blue, let opacity):
      guard opacity > 0.5 else { return .primary }
      return 0.299 * red + 0.587 * green + 0.114 * blue > 0.6 ? .black.opacity(0.85) : .white
    case nil: return .primary
    }
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

/// Backgrounds that notes name.
enum TextBackground {
  /// Dark on pale colours, white on strong ones.
  static func text(on name: String) -> Color {
    if name == "white" || name == "transparent" { return .primary }
    return pale.contains(name) ? .black.opacity(0.85) : .white
  }

  private static let pale: Set<String> = ["yellow", "pink", "gray", "green", "blue", "purple", "orange", "red"]

  /// Names of notes' backgrounds are pale colours.
  static func color(_ color: DashboardColor?) -> Color? {
    guard case .named(let name) = color else { return color?.color }
    return switch name {
    case "gray": Color(red: 0.91, green: 0.92, blue: 0.93)
    case "yellow": Color(red: 1.0, green: 0.95, blue: 0.74)
    case "pink": Color(red: 1.0, green: 0.87, blue: 0.91)
    case "green": Color(red: 0.85, green: 0.95, blue: 0.86)
    case "blue": Color(red: 0.86, green: 0.93, blue: 1.0)
    case "purple": Color(red: 0.92, green: 0.88, blue: 0.99)
    case "orange": Color(red: 1.0, green: 0.90, blue: 0.80)
    case "red": Color(red: 1.0, green: 0.87, blue: 0.86)
    // White is what notes have by default: they follow the appearance.
    case "white", "transparent": nil
    default: color?.color
    }
  }
}
