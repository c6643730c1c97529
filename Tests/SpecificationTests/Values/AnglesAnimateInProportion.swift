import SwiftUI
import Testing

extension ValueSpecification {
  /// A quarter of the way from 0 to 180 degrees is 45; a full turn and a quarter goes the long way round.
  @Test func anglesAnimateInProportion() {
    func between(_ from: Angle, _ to: Angle, _ fraction: Double) -> Angle {
      var angle = from
      angle.animatableData += (to.animatableData - from.animatableData).scaled(by: fraction)
      return angle
    }
    #expect(abs(between(.zero, .degrees(180), 0.25).degrees - 45) < 1e-12)
    #expect(abs(between(.zero, .degrees(450), 0.5).degrees - 225) < 1e-12)
  }
}
