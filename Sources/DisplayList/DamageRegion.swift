/// Rectangles that cover the damage. There are few, because drawing each one traverses the display list.
///
/// Invariants: no two overlap; none is empty; all lie within the limits; at most ``mostRects``.
struct DamageRegion {
  private(set) var rects: [PixelRect] = []
  /// Damage outside is dropped.
  let limits: PixelRect
  static let mostRects = 16
  /// Two rectangles are merged if the merged one has at most this many more pixels.
  static let slack = 1024

  init(limits: PixelRect) { self.limits = limits }

  mutating func add(_ rect: PixelRect) {
    insert(rect.intersection(limits))
    while rects.count > Self.mostRects { mergeCheapest() }
  }

  private mutating func insert(_ rect: PixelRect) {
    if rect.isEmpty || rects.contains(where: { $0.contains(rect) }) { return }
    // If two rectangles cover nearly the same area, one is kept: the list would be walked for each part.
    if let i = rects.firstIndex(where: { isNearlySame($0, rect) }) {
      insert(rect.union(rects.remove(at: i)))
      return
    }
    if let i = rects.firstIndex(where: { $0.intersects(rect) && !rect.contains($0) }) {
      // The parts may be merged with others, but they never overlap this rectangle.
      for part in rect.subtracting(rects[i]) { insert(part) }
      return
    }
    rects.removeAll { rect.contains($0) }
    var joined = rect
    while let i = rects.firstIndex(where: { isWorthJoining($0, joined) }) { joined = joined.union(rects.remove(at: i)) }
    rects.append(joined)
  }

  /// Whether the merged rectangle costs little more and overlaps no third one.
  private func isWorthJoining(_ a: PixelRect, _ b: PixelRect) -> Bool {
    let joined = a.union(b)
    return joined.area <= a.area + b.area + Self.slack && !rects.contains { $0 != a && $0.intersects(joined) }
  }

  /// Whether two overlap and a rectangle around both is at most an eighth larger than what they cover.
  private func isNearlySame(_ a: PixelRect, _ b: PixelRect) -> Bool {
    let shared = a.intersection(b).area
    if shared == 0 { return false }
    let covered = a.area + b.area - shared
    return a.union(b).area <= covered + covered / 8
  }

  private mutating func mergeCheapest() {
    var best = (0, 1)
    var waste = Int.max
    for i in rects.indices {
      for j in rects.indices where j > i {
        let more = rects[i].union(rects[j]).area - rects[i].area - rects[j].area
        if more < waste {
          waste = more
          best = (i, j)
        }
      }
    }
    var joined = rects[best.0].union(rects[best.1])
    rects.remove(at: best.1)
    rects.remove(at: best.0)
    // The merged rectangle absorbs all that it overlaps, so each merge leaves fewer rectangles.
    while let i = rects.firstIndex(where: { $0.intersects(joined) }) { joined = joined.union(rects.remove(at: i)) }
    rects.append(joined)
  }
}

extension PixelRect {
  /// The parts outside `other`, as up to four rectangles.
  package func subtracting(_ other: PixelRect) -> [PixelRect] {
    let hole = intersection(other)
    if hole.isEmpty { return isEmpty ? [] : [self] }
    return [
      PixelRect(x0: x0, y0: y0, x1: x1, y1: hole.y0), PixelRect(x0: x0, y0: hole.y0, x1: hole.x0, y1: hole.y1),
      PixelRect(x0: hole.x1, y0: hole.y0, x1: x1, y1: hole.y1), PixelRect(x0: x0, y0: hole.y1, x1: x1, y1: y1),
    ].filter { !$0.isEmpty }
  }
}
