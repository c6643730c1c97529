import SwiftUI
import Testing
import UITestSupport

private struct IsSlow: TransactionKey {
  static var defaultValue: Bool { false }
}

extension Transaction {
  fileprivate var isSlow: Bool {
    get { self[IsSlow.self] }
    set { self[IsSlow.self] = newValue }
  }
}

extension AnimationSpecification {
  /// A view below can tell by a key of the program's own how to animate.
  @Test func aCustomKeyTravelsWithTheTransaction() throws {
    let reading = Reading()
    let lever = Lever<Double>()
    let host = try TestHost {
      Driven(lever, 0.0) { value in
        Probe(value: value, reading: reading).transaction { $0.animation = .linear(duration: $0.isSlow ? 2 : 1) }
      }
    }
    withTransaction(\.isSlow, true) { lever.value = 100 }
    host.update()
    host.advance(by: 0.5)
    #expect(reading.isClose(to: 25))
    host.advance(by: 2)
    lever.value = 0
    host.update()
    host.advance(by: 0.5)
    #expect(reading.isClose(to: 50))
  }
}
