import Foundation
import Geometry
import UICore

/// An open menu in its window.
struct MenuFrame<Items: View>: View {
  let state: PresentationState
  /// What it is opened beside, in the window's points.
  let anchor: CGRect
  var edge = Edge.bottom
  /// The item that it is the submenu of is in this menu; nil for others.
  var parent: MenuModel?
  let dismiss: () -> Void
  let items: Items
  @State private var hasMarks = false
  @State private var model = MenuModel()
  @Environment(\.layoutDirection) private var direction
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    ZStack {
      // A submenu leaves the menu that it is opened from to the pointer.
      if parent == nil { Backdrop(press: dismiss) }
      Anchored(anchor: anchor, edge: edge, gap: parent == nil ? 2 : -3, isAligned: true, room: state.room) {
        MenuCard(items: items, hasMarks: hasMarks, anchor: anchor)
      } arrows: {
        EmptyView()
      }
      .opacity(state.isShown ? 1 : 0)
      .modifier(PopupSurface())
    }
    .onPreferenceChange(HasMarkKey.self) { hasMarks = $0 }
    // A menu is for one who looks at it: it goes with the keyboard.
    .onChange(of: scenePhase) { if scenePhase != .active { closeAll() } }
    .environment(\.menu, model.closing(by: closeAll))
    .modifier(ModalScope(isActive: state.isActive, arrowsMoveFocus: true, firstFocus: .anyByKey, press: press))
    .presented(isActive: state.isActive, dismiss: dismiss)
  }

  /// The model keeps it, and so it must not keep the view, which keeps the model.
  private var closeAll: () -> Void {
    let (dismiss, parent) = (dismiss, parent)
    return {
      dismiss()
      parent?.close()
    }
  }

  private func press(_ press: KeyStroke) -> Bool {
    let back: InputEvent.Key = direction == .leftToRight ? .leftArrow : .rightArrow
    switch press.key {
    case .escape: closeAll()
    case back where parent != nil: dismiss()
    // To the next menu of a bar.
    case .leftArrow, .rightArrow: return false
    default: break
    }
    // What is typed at a menu is for nobody behind it.
    return true
  }
}

private struct MenuCard<Items: View>: View {
  let items: Items
  let hasMarks: Bool
  /// What it is opened beside, in the window's points.
  let anchor: CGRect
  /// Whether it is above that.
  @State private var isAbove = false
  @Environment(\.menuOrder) private var order
  @Environment(\.platformProfile) private var profile

  var body: some View {
    let metrics = profile.menus
    ViewThatFits(in: .vertical) {
      list(metrics)
      ScrollView { list(metrics) }
    }
    .fixedSize(horizontal: true, vertical: false)
    .padding(metrics.inset)
    .modifier(RaisedSurface(cornerRadius: metrics.cornerRadius, shadow: (12, 5)))
    .modifier(.accessibleMenu)
    .environment(\.menuHasMarks, hasMarks)
    .environment(
      \.sectionStyle, SectionStyle(headerFont: .subheadline.weight(.semibold), headerColor: .quietText)
    )
    .onGeometryChange(for: Bool.self) {
      $0.frame(in: .global).midY < anchor.minY
    } action: {
      isAbove = $0
    }
    .buttonStyle(MenuItemStyle())
    .containedToggleStyle(MenuToggleStyle())
    .font(.body)
    .focusEffectDisabled()
    .multilineTextAlignment(.leading)
  }

  private func list(_ metrics: MenuMetrics) -> some View {
    let isReversed = isAbove && (order == .priority || order == .automatic && profile.isPhone)
    return MenuLayout(metrics: metrics) {
      Group(sections: items) { sections in
        ForEach(isReversed ? sections.reversed() : Array(sections)) { section in
          Divider()
          section.header
          ForEach(isReversed ? section.content.reversed() : Array(section.content)) { $0 }
          section.footer
        }
      }
    }
  }
}

/// Items below each other, all as wide as the widest; lines between them have room above and below, and stand only between
/// items, one at a place.
private struct MenuLayout: Layout, BuiltIn {
  let metrics: MenuMetrics

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = max(
      metrics.minimumWidth, subviews.map { $0.sizeThatFits(.unspecified).width + inset(of: $0) }.max() ?? 0)
    return CGSize(width: width, height: heights(of: subviews, width: width).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for (subview, height) in zip(subviews, heights(of: subviews, width: bounds.width)) {
      let inset = inset(of: subview) / 2
      // A line that is not there has no width either.
      let width = height > 0 ? bounds.width - 2 * inset : 0
      subview.place(
        at: CGPoint(x: bounds.minX + inset, y: y + height / 2), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: nil))
      y += height
    }
  }

  private func heights(of subviews: Subviews, width: CGFloat) -> [CGFloat] {
    let own = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width - inset(of: $0), height: nil)).height }
    let isItem = subviews.map { $0[ControlKindKey.self] != nil }
    let isLine = zip(own, isItem).map { $0 <= 1 && !$1 }
    let last = isLine.lastIndex(of: false) ?? -1
    return own.indices.map { index in
      if isItem[index] { return own[index] }
      if !isLine[index] { return own[index] + 8 }
      let isBetween = index > 0 && index < last && !isLine[index - 1]
      return isBetween ? own[index] + 2 * metrics.separatorMargin : 0
    }
  }

  /// At both sides together: items have their own, lines and other views keep within the labels.
  private func inset(of subview: LayoutSubview) -> CGFloat {
    subview[ControlKindKey.self] != nil ? 0 : 2 * metrics.padding
  }
}
