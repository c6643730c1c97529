import Foundation
import Geometry

/// What must be drawn again to get from one list's picture to another's.
public struct DisplayListDifference {
  /// Rectangles that do not overlap each other, inside the visible ones; empty when the pictures are the same.
  public var damage: [PixelRect] { region.rects }
  private var region: DamageRegion

  /// - Parameters:
  ///   - transform: points to pixels.
  ///   - visible: what there is to draw into.
  public init(from old: DisplayList, to new: DisplayList, transform: CGAffineTransform, visible: PixelRect) {
    region = DamageRegion(limits: visible)
    compare(old, new, transform, visible)
  }

  /// - Parameter clip: what shows of the lists.
  private mutating func compare(
    _ old: DisplayList, _ new: DisplayList, _ transform: CGAffineTransform, _ clip: PixelRect
  ) {
    if old === new || clip.isEmpty { return }
    let (a, b) = (old.items, new.items)
    var start = 0
    while start < a.count && start < b.count && a[start].id == b[start].id {
      compare(a[start], b[start], transform, clip)
      start += 1
    }
    var (endA, endB) = (a.count, b.count)
    while endA > start && endB > start && a[endA - 1].id == b[endB - 1].id {
      endA -= 1
      endB -= 1
      compare(a[endA], b[endB], transform, clip)
    }
    if start == endA && start == endB { return }
    compareMiddle(a[start..<endA], b[start..<endB], transform, clip)
  }

  /// Items inserted, removed or reordered: those that keep their order among the matched are compared, the rest is
  /// drawn anew.
  private mutating func compareMiddle(
    _ a: ArraySlice<DisplayItem>, _ b: ArraySlice<DisplayItem>, _ transform: CGAffineTransform, _ clip: PixelRect
  ) {
    var places: [UInt32: [Int]] = [:]
    for i in a.indices.reversed() { places[a[i].id, default: []].append(i) }
    var matched = Set<Int>()
    var next = a.startIndex
    for item in b {
      if let place = places[item.id]?.popLast(), place >= next {
        compare(a[place], item, transform, clip)
        matched.insert(place)
        next = place + 1
      } else {
        add(item, transform, clip)
      }
    }
    for i in a.indices where !matched.contains(i) { add(a[i], transform, clip) }
  }

  private mutating func add(_ item: DisplayItem, _ transform: CGAffineTransform, _ clip: PixelRect) {
    region.add(Self.pixels(of: item, transform).intersection(clip))
  }

  /// One pixel more than the bounds: glyphs and images move to whole pixels.
  private static func pixels(of item: DisplayItem, _ transform: CGAffineTransform) -> PixelRect {
    let rect = PixelRect(around: item.bounds, transform)
    return rect.isEmpty ? rect : rect.outset(by: 1)
  }

  private mutating func compare(
    _ old: DisplayItem, _ new: DisplayItem, _ transform: CGAffineTransform, _ clip: PixelRect
  ) {
    guard case .group(let a) = old.content, case .group(let b) = new.content else {
      if old.version == new.version && old.offset == new.offset && old.bounds == new.bounds { return }
      add(old, transform, clip)
      add(new, transform, clip)
      return
    }
    let isSame =
      old.offset == new.offset && a.transform == b.transform && a.clip == b.clip && a.opacity == b.opacity
      && a.blendMode == b.blendMode && a.filters == b.filters
    if isSame && a.list === b.list { return }
    // A filter spreads a change over its reach; drawing the whole group again is simpler than following it.
    if !isSame || !a.filters.isEmpty {
      add(old, transform, clip)
      add(new, transform, clip)
      return
    }
    let inner = b.transform.concatenating(transform.translatedBy(x: new.offset.x, y: new.offset.y))
    var visible = clip
    switch b.clip {
    case .rect(let rect): visible = clip.intersection(PixelRect(around: rect, inner).outset(by: 1))
    case .path, nil: break
    }
    compare(a.list, b.list, inner, visible)
  }
}
