import SwiftUI
import Testing

extension ValueSpecification {
  /// A half turn is π radians and 180 degrees, by definition.
  @Test func anglesAreRadiansAndDegrees() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle.radians(.pi / 2).degrees == 90)
    #expect(Angle(degrees: 45) == Angle(radians: .pi / 4))
    #expect(Angle().radians == 0 && Angle.zero == .degrees(0))
    var angle = Angle.zero
    angle.degrees = -90
    #expect(angle.radians == -.pi / 2)
    angle.radians = 2 * .pi
    #expect(angle.degrees == 360)
  }
}
