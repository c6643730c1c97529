import Foundation
import Geometry
import UICore

/// A value that is marked, and what it is called.
struct SliderMark {
  let value: Double
  var label: Text?
}

/// Which values of a slider are marked.
enum SliderTicks {
  case none
  /// Each that a step leads to.
  case steps
  case values([SliderMark])
  /// Of those that a step leads to, those that are marked.
  case some((Double) -> SliderMark?)

  /// Marks closer than this, in points, are not drawn: they would be a line. Our own figure.
  private static let least: CGFloat = 5

  /// Where they are on the track, 0…1.
  ///
  /// - Parameter length: of the track, in points.
  func fractions(on scale: SliderScale, length: CGFloat) -> [Double] {
    switch self {
    case .none: return []
    case .values(let marks): return marks.map(\.value).filter(scale.range.contains).map(scale.fraction(of:))
    case .steps: return steps(scale, length).map(scale.fraction(of:))
    case .some(let mark): return steps(scale, length).filter { mark($0) != nil }.map(scale.fraction(of:))
    }
  }

  /// Whether some may be called something.
  var mayHaveLabels: Bool {
    switch self {
    case .none, .steps: false
    case .values(let marks): marks.contains { $0.label != nil }
    case .some: true
    }
  }

  /// What a value is called; nil where it is none of them, or its mark has no name.
  func label(of value: Double, on scale: SliderScale) -> Text? {
    // Sums of steps are a rounding beside the value that they mean.
    let rounding = (scale.range.upperBound - scale.range.lowerBound) * 1e-6
    func isAt(_ mark: Double) -> Bool { abs(mark - value) <= rounding }
    switch self {
    case .none, .steps: return nil
    case .values(let marks): return marks.first { $0.label != nil && isAt($0.value) }?.label
    case .some(let mark):
      let step = scale.snapped(value)
      return isAt(step) ? mark(step)?.label : nil
    }
  }

  private func steps(_ scale: SliderScale, _ length: CGFloat) -> [Double] {
    let span = scale.range.upperBound - scale.range.lowerBound
    guard let step = scale.step, step > 0, span > 0, span.isFinite, length * step / span >= Self.least else {
      return []
    }
    // A value that rounding puts beyond the end is the end.
    return (0...Int((span / step + 1e-6).rounded(.down))).map {
      min(scale.range.lowerBound + Double($0) * step, scale.range.upperBound)
    }
  }
}

/// Dots below the track.
struct SliderTickMarks: Shape {
  /// 0…1.
  let fractions: [Double]
  /// Points.
  let knob, track: CGFloat

  /// Points. Our own figures.
  private static let (radius, gap): (CGFloat, CGFloat) = (1.25, 3)

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    let y = rect.midY + track / 2 + Self.gap
    for fraction in fractions {
      let x = rect.minX + knob / 2 + (rect.width - knob) * fraction
      path.addEllipse(in: CGRect(x: x - Self.radius, y: y, width: 2 * Self.radius, height: 2 * Self.radius))
    }
    return path
  }
}
