import GraphData

/// From values on an axis to points on screen.
struct AxisMapping: Equatable {
  let scale: Scale
  let domain: ClosedRange<Double>
  /// The axis's length in points.
  let length: Double
  /// Whether values grow towards 0, as they do upwards.
  let isFlipped: Bool
  private let origin: Double
  private let factor: Double

  init(scale: Scale = .linear, domain: ClosedRange<Double>, length: Double, isFlipped: Bool = false) {
    self.scale = scale
    self.domain = domain
    self.length = length
    self.isFlipped = isFlipped
    let (lower, upper) = (scale.transformed(domain.lowerBound), scale.transformed(domain.upperBound))
    let span = upper - lower
    let factor = span > 0 && span.isFinite ? length / span : 0
    self.factor = isFlipped ? -factor : factor
    origin = isFlipped ? upper : lower
  }

  /// Where a value is; far outside but finite where the scale has no place for it.
  func position(_ value: Double) -> Double {
    let position = (scale.transformed(value) - origin) * factor
    return min(max(position, -1e6), 1e6)
  }

  /// The value at a position.
  func value(at position: Double) -> Double {
    factor == 0 ? domain.lowerBound : scale.inverse(origin + position / factor)
  }
}

/// Where a layer's points are on screen.
struct PlotSpace: Equatable {
  var x: AxisMapping
  var y: AxisMapping
  /// In points.
  var size: CGSize
  /// Pixels a point.
  var displayScale: Double

  func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: self.x.position(x), y: self.y.position(y)) }

  /// Where bars and areas begin: zero, or the end of the axis that is nearest to it.
  var baseline: Double {
    let zero = min(max(0, y.domain.lowerBound), y.domain.upperBound)
    return y.position(zero)
  }

  /// The number of pixel columns.
  var columnCount: Int { max(1, Int((size.width * displayScale).rounded())) }

  /// Rounds a position to whole pixels.
  func snapped(_ position: Double) -> Double { (position * displayScale).rounded() / displayScale }
}
