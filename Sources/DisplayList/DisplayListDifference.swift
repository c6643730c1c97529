import Foundation
import Geometry

/// The steps from the picture of one list to that of another: pixels to copy, then rectangles to draw again.
///
/// Compares two lists in parallel. Skips a list that is the same object in the same place. Matches items by id and
/// order. A change inside a group damages only the rectangles of the changed items, clipped as the items are.
public struct DisplayListDifference {
  /// A copy of pixels to another place. Copies are done in order, before anything is drawn.
  public struct Copy: Hashable, Sendable {
    /// The destination; the source is this rectangle moved by (-dx, -dy).
    public var destination: PixelRect
    public var dx, dy: Int
  }

  public internal(set) var copies: [Copy] = []
  /// The damage: disjoint rectangles within the visible area; empty if the pictures are the same.
  public var damage: [PixelRect] { region.rects }
  var region: DamageRegion
  let oldRoot: DisplayList
  let rootTransform: CGAffineTransform
  /// The changes in drawing order; recorded only if the new list contains picture groups or backdrops.
  var changes = OrderedChanges()

  /// The context of two lists that are compared; the same for both.
  struct Context {
    /// The lists' units to pixels.
    var transform: CGAffineTransform
    /// Whether edges of views are snapped to pixels.
    var onEdges = true
    /// The visible pixels.
    var visible: PixelRect
    /// Whether an enclosing group is translucent.
    var isFaded = false
    /// The pixels that may be copied; `nil` inside groups that are not painted directly.
    var movable: PixelRect?
  }

  /// - Parameters:
  ///   - transform: points to pixels.
  ///   - visible: the pixels of the target.
  public init(from old: DisplayList, to new: DisplayList, transform: CGAffineTransform, visible: PixelRect) {
    region = DamageRegion(limits: visible)
    oldRoot = old
    rootTransform = transform
    changes.isRecording = new.holdsPictures || new.holdsBackdrops
    compare(old, new, Context(transform: transform, visible: visible, movable: visible))
    for backdrop in new.backdrops(transform, visible: visible) { spread(through: backdrop, visible) }
  }

  mutating func compare(_ old: DisplayList, _ new: DisplayList, _ context: Context) {
    if old === new || context.visible.isEmpty { return }
    let (a, b) = (old.items, new.items)
    var start = 0
    // Most items of a frame are those of the last one. To find that out copies nothing: passing items on copies both.
    while start < a.count && start < b.count && a[start].id == b[start].id {
      if !a[start].isKnownSame(as: b[start]) { compare(a[start], b[start], at: start, context) }
      start += 1
    }
    var (endA, endB) = (a.count, b.count)
    while endA > start && endB > start && a[endA - 1].id == b[endB - 1].id {
      endA -= 1
      endB -= 1
      if !a[endA].isKnownSame(as: b[endB]) { compare(a[endA], b[endB], at: endB, context) }
    }
    if start < endA || start < endB { compareMiddle(a[start..<endA], b[start..<endB], context) }
  }

  /// Compares parts with inserted, removed or reordered items. Compares matched items that keep their order, and
  /// damages the others.
  private mutating func compareMiddle(
    _ a: ArraySlice<DisplayItem>, _ b: ArraySlice<DisplayItem>, _ context: Context
  ) {
    var places: [UInt32: [Int]] = [:]
    for i in a.indices.reversed() { places[a[i].id, default: []].append(i) }
    let candidates = b.map { places[$0.id]?.popLast() }
    let kept = Self.longestIncreasing(candidates)
    var isMatched = [Bool](repeating: false, count: a.count)
    for (i, place) in zip(b.indices, kept) {
      changes.enter(i)
      if let place {
        compare(a[place], b[i], context)
        isMatched[place - a.startIndex] = true
      } else {
        add(b[i], context)
      }
      changes.leave()
    }
    // Removed items were drawn somewhere in this range; count them at its start.
    changes.enter(b.startIndex)
    for i in a.indices where !isMatched[i - a.startIndex] { add(a[i], context) }
    changes.leave()
  }

  private mutating func compare(_ old: DisplayItem, _ new: DisplayItem, at index: Int, _ context: Context) {
    changes.enter(index)
    compare(old, new, context)
    changes.leave()
  }

