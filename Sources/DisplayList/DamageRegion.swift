/// Rectangles that cover what changed: few, because each costs a walk over what is drawn.
struct DamageRegion {
  private(set) var rects: [PixelRect] = []
  /// Nothing outside matters.
  let limits: PixelRect
  static let mostRects = 16

  init(limits: PixelRect) { self.limits = limits }

  mutating func add(_ rect: PixelRect) {
    var added = rect.intersection(limits)
    if added.isEmpty { return }
    // Take in whoever overlaps, or is so near that one rectangle is hardly larger than two.
    var i = 0
    while i < rects.count {
      let joined = rects[i].union(added)
      if joined.area <= rects[i].area + added.area + 1024 || rects[i].intersects(added) {
        added = joined
        rects.remove(at: i)
        i = 0
      } else {
        i += 1
      }
    }
    rects.append(added)
    if rects.count > Self.mostRects { mergeCheapest() }
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
    let joined = rects[best.0].union(rects[best.1])
    rects.remove(at: best.1)
    rects.remove(at: best.0)
    add(joined)
  }
}
