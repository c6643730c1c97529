import SwiftUI

/// The rectangles of bars, on whole pixels.
struct BarRects {
  let mark: BarsMark
  let space: PlotSpace

  init(_ mark: BarsMark, in space: PlotSpace) {
    self.mark = mark
    self.space = space
  }

  /// The canvas joins successive rectangles of one colour into one item.
  func draw(in context: GraphicsContext, shading: GraphicsContext.Shading) {
    forEach { context.fill(Path($0), with: shading) }
  }

  func forEach(_ body: (CGRect) -> Void) {
    let indices = mark.edges.top.indicesAround(space.x.domain)
    guard !indices.isEmpty else { return }
    let width = barWidth(indices)
    // If bars are narrower than a pixel, each pixel column shows the highest one.
    if width * space.displayScale < 1 { return columns(indices, body) }
    let own = width / Double(mark.placeCount)
    let gap = mark.placeCount > 1 && own * space.displayScale >= 3 ? 1 / space.displayScale : 0
    for index in indices {
      let top = mark.edges.top.y(at: index)
      if top.isNaN || mark.values.isEmpty { continue }
      let left =
        space.x.position(mark.edges.top.x(at: index)) - width / 2 + own * Double(mark.place)
      let (from, to) = (space.snapped(left), space.snapped(left + own) - gap)
      bar(from, max(to, from + 1 / space.displayScale), top, mark.edges.base?.y(at: index), body)
    }
  }

  private func columns(_ indices: Range<Int>, _ body: (CGRect) -> Void) {
    let pixel = 1 / space.displayScale
    var index = indices.lowerBound
    while index < indices.upperBound {
      let column = (space.x.position(mark.edges.top.x(at: index)) * space.displayScale).rounded(.down)
      var end = index + 1
      while end < indices.upperBound,
        (space.x.position(mark.edges.top.x(at: end)) * space.displayScale).rounded(.down) == column
      {
        end += 1
      }
      if let extent = mark.edges.top.yExtent(in: index..<end) {
        let far = abs(extent.upperBound) >= abs(extent.lowerBound) ? extent.upperBound : extent.lowerBound
        let base = mark.edges.base?.yExtent(in: index..<end)?.lowerBound
        bar(column * pixel, (column + 1) * pixel, far, base, body)
      }
      index = end
    }
  }

  private func bar(_ left: Double, _ right: Double, _ top: Double, _ base: Double?, _ body: (CGRect) -> Void) {
    let far = space.snapped(space.y.position(top))
    let near = space.snapped(base.map { space.y.position($0) } ?? space.baseline)
    let (from, to) = (min(far, near), max(far, near))
    if to > from, right > 0, left < space.size.width {
      body(CGRect(x: left, y: from, width: right - left, height: to - from))
    }
  }

  /// In points.
  private func barWidth(_ indices: Range<Int>) -> Double {
    switch mark.widths {
    case .fixed(let points): return points
    case .interval(let interval): return positionSpan(interval)
    case .automatic:
      let step = positionSpan(smallestStep(indices))
      // Narrow bars have no gaps: gaps of alternately one and no pixel would show as a pattern.
      return step * space.displayScale < 6 ? step : step * 0.8
    case .ratio(let ratio): return positionSpan(smallestStep(indices)) * min(max(ratio, 0), 1)
    }
  }

  private func positionSpan(_ interval: Double) -> Double {
    let start = space.x.domain.lowerBound
    return abs(space.x.position(start + interval) - space.x.position(start))
  }

  /// The smallest distance between the first few hundred points; a twelfth of the window for a single bar.
  private func smallestStep(_ indices: Range<Int>) -> Double {
    let domain = space.x.domain
    return mark.edges.top.smallestStep(in: indices.prefix(512))
      ?? (domain.upperBound - domain.lowerBound) / 12
  }
}

extension Series {
  /// The smallest distance above zero between two neighbours.
  func smallestStep(in indices: Range<Int>) -> Double? {
    indices.dropFirst().lazy.map { x(at: $0) - x(at: $0 - 1) }.filter { $0 > 0 }.min()
  }
}
