import SwiftUI
import Testing
import UITestSupport

extension AnimationSpecification {
  /// A second to the second phase, half of one to the third, then to the first again; one body a phase.
  @Test func aPhaseAnimatorGoesRound() throws {
    let (journal, reading) = (Journal(), Reading())
    let host = try TestHost {
      PhaseAnimator([0.0, 100, 200]) { phase in
        let _ = journal("\(Int(phase))")
        Probe(value: phase, reading: reading)
      } animation: { phase in
        .linear(duration: phase == 200 ? 0.5 : 1)
      }
    }
    #expect(journal.take() == ["0", "100"])
    host.advance(by: 0.5)
    #expect(reading.isClose(to: 50))
    host.advance(by: 0.75)
    #expect(abs(reading.value - 150) < 1e-6)
    host.advance(by: 0.75)
    #expect(abs(reading.value - 100) < 1e-6)
    #expect(journal.take() == ["200", "0"])
  }
}
