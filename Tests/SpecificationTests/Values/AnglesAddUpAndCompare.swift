import SwiftUI
import Testing

extension ValueSpecification {
  /// An angle is a number: no turn is taken off, and a larger number of radians is a larger angle.
  @Test func anglesAddUpAndCompare() {
    #expect(Angle.radians(1) + .radians(2) == .radians(3))
    #expect(Angle.radians(1) - .radians(2) == -.radians(1))
    #expect(Angle.radians(3) * 2 == .radians(6) && Angle.radians(3) / 2 == .radians(1.5))
    #expect(Angle.degrees(350) < .degrees(370))
    #expect(Angle.degrees(370) != .degrees(10))
    #expect([Angle.degrees(90), .zero, .degrees(-90)].min() == .degrees(-90))
  }
}
