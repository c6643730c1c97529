import DisplayList
import Synchronization

/// The horizontal bands of an area, which threads draw one by one. No two share a row.
final class Bands: Sendable {
  private let area: PixelRect
  private let height: Int
  /// 2⁴⁸ over the height, rounded up: a row's band takes no division. Exact for rows and heights that multiply to less.
  private let inverse: UInt64
  let count: Int
  private let taken = Atomic<Int>(0)

  /// - Parameters:
  ///   - cached: whether a band's pixels fit into a cache.
  ///   - perThread: the number of bands for each of several threads.
  init(_ area: PixelRect, threads: Int, cached: Bool, perThread: Int = 4) {
    self.area = area
    // Several bands for each thread, so that one that sleeps or has much to draw does not delay the others.
    let rows = threads == 1 ? area.height : (area.height + threads * perThread - 1) / (threads * perThread)
    height = max(cached ? min(rows, Self.cachedPixels / max(area.width, 1)) : rows, 32)
    inverse = (1 << 48 + UInt64(height) - 1) / UInt64(height)
    count = (area.height + height - 1) / height
  }

  /// Half of a second-level cache of a megabyte.
  private static let cachedPixels = 128 << 10

  /// The next band that nobody has taken.
  func next() -> Int? {
    let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }

  func rect(_ index: Int) -> PixelRect {
    let y0 = area.y0 + index * height
    return PixelRect(x0: area.x0, y0: y0, x1: area.x1, y1: min(y0 + height, area.y1))
  }

  /// The bands that have some of the rows.
  @inline(__always)
  func range(from y0: Int, to y1: Int) -> Range<Int> {
    let (start, end) = (max(y0, area.y0) - area.y0, min(y1, area.y1) - area.y0)
    return start < end ? band(of: start)..<band(of: end - 1) + 1 : 0..<0
  }

  /// - Parameter row: from the area's first on.
  @inline(__always)
  private func band(of row: Int) -> Int { Int((UInt64(truncatingIfNeeded: row) &* inverse) >> 48) }
}
