/// Rectangles that cover what changed: few, because each costs a walk over what is drawn.
///
/// Invariants: no two overlap; none is empty; all lie within the limits; at most ``mostRects``.
struct DamageRegion {
  private(set) var rects: [PixelRect] = []
  /// Nothing outside matters.
  let limits: PixelRect
  static let mostRects = 16
  /// Two rectangles become one where that draws at most this many pixels more.
  static let slack = 1024

  init(limits: PixelRect) { self.limits = limits }

  mutating func add(_ rect: PixelRect) {
    insert(rect.intersection(limits))
    while rects.count > Self.mostRects { mergeCheapest() }
  }

  private mutating func insert(_ rect: PixelRect) {
    if rect.isEmpty || rects.contains(where: { $0.contains(rect) }) { return }
    // Of two that nearly cover the same, one is drawn: what overlaps them would be walked over for each part.
    if let i = rects.firstIndex(where: { isNearlySame($0, rect) }) {
      insert(rect.union(rects.remove(at: i)))
      return
    }
    if let i = rects.firstIndex(where: { $0.intersects(rect) && !rect.contains($0) }) {
      // Whatever comes of the parts, they stay clear of this one.
      for part in rect.subtracting(rects[i]) { insert(part) }
      return
    }
    rects.removeAll { rect.contains($0) }
    var joined = rect
    while let i = rects.firstIndex(where: { isWorthJoining($0, joined) }) { joined = joined.union(rects.remove(at: i)) }
    rects.append(joined)
  }

  /// Whether one rectangle around both costs little and overlaps no third.
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
    // Whom it overlaps it takes in, so that each merge leaves fewer.
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
