import Foundation

/// A place on the Earth, in degrees; north and east are positive.
struct Coordinate: Hashable, Sendable {
  var latitude: Double
  var longitude: Double

  /// Kilometres along the surface of a sphere with the Earth's mean radius (the haversine formula).
  func distance(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let latitudeStep = sin((other.latitude - latitude) * radians / 2)
    let longitudeStep = sin((other.longitude - longitude) * radians / 2)
    let square =
      latitudeStep * latitudeStep
      + cos(latitude * radians) * cos(other.latitude * radians) * longitudeStep * longitudeStep
    return 2 * 6371.0088 * asin(min(1, square.squareRoot()))
  }
}
