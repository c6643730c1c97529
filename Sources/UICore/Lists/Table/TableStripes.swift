import AttributeGraph
import DisplayList
import Foundation
import Geometry

extension Color {
  /// The background of every second row: the faint contrast of AppKit's alternating content backgrounds.
  static let tableStripe = Color(
    .adaptive(light: RGBA(hex: 0x000000, alpha: 0.04), dark: RGBA(hex: 0xFFFFFF, alpha: 0.05)))
}

/// The backgrounds of every second row, and of the empty rows below the last one where there is room.
///
/// One list for all rows, so that a row knows nothing of its number. A stripe is the same item while its row is in sight,
/// wherever it is scrolled to.
struct TableStripesRule: Rule {
  let alternates: Attribute<Bool>
  let parts: LazyHandles
  let size: Attribute<ViewSize>
  let look: Attribute<_TableLook>
  let profile: Attribute<PlatformProfile>
  let appearance: Attribute<ColorAppearance>

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    guard context.read(alternates) else { return .empty }
    let size = context.read(size).size
    let metrics = context.read(profile).tables
    let color = Color.tableStripe.resolve(context.read(appearance), accent: nil)
    let hasBorder = context.read(look).hasBorder
    let inset = hasBorder ? 0 : metrics.edgeInset
    let radius = hasBorder ? 0 : metrics.highlightRadius
    var items: [DisplayItem] = []
    func add(_ row: Int, at y: CGFloat, _ height: CGFloat) {
      if row.isMultiple(of: 2) || height <= 0 { return }
      let rect = CGRect(x: inset, y: 0, width: max(0, size.width - 2 * inset), height: height)
      let path = Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius))
      var hasher = Hasher()
      hasher.combine(rect.width)
      hasher.combine(height)
      hasher.combine(radius)
      hasher.combine(color)
      items.append(
        DisplayItem(
          id: UInt32(truncatingIfNeeded: row), version: UInt32(truncatingIfNeeded: hasher.finalize()),
          offset: CGPoint(x: 0, y: y), bounds: rect.offsetBy(dx: 0, dy: y), frame: rect,
          content: .shape(ShapeItem(path: path, paint: .color(color)))))
    }
    for (row, place) in zip(context.read(parts.window).indices, context.read(parts.placements)) {
      add(row, at: place.origin.y, place.size.height)
    }
    let arrangement = context.read(parts.arrangement)
    var (row, y) = (arrangement.content.count, arrangement.lengths.total)
    while y < size.height {
      add(row, at: y, metrics.minimumRowHeight)
      (row, y) = (row + 1, y + metrics.minimumRowHeight)
    }
    return items.isEmpty ? .empty : DisplayList(items)
  }

  static var updateKind: UpdateKind { .display }
}
