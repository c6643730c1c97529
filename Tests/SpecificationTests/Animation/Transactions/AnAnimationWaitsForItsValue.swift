import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  @Test func anAnimationWaitsForItsValue() throws {
    let reading = Reading()
    let lever = Lever<[Double]>()
    let host = try TestHost {
      Driven(lever, [0, 0]) { values in
        Probe(value: values[0], reading: reading).animation(.linear(duration: 1), value: values[1])
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
