import Foundation
import Geometry
import UICore

/// A sheet in its window: a card in the middle of a desktop's window, or over the lower part of a phone's.
struct SheetFrame<Content: View>: View {
  let state: PresentationState
  let dismiss: () -> Void
  let content: Content
  @Environment(\.platformProfile) private var profile
  @State private var options = SheetOptions()

  var body: some View {
    ZStack {
      Backdrop(color: .black.opacity(state.isShown ? PresentationMetrics.dimming : 0), press: nil)
      if profile.isPhone {
        PhoneSheet(isShown: state.isShown, options: options, dismiss: dismiss, content: content)
      } else {
        SheetLayout { content }
          .modifier(RaisedSurface(cornerRadius: PresentationMetrics.sheetRadius))
          .scaleEffect(state.isShown ? 1 : 0.94)
          .opacity(state.isShown ? 1 : 0)
      }
    }
    .onPreferenceChange(SheetOptionsKey.self) { options = $0 }
    .modifier(
      ModalScope(isActive: state.isActive, firstFocus: profile.isPhone ? .none : .text) { press in
        guard press.key == .escape, !options.isDismissDisabled else { return false }
        dismiss()
        return true
      }
    )
    .presented(isActive: state.isActive, dismiss: dismiss)
  }
}

/// What a cover shows fills the window.
struct CoverFrame<Content: View>: View {
  let state: PresentationState
  let dismiss: () -> Void
  let content: Content

  var body: some View {
    GeometryReader { window in
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Rectangle().fill(.background).contentShape(Rectangle()).ignoresSafeArea() }
        .offset(y: state.isShown ? 0 : window.size.height + window.safeAreaInsets.top + window.safeAreaInsets.bottom)
    }
    .modifier(ModalScope(isActive: state.isActive, firstFocus: .text) { _ in false })
    .presented(isActive: state.isActive, dismiss: dismiss)
  }
}

enum PresentationMetrics {
  static let dimming = 0.2
  static let sheetRadius: CGFloat = 10
  /// What stays free of a sheet on each side of it, in points.
  static let sheetMargin: CGFloat = 20
  /// The size of a desktop's sheet in a direction in which its content has none of its own, as a list has none.
  static let sheetSize = CGSize(width: 420, height: 360)
  static let sheet = PresentationAnimation(coming: .spring(duration: 0.32), going: .easeIn(duration: 0.18))
  /// UIKit's card: a spring of half a second without a bounce.
  static let phoneSheet = PresentationAnimation(coming: .spring(duration: 0.5), going: .spring(duration: 0.4))
  static let popover = PresentationAnimation(coming: .easeOut(duration: 0.12), going: .easeIn(duration: 0.12))
}

/// Gives a sheet its content's own size, as far as the window has room.
private struct SheetLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let room = CGSize(
      width: max(0, (proposal.width ?? .infinity) - 2 * PresentationMetrics.sheetMargin),
      height: max(0, (proposal.height ?? .infinity) - 2 * PresentationMetrics.sheetMargin))
    let ideal = content.sizeThatFits(.unspecified)
    // Views that take what there is answer with 10 points where nothing is proposed.
    let wanted = CGSize(
      width: ideal.width > 10 ? ideal.width : PresentationMetrics.sheetSize.width,
      height: ideal.height > 10 ? ideal.height : PresentationMetrics.sheetSize.height)
    return content.sizeThatFits(
      ProposedViewSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
