/// Lengths of the timeline, in points.
enum TimelineMetrics {
  static let rulerHeight = 24.0
  /// The distance from a lane to the line below it, and from that line to the next lane.
  static let laneGap = 5.0
  static let gutterWidth = 188.0

  static func height(of lanes: [Lane]) -> Double { lanes.reduce(rulerHeight) { $0 + $1.height + laneGap } }

  /// The lane at a distance from the ruler's top. Nil on the ruler and below the last lane.
  static func lane(at y: Double, of lanes: [Lane]) -> Lane? {
    guard y >= rulerHeight else { return nil }
    var bottom = rulerHeight
    return lanes.first { lane in
      bottom += lane.height + laneGap
      return y < bottom
    }
  }
}
