import Foundation

/// A flight around the world along a great circle that crosses the equator at 60° west, northwards and tilted by 50°.
struct Journey {
  private(set) var angle: Double

  /// - Parameter angle: degrees flown since the equator.
  init(angle: Double = 75) {
    self.angle = angle
  }

  /// Flies on by 5.6 km, a twentieth of a degree.
  mutating func advance() { angle = (angle + 0.05).truncatingRemainder(dividingBy: 360) }

  var location: Coordinate {
    let radians = Double.pi / 180
    let tilt = 50 * radians
    let latitude = asin(sin(tilt) * sin(angle * radians))
    let longitude = atan2(cos(tilt) * sin(angle * radians), cos(angle * radians))
    return Coordinate(
      latitude: latitude / radians, longitude: (longitude / radians + 480).truncatingRemainder(dividingBy: 360) - 180)
  }
}
