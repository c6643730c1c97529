import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A row's picture: cells, and the triangle that discloses what is below it.
struct TableRowDisplayRule: Rule {
  let size: Attribute<ViewSize>
  let placements: Attribute<[Placement]>
  let cells: Attribute<[ContainerChild]>
  let layout: Attribute<LayoutComputer>
  let profile: Attribute<PlatformProfile>
  let appearance: Attribute<ColorAppearance>
  let direction: Attribute<LayoutDirection>
  let disclosure: TableDisclosure?
  let disclosureResponder: GestureResponder?

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let bounds = CGRect(origin: .zero, size: context.read(size).size)
    let cells = context.read(cells)
    let places = context.read(placements)
    guard let row = context.read(layout) as? TableRowComputer else { return .empty }
    let id = context.attribute.id.index
    var items: [DisplayItem] = []
    items.reserveCapacity(cells.count + 1)
    for index in cells.indices where index < places.count && row.isShown(index) {
      guard let display = cells[index].outputs.display else { continue }
      items.append(context.read(display), at: places[index], id: display.id.index)
    }
    if let disclosure, disclosure.isExpandable.map({ context.read($0) }) ?? true {
      items.append(triangle(disclosure, row, bounds, id: id &+ 0x0100_0000, context))
    }
    return items.isEmpty ? .empty : DisplayList(items)
  }

  /// A chevron before the first column's content: to the side, or down where what it discloses shows.
  private func triangle(
    _ disclosure: TableDisclosure, _ row: TableRowComputer, _ bounds: CGRect, id: UInt32,
    _ context: RuleContext<DisplayList>
  ) -> DisplayItem {
    let metrics = context.read(profile).tables
    let room = metrics.indentation
    let isMirrored = context.read(direction) == .rightToLeft
    var x = row.leadingInset + row.indentation - room
    if isMirrored { x = bounds.width - x - room }
    // The chevron stands a little to the side of the text, in the middle of what can be pressed.
    let area = CGRect(x: x - 2, y: 0, width: room, height: bounds.height)
    let middle = CGPoint(x: area.midX, y: area.midY)
    let (long, short): (CGFloat, CGFloat) = (4, 2)
    var path = Path()
    if context.read(disclosure.isExpanded) {
      path.move(to: CGPoint(x: middle.x - long, y: middle.y - short))
      path.addLine(to: CGPoint(x: middle.x, y: middle.y + short))
      path.addLine(to: CGPoint(x: middle.x + long, y: middle.y - short))
    } else {
      let side: CGFloat = isMirrored ? -1 : 1
      path.move(to: CGPoint(x: middle.x - short * side, y: middle.y - long))
      path.addLine(to: CGPoint(x: middle.x + short * side, y: middle.y))
      path.addLine(to: CGPoint(x: middle.x - short * side, y: middle.y + long))
    }
    let paint = Paint.color(Color.secondary.resolve(context.read(appearance), accent: nil))
    let stroke = StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
    let mark = DisplayItem(
      id: id, version: context.revision, bounds: path.boundingRect.insetBy(dx: -1, dy: -1),
      content: .shape(ShapeItem(path: path, paint: paint, stroke: stroke)))
    return DisplayItem(
      id: id, version: 0, bounds: area,
      content: .group(
        GroupItem(DisplayList([mark]), responder: disclosureResponder, contentShape: ContentShape(Path(area)))))
  }

  static var updateKind: UpdateKind { .display }
}
