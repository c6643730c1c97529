import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func disabledAnimationsAreNotShown() throws {
    let reading = Reading()
    let lever = Lever<Double>()
    let host = try TestHost {
      Driven(lever, 0.0) { value in
        Probe(value: value, reading: reading).animation(.linear(duration: 1), value: value)
      }
    }
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.disablesAnimations = true
    withTransaction(transaction) { lever.value = 100 }
    host.update()
    #expect(reading.value == 100)
    // Without it the modifier animates.
    lever.value = 0
    host.update()
    #expect(reading.value == 100)
    host.advance(by: 0.5)
    #expect(reading.isClose(to: 50))
  }
}
