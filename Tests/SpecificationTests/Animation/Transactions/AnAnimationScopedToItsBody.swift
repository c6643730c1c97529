import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// `animation(_:body:)` animates the modifiers inside its closure, and neither the view they are applied to nor what
  /// is around.
  @Test func anAnimationScopedToItsBody() throws {
    let reading = Reading()
    let lever = Lever<Bool>()
    let host = try TestHost {
      Driven(lever, false) { isOn in
        Probe(value: isOn ? 100 : 0, reading: reading)
          .fill(pureRed)
          .frame(width: 10, height: 10)
          .animation(.linear(duration: 1)) { $0.offset(x: isOn ? 40 : 0) }
          .offset(y: isOn ? 20 : 0)
      }
    }
    #expect(host.corner() == [95, 45])
    lever.value = true
    host.update()
    host.advance(by: 0.5)
    #expect(reading.value == 100)
    #expect(host.corner() == [115, 65])
  }
}