  /// One longest increasing subsequence: its values at their indices, `nil` elsewhere. O(n log n), by patience sorting.
  static func longestIncreasing(_ values: [Int?]) -> [Int?] {
    var tails: [Int] = []  // for each length, the index of the smallest value that ends such a sequence
    var previous = [Int?](repeating: nil, count: values.count)
    for (i, value) in values.enumerated() {
      guard let value else { continue }
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]]! < value { low = middle + 1 } else { high = middle }
      }
      previous[i] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(i) } else { tails[low] = i }
    }
    var kept = [Int?](repeating: nil, count: values.count)
    var at = tails.last
    while let i = at {
      kept[i] = values[i]
      at = previous[i]
    }
    return kept
  }

  mutating func add(_ item: DisplayItem, _ context: Context) {
    let pixels = Self.pixels(within: item.bounds, context.transform).intersection(context.visible)
    region.add(pixels)
    changes.add(pixels)
  }

  /// One pixel more than the bounds, because glyphs and images are snapped to pixels.
  static func pixels(within bounds: CGRect, _ transform: CGAffineTransform) -> PixelRect {
    let rect = PixelRect(around: bounds, transform)
    return rect.isEmpty ? rect : rect.outset(by: 1)
  }

  private mutating func compare(_ old: DisplayItem, _ new: DisplayItem, _ context: Context) {
    guard case .group(let a) = old.content, case .group(let b) = new.content else {
      if old.version == new.version && old.offset == new.offset && old.bounds == new.bounds,
        old.frame == new.frame, old.isMoving == new.isMoving, old.isGroup == new.isGroup
      {
        return
      }
      add(old, context)
      add(new, context)
      return
    }
    guard a.hasSameEffects(as: b), a.opacity == b.opacity, a.blendMode == b.blendMode,
      a.isIsolated == b.isIsolated, old.isMoving == new.isMoving, old.frame == new.frame,
      !(context.isFaded || a.opacity < 1) || a.isSingle == b.isSingle
    else {
      add(old, context)
      add(new, context)
      return
    }
    if old.offset == new.offset && a.transform == b.transform {
      if a.list === b.list { return }
      let inner = context.entering(new, b)
      if a.filters.allSatisfy(\.isPointwise) {
        compare(a.list, b.list, inner)
      } else if Self.differ(a.list, b.list, inner) {
        // A filter spreads a change. Drawing the whole group is simpler than computing how far.
        add(old, context)
        add(new, context)
      }
    } else if !move(old, a, new, b, context) {
      add(old, context)
      add(new, context)
    }
  }

  /// Whether the lists draw different pictures, visible or not.
  private static func differ(_ old: DisplayList, _ new: DisplayList, _ context: Context) -> Bool {
    let everything = PixelRect(x0: -1 << 26, y0: -1 << 26, x1: 1 << 26, y1: 1 << 26)
    let inside = DisplayListDifference(from: old, to: new, transform: context.transform, visible: everything)
    return !inside.damage.isEmpty || !inside.copies.isEmpty
  }
}

extension GroupItem {
  /// The opacity of a group with one item applies to the item, with several items to a layer; rounding differs.
  fileprivate var isSingle: Bool { list.items.count == 1 }
}

extension DisplayItem {
  /// Whether it is a group of the same list in the same place with the same effects, as most items of a frame are.
  @inline(__always) fileprivate func isKnownSame(as other: DisplayItem) -> Bool {
    guard offset == other.offset, frame == other.frame, isMoving == other.isMoving else { return false }
    switch (content, other.content) {
    case (.group(let a), .group(let b)): return a.isKnownSame(as: b)
    default: return false
    }
  }

  var isGroup: Bool {
    if case .group = content { return true }
    return false
  }
}

extension DisplayListDifference.Context {
  /// The context inside `group`, the content of `item`.
  func entering(_ item: DisplayItem, _ group: GroupItem) -> Self {
    var inner = self
    inner.transform = group.transform.concatenating(item.place(transform, onEdges: onEdges).0)
    inner.onEdges = onEdges && item.keepsEdges(group)
    if group.opacity < 1 || group.blendMode != .normal || !group.filters.isEmpty || group.isIsolated
      || group.mask != nil
    {
      inner.movable = nil
    }
    inner.isFaded = isFaded || group.opacity < 1
    switch group.clip {
    case .rect(let rect):
      let pixels = PixelRect(clipping: rect, inner.transform, onEdges: inner.onEdges)
      inner.visible = visible.intersection(pixels)
      let isWhole = PixelRect.isWhole(rect, inner.transform, onEdges: inner.onEdges)
      inner.movable = isWhole ? inner.movable?.intersection(pixels) : nil
    case .path(let path, _):
      // One pixel more, because the path's edges are snapped to pixels.
      inner.visible = visible.intersection(PixelRect(around: path.boundingRect, inner.transform).outset(by: 1))
      inner.movable = nil
    case nil: break
    }
    return inner
  }
}
