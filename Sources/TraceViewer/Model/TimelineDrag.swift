import Foundation

/// A press in the timeline, and what its movement does.
struct TimelineDrag {
  /// Whether it began on the ruler and selects a range. Elsewhere it pans.
  let selects: Bool
  private(set) var hasMoved = false
  private let start: CGPoint
  private var location: CGPoint
  private let width: Double
  /// The window when the press began.
  private let origin: TimeWindow
  /// The fixed end of the selection: where the press began or, if the press took hold of one end of a range, the other
  /// end.
  private let anchor: Double

  /// A press that moves fewer points than this is a click.
  private static let slack: CGFloat = 3
  /// A press this many points from a range's end takes hold of it.
  private static let grip = 6.0

  init(_ start: CGPoint, window: TimeWindow, selection: Range<Int64>?, width: Double) {
    (self.start, location, self.width, origin) = (start, start, max(1, width), window)
    selects = start.y < TimelineMetrics.rulerHeight
    let near = { (time: Int64) in abs(window.place(of: Double(time)) * max(1, width) - start.x) < Self.grip }
    if let selection, near(selection.lowerBound) {
      anchor = Double(selection.upperBound)
    } else if let selection, near(selection.upperBound) {
      anchor = Double(selection.lowerBound)
    } else {
      anchor = window.time(at: start.x / max(1, width))
    }
  }

  mutating func move(to location: CGPoint) {
    self.location = location
    if abs(location.x - start.x) > Self.slack { hasMoved = true }
  }

  /// The window after a pan.
  var window: TimeWindow {
    var window = origin
    window.pan(by: (start.x - location.x) / width)
    return window
  }

  /// The selection, at least a nanosecond long.
  func range(in window: TimeWindow) -> Range<Int64> {
    let time = min(window.limit, max(0, window.time(at: location.x / width)))
    let first = Int64(clamping: min(time, anchor).rounded())
    return first..<max(first + 1, Int64(clamping: max(time, anchor).rounded()))
  }
}
