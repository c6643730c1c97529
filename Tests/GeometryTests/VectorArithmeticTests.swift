import Foundation
import Geometry
import Testing

@Suite struct VectorArithmeticTests {
  @Test func pairsWorkByComponent() {
    let a = AnimatablePair(3.0, CGFloat(4))
    let b = AnimatablePair(1.0, CGFloat(2))
    #expect(a + b == AnimatablePair(4, 6))
    #expect(a - b == AnimatablePair(2, 2))
    #expect(a.magnitudeSquared == 25)
    var scaled = a
    scaled.scale(by: 0.5)
    #expect(scaled == AnimatablePair(1.5, 2))
    #expect(b.interpolated(towards: a, amount: 0.5) == AnimatablePair(2, 3))
    #expect(AnimatablePair<Double, Float>.zero.magnitudeSquared == 0)
  }

  private func roundTrips<T: Animatable & Equatable>(_ value: T, into other: T) -> Bool {
    var copy = other
    copy.animatableData = value.animatableData
    return copy == value
  }

  @Test func geometryRoundTripsThroughItsData() {
    #expect(roundTrips(CGPoint(x: 1, y: 2), into: .zero))
    #expect(roundTrips(CGSize(width: 1, height: 2), into: .zero))
    #expect(roundTrips(CGRect(x: 1, y: 2, width: 3, height: 4), into: .zero))
    #expect(roundTrips(Angle(radians: 2), into: .zero))
    #expect(roundTrips(UnitPoint.bottomTrailing, into: .zero))
    #expect(roundTrips(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), into: EdgeInsets()))
    #expect(roundTrips(RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), into: .black))
    #expect(
      roundTrips(
        RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4),
        into: RectangleCornerRadii()))
    #expect(roundTrips(2.5, into: 0.0))
  }

  @Test func nothingIsAnimatedByDefault() {
    struct Plain: Animatable { var name = "" }
    var plain = Plain(name: "a")
    plain.animatableData = EmptyAnimatableData()
    #expect(plain.name == "a")
    #expect(plain.animatableData == .zero)
  }
}
