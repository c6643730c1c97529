import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A table's picture: rows under the clip below the header, the header, the indicators, the border.
struct TableDisplayRule: Rule {
  let size: Attribute<ViewSize>
  let headerHeight: Attribute<CGFloat>
  let origin: Attribute<CGPoint>
  let body: Attribute<DisplayList>?
  let header: Attribute<DisplayList>?
  let indicators: Attribute<DisplayList>
  let look: Attribute<_TableLook>
  let appearance: Attribute<ColorAppearance>
  let scale: Attribute<CGFloat>
  let area: Attribute<ScrollArea>
  let state: ScrollState
  let responders: ScrollResponders

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let bounds = CGRect(origin: .zero, size: context.read(size).size)
    let headerHeight = min(context.read(headerHeight), bounds.height)
    let below = CGRect(x: 0, y: headerHeight, width: bounds.width, height: bounds.height - headerHeight)
    let origin = context.read(origin)
    let id = context.attribute.id.index
    var items: [DisplayItem] = []
    if let body {
      // The rows are a group of their own in the one that clips: scrolling changes that group's offset alone.
      var rows: [DisplayItem] = []
      rows.append(context.read(body), at: CGPoint(x: origin.x, y: origin.y + headerHeight), id: body.id.index)
      if !rows.isEmpty {
        items.append(
          DisplayItem(
            id: id &+ 0x0100_0000, version: 0, bounds: below,
            content: .group(GroupItem(DisplayList(rows), clip: .rect(below)))))
      }
    }
    if let header, headerHeight > 0 {
      items.append(context.read(header), at: CGPoint(x: origin.x, y: 0), id: header.id.index)
    }
    if let bars = responders.item(
      of: context.read(indicators), in: context.read(area), id: self.indicators.id.index, at: below.origin)
    {
      items.append(bars)
    }
    if context.read(look).hasBorder { items.append(border(bounds, id: id &+ 0x0200_0000, context)) }
    let scrolled = DisplayItem(
      id: id, version: 0, bounds: bounds,
      content: .group(GroupItem(DisplayList(items), clip: .rect(bounds), responder: state)))
    return DisplayList([
      DisplayItem(
        id: id &+ 0x4000_0000, version: 0, bounds: bounds,
        content: .group(GroupItem(DisplayList([scrolled]), responder: responders.pan)))
    ])
  }

  private func border(_ bounds: CGRect, id: UInt32, _ context: RuleContext<DisplayList>) -> DisplayItem {
    let thickness = 1 / context.read(scale)
    let paint = Paint.color(Color.separator.resolve(context.read(appearance), accent: nil))
    let path = Path(bounds.insetBy(dx: thickness / 2, dy: thickness / 2))
    return DisplayItem(
      id: id, version: context.revision, bounds: bounds, frame: bounds,
      content: .shape(ShapeItem(path: path, paint: paint, stroke: StrokeStyle(lineWidth: thickness))))
  }

  static var updateKind: UpdateKind { .display }
}
