/// Where values lie along an axis of a given length, in points from its low end.
///
/// Invariant: the scale can show the domain, so the positions of its ends are finite and differ.
public struct AxisProjection: Hashable, Sendable {
  public let scale: Scale
  public let domain: ClosedRange<Double>
  public let length: Double

  private let origin: Double
  private let pointsPerPlace: Double

  /// A projection of `domain`, made showable first, onto `length` points.
  public init(scale: Scale, domain: ClosedRange<Double>, length: Double) {
    self.scale = scale
    self.domain = scale.domain(domain)
    self.length = length.isFinite ? max(0, length) : 0
    origin = scale.transformed(self.domain.lowerBound)
    let extent = scale.transformed(self.domain.upperBound) - origin
    let density = self.length / extent
    pointsPerPlace = extent > 0 && extent.isFinite && density.isFinite ? density : 0
  }

  /// The value's distance from the axis's low end, in points; beyond the ends for values outside the domain.
  public func position(of value: Double) -> Double {
    (scale.transformed(value) - origin) * pointsPerPlace
  }

  /// The value at a distance from the axis's low end; the domain's lower bound where the axis has no length.
  public func value(at position: Double) -> Double {
    pointsPerPlace > 0 ? scale.inverse(origin + position / pointsPerPlace) : domain.lowerBound
  }
}
