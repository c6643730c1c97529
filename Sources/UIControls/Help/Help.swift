import Foundation
import Geometry
import UICore

extension View {
  /// Says what the view is for: to the pointer that rests on it, and to assistive programs.
  public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

  /// Says what the view is for, by a localized string key.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Says what the view is for, verbatim.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

private struct HelpModifier: ViewModifier {
  let text: Text
  @State private var isShown = false

  /// Seconds until the pointer rests; GTK's `gtk-tooltip-timeout` was half a second.
  private static let delay = 0.5

  func body(content: Content) -> some View {
    let text = text
    return
      content
      .accessibilityHint(text)
      .modifier(RestingPointerModifier(delay: Self.delay) { isShown = $0 })
      .modifier(
        PresentationModifier(
          id: isShown ? true : nil, item: isShown ? text : nil, animation: PresentationMetrics.popover,
          isAnchored: true,
          mayLeaveWindow: true
        ) { text, state in Tooltip(text: text, state: state) })
  }
}

/// A few words below a view, or above it where there is no room. It takes no input.
private struct Tooltip: View {
  let text: Text
  let state: PresentationState

  var body: some View {
    AnchoredLayout(anchor: state.source, edge: .bottom, gap: 6, isAligned: false, room: state.room) {
      TooltipLayout { text }
        .font(.callout)
        .foregroundStyle(.primary)
        .multilineTextAlignment(.leading)
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .modifier(RaisedSurface(cornerRadius: 5, shadow: (6, 2)))
    }
    .opacity(state.isShown ? 1 : 0)
    .modifier(PopupSurface(takesInput: false))
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

/// As wide as its text, up to a width at which a long one is broken into lines.
private struct TooltipLayout: Layout, BuiltIn {
  /// Points: some forty letters, as many as a line of a narrow column has.
  private static let most: CGFloat = 264

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = min(proposal.width ?? .infinity, Self.most)
    return subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil))
  }
}
