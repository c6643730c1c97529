import Foundation
import Geometry
import UICore

/// Sections as cards of rows, in a column that scrolls.
struct GroupedForm<Content: View>: View {
  let content: Content
  @Environment(\.platformProfile) private var profile

  @Environment(\.showsScrollContentBackground) private var showsGround

  var body: some View {
    let metrics = profile.forms
    ScrollView {
      VStack(alignment: .leading, spacing: metrics.sectionSpacing) {
        Group(sections: content) { sections in
          ForEach(sections) { FormSection(section: $0, metrics: metrics) }
        }
        // Here, since what is in sections has the environment around the group.
        .modifier(
          ContainedValueModifier(
            \.sectionStyle, SectionStyle(headerFont: metrics.headerFont, headerColor: metrics.headerColor)
          ) { _, _ in true }
        )
        .modifier(
          ContainedValueModifier(\.textFieldStyle, PlainTextFieldStyle() as any TextFieldStyle) {
            type(of: $0) == type(of: $1)
          })
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, metrics.margin)
      .padding(.vertical, metrics.sectionSpacing)
    }
    .background { if showsGround, let ground = metrics.ground { Rectangle().fill(ground).ignoresSafeArea() } }
  }
}

private struct FormSection: View {
  let section: SectionConfiguration
  let metrics: FormMetrics

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if !section.header.isEmpty {
        VStack(alignment: .leading) { section.header }
          .padding(.leading, metrics.headerIndent)
      }
      if !section.content.isEmpty { card }
      if !section.footer.isEmpty {
        VStack(alignment: .leading) { section.footer }
          .padding(.leading, metrics.headerIndent)
      }
    }
  }

  private var card: some View {
    let shape = RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous)
    return VStack(spacing: 0) {
      ForEach(section.content) { row in
        FormCardRow(
          row: row, isFirst: row.id == section.content.first?.id, isLast: row.id == section.content.last?.id,
          metrics: metrics)
      }
    }
    .background { shape.fill(metrics.card) }
    .overlay { shape.strokeBorder(Color.separator.opacity(0.5), lineWidth: metrics.borderWidth) }
  }
}

/// A row of a card, with a line above all but the first. A press on it is one on its only button or link.
private struct FormCardRow: View {
  let row: Subview
  let isFirst: Bool
  let isLast: Bool
  let metrics: FormMetrics
  @State private var isPressed = false

  var body: some View {
    FormRow(height: metrics.rowHeight, lineHeight: metrics.lineHeight, margin: metrics.rowMargin) { row }
      .padding(.horizontal, metrics.rowPadding)
      .background { if isPressed { shape.fill(Color.primary.opacity(0.1)) } }
      .overlay(alignment: .top) { if !isFirst { Divider().padding(.horizontal, metrics.rowPadding) } }
      .contentShape(Rectangle())
      .modifier(RowPressModifier(isPressed: $isPressed))
  }

  /// In the corners of the card.
  private var shape: UnevenRoundedRectangle {
    let (top, bottom) = (isFirst ? metrics.cornerRadius : 0, isLast ? metrics.cornerRadius : 0)
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
      style: .continuous)
  }
}

/// A row as wide as its card and at least as high as the platform's, with its content in the middle of its height. What
/// fills that height has a margin above and below.
private struct FormRow: Layout, BuiltIn {
  let height: CGFloat
  /// That of the highest content that needs no margin.
  let lineHeight: CGFloat
  let margin: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
    let content = sizes.map(\.height).max() ?? 0
    let width = sizes.map(\.width).max() ?? 0
    return CGSize(
      width: max(proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? width, width),
      height: content <= lineHeight ? height : max(content + 2 * margin, height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
  }
}

/// The dimensions of a platform's grouped forms, in points.
///
/// Numbers without a source are this package's choice.
struct FormMetrics {
  let sectionSpacing: CGFloat
  /// Beside the cards: 20 on macOS 14, 16 on iOS (UIKit's inset grouped tables on a phone).
  let margin: CGFloat
  let cornerRadius: CGFloat
  /// 44 on iOS: UIKit's rows.
  let rowHeight: CGFloat
  let rowPadding: CGFloat
  /// Of the highest control that is part of a line.
  let lineHeight: CGFloat
  /// Above and below what is higher than that; 11 on iOS: UITableViewCell's layout margins.
  let rowMargin: CGFloat
  let headerIndent: CGFloat
  let headerFont: Font
  let headerColor: Color
  let card: Color
  let borderWidth: CGFloat
  /// Behind the cards; nil is the window's own.
  let ground: Color?
}

extension PlatformProfile {
  var forms: FormMetrics {
    isPhone
      ? FormMetrics(
        sectionSpacing: 24, margin: 16, cornerRadius: 10, rowHeight: 44, rowPadding: 16, lineHeight: 36, rowMargin: 11,
        headerIndent: 16, headerFont: .footnote, headerColor: .quietText, card: .groupedCard, borderWidth: 0,
        ground: .groupedGround)
      : FormMetrics(
        sectionSpacing: 20, margin: 20, cornerRadius: 6, rowHeight: 36, rowPadding: 10, lineHeight: 26, rowMargin: 8,
        headerIndent: 10, headerFont: .headline, headerColor: .primary, card: .card, borderWidth: 0.5, ground: nil)
  }
}
