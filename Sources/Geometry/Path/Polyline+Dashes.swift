import Foundation

extension Polyline {
  /// With more dashes in one subpath the line is solid, because nobody could see the difference.
  private static let maximumDashCount: CGFloat = 20_000

  /// The dashes of the line. The pattern starts at the first point.
  ///
  /// If the last dash of a closed line reaches the first one, they are joined. The line stays solid if the pattern is
  /// empty, negative, not finite or all 0.
  func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [Polyline] {
    let pattern = pattern.count & 1 == 1 ? pattern + pattern : pattern
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return [self] }
    let corners = isClosed ? points + [points[0]] : points
    let smooth = isClosed ? isSmooth + [isSmooth[0]] : isSmooth
    var total: CGFloat = 0
    for (a, b) in zip(corners, corners.dropFirst()) { total += hypot(b.x - a.x, b.y - a.y) }
    guard total / period * CGFloat(pattern.count) < Self.maximumDashCount else { return [self] }

    var offset = phase.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    var index = 0
    // A dash without length is a dot, which also shows if the phase is exactly there.
    while index < pattern.count - 1 && offset >= pattern[index] && (offset > 0 || pattern[index] > 0) {
      offset -= pattern[index]
      index += 1
    }
    var left = max(pattern[index] - offset, 0)
    let startsOn = index & 1 == 0

    var result: [Polyline] = []
    var dash = Polyline()
    if startsOn { dash.add(corners[0], isSmooth: smooth[0]) }
    for i in 0..<corners.count - 1 {
      let (a, b) = (corners[i], corners[i + 1])
      let length = hypot(b.x - a.x, b.y - a.y)
      let way = CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length)
      var position: CGFloat = 0
      while length - position > left {
        position += left
        let point = CGPoint(x: a.x + way.dx * position, y: a.y + way.dy * position)
        if index & 1 == 0 {
          dash.add(point, isSmooth: false)
          dash.direction = way
          result.append(dash)
          dash = Polyline()
        } else {
          dash.add(point, isSmooth: false)
        }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= length - position
      if index & 1 == 0 {
        dash.direction = way
        dash.add(b, isSmooth: smooth[i + 1])
      }
    }
    guard !dash.points.isEmpty else { return result }
    if isClosed && startsOn {
      if result.isEmpty { return [self] }
      for (i, point) in result[0].points.enumerated() { dash.add(point, isSmooth: result[0].isSmooth[i]) }
      result[0] = dash
    } else {
      result.append(dash)
    }
    return result
  }
}
