import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func aKeyframeAnimatorRepeats() throws {
    let (forever, once) = (Reading(), Reading())
    let host = try TestHost {
      KeyframeAnimator(initialValue: 0.0) { value in
        let _ = forever.value = value
        pureRed
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
      }
      KeyframeAnimator(initialValue: 0.0, repeating: false) { value in
        let _ = once.value = value
        pureBlue
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
      }
    }
    host.advance(by: 3.25)
    #expect(abs(forever.value - 2.5) < 1e-6)
    #expect(once.value == 10)
  }
}
