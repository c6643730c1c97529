import Foundation
import Geometry
import UICore

/// A field that is as high as its text, from the least to the most lines of the environment, and scrolls beyond.
struct GrowingField<Field: View>: View {
  /// Of the field around its lines, in points.
  let insets: EdgeInsets
  @ViewBuilder let field: Field
  @Environment(\.lineLimit) private var most
  @Environment(\.minimumLines) private var least

  var body: some View {
    GrowingLayout(insets: insets, isLimited: most != nil) {
      ScrollView { field }.scrollBounceBehavior(.basedOnSize)
      lines(max(least, 1))
      lines(most ?? 1)
    }
  }

  /// As high as a number of lines, and not seen.
  private func lines(_ count: Int) -> some View {
    Text(verbatim: Array(repeating: "x", count: min(max(count, 1), 1000)).joined(separator: "\n"))
      .lineLimit(nil)
      .hidden()
      .accessibilityHidden(true)
  }
}

/// Lays out a field, the least lines and the most lines.
private struct GrowingLayout: Layout, BuiltIn {
  let insets: EdgeInsets
  let isLimited: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let field = subviews[0].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    func height(_ lines: LayoutSubview) -> CGFloat {
      lines.sizeThatFits(.unspecified).height.rounded(.up) + insets.top + insets.bottom
    }
    let least = height(subviews[1])
    let most = isLimited ? max(height(subviews[2]), least) : .infinity
    return CGSize(width: field.width, height: min(max(field.height, least), most))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    for index in 1..<subviews.count { subviews[index].place(at: bounds.origin, proposal: .unspecified) }
  }
}
