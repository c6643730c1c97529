import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A header's picture: labels, an arrow in the column that sorts, lines between columns and below all; a column that is
/// moved above the others, and where it would come to stand.
struct TableHeaderDisplayRule: Rule {
  let size: Attribute<ViewSize>
  let geometry: Attribute<TableColumnGeometry>
  let order: Attribute<TableHeaderOrder?>
  let placements: Attribute<[Placement]>
  let labels: Attribute<[ContainerChild]>
  let drag: Attribute<TableHeaderModel.Drag?>
  let profile: Attribute<PlatformProfile>
  let direction: Attribute<LayoutDirection>
  let scale: Attribute<CGFloat>
  let appearance: Attribute<ColorAppearance>
  let model: TableHeaderModel
  let responder: GestureResponder
  /// Shows that edges can be dragged.
  let edges: HoverResponder

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let bounds = CGRect(origin: .zero, size: context.read(size).size)
    let (geometry, appearance) = (context.read(geometry), context.read(appearance))
    let metrics = context.read(profile).tables
    let isMirrored = context.read(direction) == .rightToLeft
    let thickness = 1 / context.read(scale)
    let id = context.attribute.id.index
    var items: [DisplayItem] = []
    var part: UInt32 = 0
    func add(_ rect: CGRect, _ path: Path? = nil, _ color: Color, stroke: StrokeStyle? = nil, moved: CGFloat = 0) {
      part += 1
      var rect = rect.offsetBy(dx: moved, dy: 0)
      var path = path.map { $0.offsetBy(dx: moved, dy: 0) }
      if isMirrored {
        rect.origin.x = bounds.width - rect.maxX
        path = path?.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.width, ty: 0))
      }
      let paint = Paint.color(color.resolve(appearance, accent: nil))
      items.append(
        DisplayItem(
          id: id &+ part &* 0x0010_0000, version: context.revision, bounds: rect, frame: rect,
          content: .shape(ShapeItem(path: path ?? Path(rect), paint: paint, stroke: stroke))))
    }
    let drag = context.read(drag)
    let order = context.read(order)
    func addArrow(_ column: TableColumnGeometry.Column, moved: CGFloat) {
      guard let order, order.column == column.identity else { return }
      let size = metrics.arrowSize
      let end = column.start + geometry.inset + column.width
      let rect = CGRect(
        x: end - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      let (tip, back) = order.order == .forward ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: back))
      path.addLine(to: CGPoint(x: rect.midX, y: tip))
      path.addLine(to: CGPoint(x: rect.maxX, y: back))
      add(
        rect.insetBy(dx: -1, dy: -1), path, .secondary,
        stroke: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round), moved: moved)
    }
    let labels = context.read(labels)
    let places = context.read(placements)
    func addLabel(_ identity: UInt32, moved: CGFloat) {
      guard let index = labels.firstIndex(where: { $0.identity == identity && $0.leavingPlace == nil }),
        index < places.count, let display = labels[index].outputs.display
      else { return }
      var place = places[index]
      place.origin.x += isMirrored ? -moved : moved
      items.append(context.read(display), at: place, id: display.id.index)
    }

    for (index, column) in geometry.columns.enumerated() {
      if index + 1 < geometry.columns.count {
        let height = bounds.height / 2
        add(
          CGRect(
            x: geometry.end(of: index) - thickness, y: (bounds.height - height) / 2, width: thickness, height: height),
          nil, .separator)
      }
      if column.identity == drag?.column { continue }
      addLabel(column.identity, moved: 0)
      addArrow(column, moved: 0)
    }
    add(CGRect(x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness), nil, .separator)
    if let drag, let index = geometry.column(drag.column) {
      let column = geometry.columns[index]
      if let destination = TableHeaderModel.destination(of: drag, in: geometry), destination != index {
        let x = destination > index ? geometry.end(of: destination) : geometry.columns[destination].start
        add(CGRect(x: x - 1, y: 0, width: 2, height: bounds.height), nil, .accentColor)
      }
      let rect = CGRect(
        x: column.start, y: 0, width: column.width + 2 * geometry.inset, height: bounds.height - thickness)
      add(rect, nil, .windowBackground, moved: drag.distance)
      add(rect, nil, .pressedRow, moved: drag.distance)
      addLabel(drag.column, moved: drag.distance)
      addArrow(column, moved: drag.distance)
    }
    if let item = edgeItem(geometry, metrics, bounds, isMirrored: isMirrored, id: id &+ 0x0008_0000) {
      items.append(item)
    }
    return DisplayList([
      DisplayItem(
        id: id, version: 0, bounds: bounds.union(DisplayList(items).bounds),
        content: .group(
          GroupItem(DisplayList(items), responder: responder, contentShape: ContentShape(Path(bounds)))))
    ])
  }

  /// What shows the pointer's other shape: the edges that can be dragged.
  private func edgeItem(
    _ geometry: TableColumnGeometry, _ metrics: TableMetrics, _ bounds: CGRect, isMirrored: Bool, id: UInt32
  ) -> DisplayItem? {
    var path = Path()
    for (index, column) in geometry.columns.enumerated() where model.canResize(column.identity) {
      let near = metrics.resizeDistance
      var x = geometry.end(of: index)
      if isMirrored { x = bounds.width - x }
      path.addRect(CGRect(x: x - near, y: 0, width: 2 * near, height: bounds.height))
    }
    if path.isEmpty { return nil }
    return DisplayItem(
      id: id, version: 0, bounds: path.boundingRect,
      content: .group(GroupItem(.empty, responder: edges, contentShape: ContentShape(path))))
  }

  static var updateKind: UpdateKind { .display }
}
