import DashboardFormat
import Foundation

/// The frames of a dashboard's parts, in points from its top leading corner.
///
/// Columns divide the width equally; the layout defines the height of rows. A widget leaves a gap at its trailing and lower
/// edge. In an ordered layout each widget moves up until it meets another; a group is as high as its content. Cost: the
/// number of widgets times the columns that they cover.
struct DashboardArrangement: Equatable {
  struct Item: Equatable, Identifiable {
    let widget: WidgetDescription
    /// A widget, or the title of a group.
    let frame: CGRect
    var id: String { widget.id }
  }

  /// The background of a group.
  struct Backdrop: Equatable, Identifiable {
    let id: String
    let frame: CGRect
    let color: DashboardColor?
    /// Whether the group begins and ends here, if the frame is clipped to a band.
    var hasTop = true
    var hasBottom = true
  }

  private(set) var items: [Item] = []
  /// Outer groups before inner ones.
  private(set) var backdrops: [Backdrop] = []
  private(set) var height = 0.0

  private let hasBanners: Bool

  /// - Parameters:
  ///   - toggled: groups that the viewer opened or closed.
  ///   - hasPictures: whether to leave room for group banners; exact layouts never have any.
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
    /// The distance between the leading edges of neighbouring columns.
    var pitch: Double { (width + DashboardMetrics.gap) / Double(max(columns, 1)) }
  }

  /// Places widgets and returns their total height.
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
  /// Sorted from top to bottom, then from the leading edge; a stable sort.
  fileprivate var inReadingOrder: [WidgetDescription] {
    enumerated().sorted { a, b in
      (a.element.frame.y, a.element.frame.x, a.offset) < (b.element.frame.y, b.element.frame.x, b.offset)
    }.map(\.element)
  }
}
