import DashboardFormat
import SwiftUI

/// A widget's frame: its title above its content.
struct WidgetCard<Content: View>: View {
  let widget: WidgetDescription
  @ViewBuilder let content: Content
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if !widget.title.isEmpty {
        Text(verbatim: widget.title).font(.system(size: 12).weight(.semibold)).lineLimit(1).minimumScaleFactor(0.8)
          .frame(maxWidth: .infinity, alignment: alignment)
      }
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .foregroundStyle(titleColor)
    .padding(padding)
    .background {
      RoundedRectangle(cornerRadius: 8).fill(background)
      if hasFrame { RoundedRectangle(cornerRadius: 8).strokeBorder(Color.primary.opacity(0.08)) }
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }

  private var text: TextDefinition? {
    if case .text(let definition) = widget.definition { definition } else { nil }
  }

  private var note: NoteBackground { NoteBackground(text?.background, colorScheme) }
  private var titleColor: Color { text == nil ? .primary : note.text }

  private var hasFrame: Bool {
    if case .embed(let definition) = widget.definition {
      definition.hasBackground
    } else {
      text?.background != .named("transparent")
    }
  }
  private var padding: Double {
    if case .embed = widget.definition { return hasFrame ? 6 : 0 }
    return text?.hasPadding == false ? 4 : DashboardMetrics.cardPadding
  }

  private var background: Color {
    if text != nil, let color = note.color { return color }
    if !hasFrame { return .clear }
    return DashboardSurface.card(colorScheme)
  }

  private var alignment: Alignment {
    switch widget.titleAlignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// Background colours.
enum DashboardSurface {
  static func page(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(red: 0.09, green: 0.095, blue: 0.11) : Color(red: 0.945, green: 0.95, blue: 0.96)
  }
  static func card(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(red: 0.135, green: 0.14, blue: 0.16) : .white
  }
  static func menu(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(red: 0.19, green: 0.195, blue: 0.215) : .white
  }
  static func group(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(red: 0.115, green: 0.12, blue: 0.135) : Color(red: 0.905, green: 0.915, blue: 0.93)
  }
}
