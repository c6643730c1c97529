import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// The modifier's transform reaches its content, not the view beside it.
  @Test func aTransactionModifierTakesTheAnimationAway() throws {
    let (inside, beside) = (Reading(), Reading())
    let lever = Lever<Double>()
    let host = try TestHost {
      Driven(lever, 0.0) { value in
        Probe(value: value, reading: inside).transaction { $0.animation = nil }
        Probe(value: value, reading: beside)
      }
    }
    host.animate(.linear(duration: 1)) { lever.value = 100 }
    host.advance(by: 0.5)
    #expect(inside.value == 100)
    #expect(beside.isClose(to: 50))
  }
}
