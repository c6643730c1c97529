import Foundation
import Geometry
import UICore

/// A sheet in its window: a card in the middle of a desktop's window, or over the lower part of a phone's.
struct SheetFrame<Content: View>: View {
  let state: PresentationState
  let dismiss: () -> Void
  let content: Content
  @Environment(\.self) private var environment
  @Environment(\.platformProfile) private var profile
  @Environment(\.horizontalSizeClass) private var width
  @State private var options = SheetOptions()
  @State private var adaptations: PresentationAdaptations?
  /// Where a phone's sheet was moved to.
  @State private var chosen: PresentationDetent?
  /// The height of the window, in points.
  @State private var room: CGFloat = 0

  var body: some View {
    let adaptation = adaptations?.adaptation(isCompactAcross: width == .compact)
    let isModal = !leavesBackground
    ZStack {
      if isModal {
        Backdrop(color: .black.opacity(state.isShown ? PresentationMetrics.dimming : 0), press: nil)
      }
      if profile.isPhone {
        PhoneSheet(
          isShown: state.isShown, options: options, dismiss: dismiss, chosen: $chosen,
          isCover: adaptation == .fullScreenCover, content: content)
      } else {
        SheetLayout(sizing: options.sizing ?? AutomaticPresentationSizing()) { content }
          .modifier(RaisedSurface(cornerRadius: PresentationMetrics.sheetRadius))
          .scaleEffect(state.isShown ? 1 : 0.94)
          .opacity(state.isShown ? 1 : 0)
      }
    }
    .onPreferenceChange(SheetOptionsKey.self) { options = $0 }
    .onPreferenceChange(PresentationAdaptationKey.self) { adaptations = $0 }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.height
    } action: {
      room = $0
    }
    .modifier(
      ModalScope(isActive: state.isActive && isModal, firstFocus: profile.isPhone ? .none : .text) { press in
        guard press.key == .escape, !options.isDismissDisabled else { return false }
        dismiss()
        return true
      }
    )
    .presented(isActive: state.isActive, dismiss: dismiss)
  }

  /// Whether what is behind the sheet can be used.
  private var leavesBackground: Bool {
    if !profile.isPhone { return options.interaction.isEnabled(height: 0, most: room, environment) }
    let most = max(0, room - PresentationMetrics.phoneSheetGap)
    let height = options.height(
      of: options.selection?.wrappedValue ?? chosen, among: options.heights(in: most, environment))
    return options.interaction.isEnabled(height: height, most: most, environment)
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
        .modifier(PresentationGroundModifier { Rectangle().fill(.background).ignoresSafeArea() })
        // What is behind is covered whatever the ground.
        .background { Color.clear.contentShape(Rectangle()).ignoresSafeArea() }
        .offset(y: state.isShown ? 0 : window.size.height + window.safeAreaInsets.top + window.safeAreaInsets.bottom)
    }
    .modifier(ModalScope(isActive: state.isActive, firstFocus: .text) { _ in false })
    .presented(isActive: state.isActive, dismiss: dismiss)
  }
}

enum PresentationMetrics {
  static let dimming = 0.2
  static let sheetRadius: CGFloat = 10
  /// What a phone's highest sheet leaves free above it, in points.
  static let phoneSheetGap: CGFloat = 10
  /// What stays free of a sheet on each side of it, in points.
  static let sheetMargin: CGFloat = 20
  /// The size of a desktop's sheet in a direction in which its content has none of its own, as a list has none.
  static let sheetSize = CGSize(width: 420, height: 360)
  static let sheet = PresentationAnimation(coming: .spring(duration: 0.32), going: .easeIn(duration: 0.18))
  /// UIKit's card: a spring of half a second without a bounce.
  static let phoneSheet = PresentationAnimation(coming: .spring(duration: 0.5), going: .spring(duration: 0.4))
  static let popover = PresentationAnimation(coming: .easeOut(duration: 0.12), going: .easeIn(duration: 0.12))
}
