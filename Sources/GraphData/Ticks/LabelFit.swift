/// Tells whether labels have room side by side.
struct LabelFit {
  /// Points along the axis.
  var length: Double
  /// The least distance between two labels' edges, in points.
  var spacing: Double
  /// A label's size along the axis, in points.
  var extent: (String) -> Double
  /// Where a number of ticks is asked for instead of room: the most intervals between them.
  var intervals: Int?

  /// Room for at most `count` intervals between ticks, whatever their labels.
  init(count: Int) {
    let count = min(max(count, 1), 500)
    intervals = count
    length = Double(count)
    spacing = 0
    extent = { _ in 1 }
  }

  init(length: Double, spacing: Double, extent: @escaping (String) -> Double) {
    self.length = length.isFinite ? min(max(0, length), 1e6) : 0
    self.spacing = spacing.isFinite ? max(0, spacing) : 0
    self.extent = extent
  }

  /// Whether the labelled ones of `ticks`, centred on their places, keep their distance.
  func accepts(_ ticks: [Tick], on projection: AxisProjection) -> Bool {
    if let intervals { return ticks.count { !$0.label.isEmpty } <= intervals + 1 }
    var end = -Double.infinity
    for tick in ticks where !tick.label.isEmpty {
      let position = projection.position(of: tick.value)
      let half = extent(tick.label) / 2
      // A rounding error is no overlap.
      if position - half < end + spacing - 1e-6 { return false }
      end = position + half
    }
    return true
  }

  /// At most so many labels of at least that size have room; never above 500, so that work is bounded.
  func largestCount(smallest label: String) -> Double {
    intervals.map { Double($0) + 1 } ?? min(length / max(extent(label) + spacing, 0.5) + 1, 500)
  }
}
