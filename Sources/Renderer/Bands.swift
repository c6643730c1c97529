import DisplayList
import Synchronization

/// Hands out horizontal bands of an area, one by one, to the threads that draw. No two bands share a row.
final class Bands: Sendable {
  private let area: PixelRect
  private let height: Int
  private let taken = Atomic<Int>(0)

  init(_ area: PixelRect, threads: Int) {
    self.area = area
    // Several bands per thread, so that a sleeping thread or a band with much content does not delay the others.
    height = max(32, (area.height + threads * 4 - 1) / (threads * 4))
  }

  func next() -> PixelRect? {
    let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    let y0 = area.y0 + index * height
    if y0 >= area.y1 { return nil }
    return PixelRect(x0: area.x0, y0: y0, x1: area.x1, y1: min(y0 + height, area.y1))
  }
}
