import DisplayList
import Synchronization

/// Horizontal bands handed out one by one to whoever asks. No two share a row.
final class Bands: Sendable {
  private let area: PixelRect
  private let height: Int
  private let taken = Atomic<Int>(0)

  init(_ area: PixelRect, threads: Int) {
    self.area = area
    // A few for each thread, so that one of them asleep or a crowded band does not hold up the rest.
    height = max(32, (area.height + threads * 4 - 1) / (threads * 4))
  }

  func next() -> PixelRect? {
    let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    let y0 = area.y0 + index * height
    if y0 >= area.y1 { return nil }
    return PixelRect(x0: area.x0, y0: y0, x1: area.x1, y1: min(y0 + height, area.y1))
  }
}
