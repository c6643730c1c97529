import Foundation
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

  /// More steps than these are not marked: on no display would they be apart.
  private static let mostSteps = 1000.0

  /// Where they are on the track.
  func fractions(on scale: SliderScale) -> SliderMarks {
    switch self {
    case .none: return SliderMarks(fractions: [], step: 1)
    case .values(let marks):
      return SliderMarks(fractions: marks.map(\.value).filter(scale.range.contains).map(scale.fraction(of:)), step: 1)
    case .steps: return steps(scale) { _ in true }
    case .some(let mark): return steps(scale) { mark($0) != nil }
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

  private func steps(_ scale: SliderScale, isMarked: (Double) -> Bool) -> SliderMarks {
    let span = scale.range.upperBound - scale.range.lowerBound
    guard let step = scale.step, step > 0, span > 0, span.isFinite, span / step <= Self.mostSteps else {
      return SliderMarks(fractions: [], step: 1)
    }
    // A value that rounding puts beyond the end is the end.
    let values = (0...Int((span / step + 1e-6).rounded(.down))).map {
      min(scale.range.lowerBound + Double($0) * step, scale.range.upperBound)
    }
    return SliderMarks(fractions: values.filter(isMarked).map(scale.fraction(of:)), step: step / span)
  }
}

/// Where marks are on a track.
struct SliderMarks {
  /// 0…1.
  let fractions: [Double]
  /// From one that may be marked to the next, 0…1.
  let step: Double

  /// Marks closer than this, in points, are not drawn: they would be a line. Our own figure.
  private static let least: CGFloat = 5

  /// Those that show on a track of a length in points.
  func shown(on length: CGFloat) -> [Double] { length * step >= Self.least ? fractions : [] }
}
