import DashboardFormat
import Foundation

/// Where everything of a dashboard is, in points from its top leading corner.
///
/// A column is as wide as an equal part of the width, a row as high as the layout says; a widget leaves a gap free at its
/// trailing and lower edge. In an ordered layout each widget moves up until it meets another; a group is as high as what is
/// in it. Cost: the number of widgets times the columns that they cover.
struct DashboardArrangement: Equatable {
  struct Item: Equatable, Identifiable {
    let widget: WidgetDescription
    /// A group's title where the widget is a group, the widget otherwise.
    let frame: CGRect
    var id: String { widget.id }
  }

  /// What is behind a group.
  struct Backdrop: Equatable, Identifiable {
    let id: String
    let frame: CGRect
    let color: DashboardColor?
    /// Whether the group begins and ends in it, where it is cut to a band.
    var hasTop = true
    var hasBottom = true
  }

  private(set) var items: [Item] = []
  /// Outer groups before inner ones.
  private(set) var backdrops: [Backdrop] = []
  private(set) var height = 0.0

  private let hasBanners: Bool

  /// - Parameters:
  ///   - toggled: groups that are not as the description has them: open or closed.
  ///   - hasPictures: whether the banners of groups have room; where frames are exact they have none.
  init(
    _ widgets: [WidgetDescription], layout: DashboardLayout, width: Double, toggled: Set<String> = [],
    hasPictures: Bool = false
  ) {
    hasBanners = hasPictures && layout.mode == .ordered
    height = place(
      widgets, Grid(columns: layout.columns, layout: layout, origin: .zero, width: max(width, 1)), toggled)
  }

  private struct Grid {
    var columns: Int
    var layout: DashboardLayout
    var origin: CGPoint
    var width: Double
    /// From a column's leading edge to the next one's.
    var pitch: Double { (width + DashboardMetrics.gap) / Double(max(columns, 1)) }
  }

  /// Places widgets and returns how high they are together.
  private mutating func place(_ widgets: [WidgetDescription], _ grid: Grid, _ toggled: Set<String>) -> Double {
    let gap = DashboardMetrics.gap
    let columns = min(max(grid.columns, 1), 10_000)
    let isOrdered = grid.layout.mode == .ordered
    let top = widgets.map(\.frame.y).min() ?? 0
    var skyline = [Double](repeating: 0, count: columns)
    var height = 0.0
    for widget in isOrdered ? widgets.inReadingOrder : widgets {
      let column = min(max(widget.frame.x, 0), columns - 1)
      let span = column..<min(column + widget.frame.width, columns)
      let y = isOrdered ? skyline[span].max() ?? 0 : Double(widget.frame.y - top) * grid.layout.rowHeight
      var frame = CGRect(
        x: grid.origin.x + Double(column) * grid.pitch, y: grid.origin.y + y,
        width: max(1, Double(span.count) * grid.pitch - gap),
        height: max(1, Double(widget.frame.height) * grid.layout.rowHeight - gap))
      if case .group(let group) = widget.definition {
        frame.size.height = place(group, widget, frame, grid, toggled)
      } else {
        items.append(Item(widget: widget, frame: frame))
      }
      for index in span { skyline[index] = y + frame.height + gap }
      height = max(height, y + frame.height)
    }
    return height
  }

  /// Places a group and returns its height.
  private mutating func place(
    _ group: GroupDefinition, _ widget: WidgetDescription, _ frame: CGRect, _ grid: Grid, _ toggled: Set<String>
  ) -> Double {
    let inset = DashboardMetrics.groupInset
    let banner = hasBanners && group.bannerURL != nil ? DashboardMetrics.groupBanner : 0
    let title = (group.showsTitle ? DashboardMetrics.groupHeader : 0) + banner
    let header = group.showsTitle ? title : title + inset
    let backdrop = backdrops.count
    backdrops.append(Backdrop(id: widget.id, frame: frame, color: group.background))
    if title > 0 {
      let top = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: title)
      items.append(Item(widget: widget, frame: top))
    }
    var height = header
    if group.isCollapsed == toggled.contains(widget.id), !group.widgets.isEmpty {
      let inner = Grid(
        columns: group.columns, layout: grid.layout,
        origin: CGPoint(x: frame.minX + inset, y: frame.minY + header), width: max(1, frame.width - 2 * inset))
      height += place(group.widgets, inner, toggled) + inset
    }
    backdrops[backdrop] = Backdrop(
      id: widget.id, frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height),
      color: group.background)
    return height
  }
}

extension [WidgetDescription] {
  /// From top to bottom, then from the leading side; equal places keep their order.
  fileprivate var inReadingOrder: [WidgetDescription] {
    enumerated().sorted { a, b in
      (a.element.frame.y, a.element.frame.x, a.offset) < (b.element.frame.y, b.element.frame.x, b.offset)
    }.map(\.element)
  }
}
