import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// What is behind a list and around it: a phone's ground for cards, the line of a bordered list.
struct ListGroundRule: Rule {
  let content: Attribute<DisplayList>?
  let size: Attribute<ViewSize>
  let style: Attribute<_ListStyleKind>
  let profile: Attribute<PlatformProfile>
  let scale: Attribute<CGFloat>
  let appearance: Attribute<ColorAppearance>
  let isShown: Attribute<Bool>
  let space: CoordinateSpaceLink
  let safeArea: SafeArea?

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let list = content.map { context.read($0) } ?? .empty
    let style = context.read(style)
    let hasGround = style.isGrouped && context.read(profile).isPhone && context.read(isShown)
    guard hasGround || style == .bordered else { return list }
    var bounds = CGRect(origin: .zero, size: context.read(size).size)
    // The ground goes on under the bars that the list touches.
    if hasGround, let insets = safeArea?.insets(of: bounds, in: space) {
      bounds = bounds.inset(
        by: EdgeInsets(
          top: -insets.top, leading: -insets.leading, bottom: -insets.bottom, trailing: -insets.trailing))
    }
    let id = context.attribute.id.index
    func item(_ part: UInt32, _ color: Color, stroke: StrokeStyle? = nil) -> DisplayItem {
      let rect = stroke.map { bounds.insetBy(dx: $0.lineWidth / 2, dy: $0.lineWidth / 2) } ?? bounds
      let paint = Paint.color(color.resolve(context.read(appearance), accent: nil))
      return DisplayItem(
        id: id &+ part &* 0x0100_0000, version: context.revision, bounds: bounds, frame: bounds,
        content: .group(
          GroupItem(
            DisplayList([
              DisplayItem(
                id: id &+ part &* 0x0100_0000, version: context.revision, bounds: bounds, frame: bounds,
                content: .shape(ShapeItem(path: Path(rect), paint: paint, stroke: stroke)))
            ]), allowsHitTesting: false)))
    }
    if hasGround { return DisplayList([item(1, .groupedGround)] + list.items) }
    return DisplayList(list.items + [item(1, .separator, stroke: StrokeStyle(lineWidth: 1 / context.read(scale)))])
  }

  static var updateKind: UpdateKind { .display }
}
