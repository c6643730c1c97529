/// Decides whether labels fit side by side.
struct LabelFit {
  /// Points along the axis.
  var length: Double
  /// The least distance between two labels' edges, in points.
  var spacing: Double
  /// A label's size along the axis, in points.
  var extent: (String) -> Double
  /// The largest number of intervals between ticks, if the caller limits their number instead of their distance.
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

  /// Whether the labels of `ticks`, centred on their positions, keep the least distance.
  func accepts(_ ticks: [Tick], on projection: AxisProjection) -> Bool {
    if let intervals { return ticks.count { !$0.label.isEmpty } <= intervals + 1 }
    var end = -Double.infinity
    for tick in ticks where !tick.label.isEmpty {
      let position = projection.position(of: tick.value)
      let half = extent(tick.label) / 2
      // Tolerate a rounding error.
      if position - half < end + spacing - 1e-6 { return false }
      end = position + half
    }
    return true
  }

  /// An upper bound for the number of labels of at least that size that fit; at most 500, to bound the work.
  func largestCount(smallest label: String) -> Double {
    intervals.map { Double($0) + 1 } ?? min(length / max(extent(label) + spacing, 0.5) + 1, 500)
  }
}
