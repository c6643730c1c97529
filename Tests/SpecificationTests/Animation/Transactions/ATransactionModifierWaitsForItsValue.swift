import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// `transaction(value:_:)` changes the transactions of the updates in which its value changes, and no others.
  @Test func aTransactionModifierWaitsForItsValue() throws {
    let reading = Reading()
    let lever = Lever<[Double]>()
    let host = try TestHost {
      Driven(lever, [0, 0]) { values in
        Probe(value: values[0], reading: reading)
          .transaction(value: values[1]) { $0.animation = .linear(duration: 1) }
      }
    }
    lever.value = [100, 0]
    host.update()
    #expect(reading.value == 100)
    lever.value = [0, 1]
    host.update()
    host.advance(by: 0.25)
    #expect(reading.isClose(to: 75))
  }
}
