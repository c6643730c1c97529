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

  var body: some View {
    ZStack {
      // A submenu leaves the menu that it is opened from to the pointer.
      if parent == nil { Backdrop(press: dismiss) }
      Anchored(anchor: anchor, edge: edge, gap: parent == nil ? 2 : -3, isAligned: true) {
        MenuCard(items: items, hasMarks: hasMarks, anchor: anchor)
      } arrows: {
        EmptyView()
      }
      .opacity(state.isShown ? 1 : 0)
    }
    .onPreferenceChange(HasMarkKey.self) { hasMarks = $0 }
    .environment(\.menu, model.closing(by: closeAll))
    .modifier(ModalScope(isActive: state.isActive, arrowsMoveFocus: true, firstFocus: .anyByKey, press: press))
    .presented(isActive: state.isActive, dismiss: dismiss)
  }

  private func closeAll() {
    dismiss()
    parent?.close()
  }

  private func press(_ press: KeyStroke) -> Bool {
    switch press.key {
    case .escape: closeAll()
    case .leftArrow where parent != nil: dismiss()
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
    .environment(\.menuHasMarks, hasMarks)
    .environment(
      \.sectionStyle, SectionStyle(headerFont: .subheadline.weight(.semibold), headerColor: .secondary)
    )
    .onGeometryChange(for: Bool.self) {
      $0.frame(in: .global).midY < anchor.minY
    } action: {
      isAbove = $0
    }
    .buttonStyle(MenuItemStyle())
    .toggleStyle(MenuToggleStyle())
    .font(.body)
    .focusEffectDisabled()
    .multilineTextAlignment(.leading)
  }

  private func list(_ metrics: MenuMetrics) -> some View {
    MenuLayout(metrics: metrics) {
      if isAbove, order == .priority || order == .automatic && profile.isPhone {
        Group(subviews: items) { subviews in ForEach(subviews.reversed()) { $0 } }
      } else {
        items
      }
    }
  }
}

/// Items below each other, all as wide as the widest; lines between them have room above and below.
private struct MenuLayout: Layout {
  let metrics: MenuMetrics

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = max(
      metrics.minimumWidth, subviews.map { $0.sizeThatFits(.unspecified).width + inset(of: $0) }.max() ?? 0)
    return CGSize(width: width, height: subviews.reduce(0) { $0 + height(of: $1, width: width) })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for subview in subviews {
      let height = height(of: subview, width: bounds.width)
      let inset = inset(of: subview) / 2
      subview.place(
        at: CGPoint(x: bounds.minX + inset, y: y + height / 2), anchor: .leading,
        proposal: ProposedViewSize(width: bounds.width - 2 * inset, height: nil))
      y += height
    }
  }

  private func height(of subview: LayoutSubview, width: CGFloat) -> CGFloat {
    let own = subview.sizeThatFits(ProposedViewSize(width: width - inset(of: subview), height: nil)).height
    if subview[ControlKindKey.self] != nil { return own }
    return own + 2 * (own <= 1 ? metrics.separatorMargin : 4)
  }

  /// At both sides together: items have their own, lines and other views keep within the labels.
  private func inset(of subview: LayoutSubview) -> CGFloat {
    subview[ControlKindKey.self] != nil ? 0 : 2 * metrics.padding
  }
}
