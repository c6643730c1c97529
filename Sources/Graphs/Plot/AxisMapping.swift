import GraphData

/// Maps values on an axis to points on screen.
struct AxisMapping: Equatable {
  private let projection: AxisProjection
  /// Whether positions fall as values grow, as on y axes.
  private let isFlipped: Bool
  /// Positions are clamped to it, so that paths stay finite.
  private static let farthest = 1e6

  var scale: Scale { projection.scale }
  var domain: ClosedRange<Double> { projection.domain }
  /// The axis's length in points.
  var length: Double { projection.length }

  init(scale: Scale = .linear, domain: ClosedRange<Double>, length: Double, isFlipped: Bool = false) {
    projection = AxisProjection(scale: scale, domain: domain, length: length)
    self.isFlipped = isFlipped
  }

  /// The position of a value; far outside but finite if the scale has no position for it.
  func position(_ value: Double) -> Double {
    let position = projection.position(of: value)
    return min(max(isFlipped ? length - position : position, -Self.farthest), Self.farthest)
  }

  /// The value at a position.
  func value(at position: Double) -> Double { projection.value(at: isFlipped ? length - position : position) }
}

/// The coordinate space of a layer: maps its values to points on screen.
struct PlotSpace: Equatable {
  var x: AxisMapping
  var y: AxisMapping
  /// In points.
  var size: CGSize
  /// Pixels per point.
  var displayScale: Double

  func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: self.x.position(x), y: self.y.position(y)) }

  /// The position where bars and areas begin: zero, or the end of the axis nearest to it.
  var baseline: Double {
    let zero = min(max(0, y.domain.lowerBound), y.domain.upperBound)
    return y.position(zero)
  }

  /// The number of pixel columns.
  var columnCount: Int { min(max(1, Int(clamping: (size.width * displayScale).rounded())), 1 << 16) }

  /// Rounds a position to whole pixels.
  func snapped(_ position: Double) -> Double { (position * displayScale).rounded() / displayScale }
}
