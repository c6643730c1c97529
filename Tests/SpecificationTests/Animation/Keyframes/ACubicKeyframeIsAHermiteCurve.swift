import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// From rest to rest: 3t² − 2t³. With speeds v₀ and v₁: + (t³ − 2t² + t)·v₀ + (t³ − t²)·v₁.
  @Test func aCubicKeyframeIsAHermiteCurve() {
    let alone = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(8, duration: 2) }
    // t = ¼: 8·(3/16 − 2/64) = 1.25
    #expect(abs(alone.value(time: 0.5) - 1.25) < 1e-12)
    let moving = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(8, duration: 2, startVelocity: 6, endVelocity: -2)
    }
    // t = ½: 4 + (⅛·6 + (−⅛)·(−2))·2 = 6
    #expect(abs(moving.value(time: 1) - 6) < 1e-12)
  }
}
