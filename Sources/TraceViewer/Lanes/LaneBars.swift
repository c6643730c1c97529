/// A rectangle of a lane, in pixels from the lane's left edge.
struct LaneBar: Equatable {
  var left: Double
  var right: Double
  /// The number of its colour among the lane's colours.
  var level: UInt8
  /// The index of its span; nil if it stands for several spans.
  var span: Int?

  var width: Double { right - left }
}

extension SpanIndex {
  /// The rectangles of a window of time. There is at most one for each column of pixels, so a million spans cost no
  /// more than the pixels.
  ///
  /// If several spans begin in one column, the longest one determines the colour. Neighbouring columns of one colour
  /// are one rectangle.
  ///
  /// - Parameter columns: the lane's width in pixels.
  func bars(in window: TimeWindow, columns: Int) -> [LaneBar] {
    guard columns > 0, count > 0 else { return [] }
    let scale = Double(columns) / window.length
    func x(_ time: Int64) -> Double { (Double(time) - window.start) * scale }
    var bars: [LaneBar] = []
    func add(_ left: Double, _ right: Double, _ span: Int, isAlone: Bool) {
      bars.append(
        LaneBar(
          left: max(0, left), right: min(Double(columns), right), level: level[span], span: isAlone ? span : nil))
    }
    var index = first(from: Int64(clamping: window.start))
    if let far = reachingFurthest(before: index), Double(end(far)) > window.start {
      add(0, x(end(far)).rounded(), far, isAlone: true)
    }
    let last = first(from: Int64(clamping: window.end.rounded(.up)))
    var run: LaneBar?
    func flush() {
      if let finished = run { bars.append(finished) }
      run = nil
    }
    while index < last {
      // Skip to the next column in which a span begins.
      let column = min(columns - 1, max(0, Int(x(start[index]))))
      let limit = Int64(clamping: (window.start + Double(column + 1) / scale).rounded(.up))
      let next = column == columns - 1 ? last : max(index + 1, first(from: limit, after: index, before: last))
      let best = longest(of: index..<next) ?? index
      let left = Double(column)
      let width = (Double(duration[best]) * scale).rounded()
      if width >= 2 {
        flush()
        add(left, left + width, best, isAlone: next - index == 1)
      } else if let open = run, open.level == level[best], left <= open.right {
        run?.right = left + 1
        run?.span = nil
      } else {
        flush()
        run = LaneBar(left: left, right: left + 1, level: level[best], span: next - index == 1 ? best : nil)
      }
      index = next
    }
    flush()
    return bars
  }

  /// Like `first(from:)`, for a position that is probably near.
  private func first(from time: Int64, after low: Int, before high: Int) -> Int {
    var step = 1
    while low + step < high, start[low + step] < time { step *= 2 }
    var (low, high) = (low + step / 2, min(high, low + step))
    while low < high {
      let middle = (low + high) / 2
      if start[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Int64 {
  /// The nearest integer; 0 for NaN.
  init(clamping value: Double) {
    self = value.isNaN ? 0 : value >= 9.2e18 ? .max : value <= -9.2e18 ? .min : Int64(value)
  }
}
