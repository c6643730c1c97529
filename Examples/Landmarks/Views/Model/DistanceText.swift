import Foundation

/// Distances as they are shown.
enum DistanceText {
  private static let far = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
  private static let near = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))

  static func string(from location: Coordinate, to landmark: Landmark) -> String {
    let kilometres = location.distance(to: landmark.coordinate)
    return kilometres.formatted(kilometres < 100 ? near : far) + " km"
  }
}
