import Foundation
import Geometry
import UICore

/// The items at the end of a bar, as many as there is room for; the others are in a menu behind them, as in windows of a Mac.
struct BarItems: View {
  let entries: [_ToolbarEntry]
  @State private var fit = BarFit()
  @State private var shown = Int.max
  @Environment(\.platformProfile) private var profile

  var body: some View {
    Group(subviews: BarViews(entries: entries)) { items in
      let others = Set(items.dropFirst(shown).map(\.id))
      BarItemsLayout(count: items.count, fit: fit) {
        ForEach(items) { item in item.opacity(others.contains(item.id) ? 0 : 1) }
        if !others.isEmpty { menu }
      }
      .onGeometryChange(for: Int.self) { [fit] in
        fit.count(in: $0.size.width)
      } action: {
        shown = $0
      }
    }
  }

  private var menu: some View {
    Menu {
      Group(subviews: BarViews(entries: entries)) { items in ForEach(items.dropFirst(shown)) { $0 } }
    } label: {
      Image(systemName: profile.isPhone ? "ellipsis" : "chevron.right.2")
        .flipsForRightToLeftLayoutDirection(true)
        .accessibilityLabel("More")
    }
    .menuIndicator(.hidden)
    .frame(width: BarItemsLayout.menuWidth)
  }
}

/// The views of items, one after the other.
private struct BarViews: View {
  let entries: [_ToolbarEntry]
  var body: some View { ForEach(0..<entries.count, id: \.self) { entries[$0].view } }
}

/// What the layout found out of the items.
private final class BarFit {
  /// Of the first items, from none to all, as wide as they want to be. Points.
  var widths: [CGFloat] = []

  /// How many have room, and the menu behind them where not all have.
  func count(in width: CGFloat) -> Int {
    // Sums of the same widths in another order may differ by a rounding.
    let room = width + 0.01
    guard let all = widths.last, all > room else { return widths.count - 1 }
    return widths.lastIndex { $0 + BarItemsLayout.menuRoom <= room } ?? 0
  }
}

/// A row of those items that have room, and of the menu, if it is there, at the end.
private struct BarItemsLayout: Layout, BuiltIn {
  let count: Int
  let fit: BarFit

  private static var row: HStackLayout { HStackLayout(spacing: NavigationBar.itemSpacing) }
  /// Points.
  static let menuWidth: CGFloat = 36
  static var menuRoom: CGFloat { NavigationBar.itemSpacing + menuWidth }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews[0..<count].map { $0.sizeThatFits(.unspecified) }
    fit.widths = sizes.reduce(into: [0]) { widths, size in
      widths.append((widths.last ?? 0) + (widths.count > 1 ? NavigationBar.itemSpacing : 0) + size.width)
    }
    let width = min(fit.widths[count], max(proposal.width ?? .infinity, Self.menuWidth))
    return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let shown = fit.count(in: bounds.width)
    var rest = bounds
    if shown < count { rest.size.width = fit.widths[shown] }
    // At the end of the bar.
    rest.origin.x = bounds.maxX - rest.width - (shown < count ? Self.menuRoom : 0)
    var row = Self.row.makeCache(subviews: subviews[0..<shown])
    Self.row.placeSubviews(
      in: rest, proposal: ProposedViewSize(rest.size), subviews: subviews[0..<shown], cache: &row)
    // Out of sight until they are drawn no longer.
    for item in subviews[shown..<count] {
      item.place(at: CGPoint(x: bounds.maxX + 10_000, y: bounds.minY), proposal: .unspecified)
    }
    for menu in subviews[count...] {
      menu.place(
        at: CGPoint(x: bounds.maxX - Self.menuWidth, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: Self.menuWidth, height: bounds.height))
    }
  }
}
