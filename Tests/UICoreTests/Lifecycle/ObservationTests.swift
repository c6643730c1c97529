import Observation
import Testing
import UITestSupport

@testable import UICore

@Observable private final class Model { var value = 0 }

private struct Reader: View {
  let model: Model
  let run: Int
  var body: some View { Square(color: model.value + run >= 0 ? .red : .blue) }
}

@MainActor struct ObservationTests {
  /// Registrations that pile up make one write cost time in proportion to the runs before it: 27 ms for 10,000.
  @Test func registrationsDoNotPileUp() throws {
    let model = Model()
    let run = Remote<Int>()
    let host = try TestHost { Owner(run, 0) { Reader(model: model, run: $0) } }
    func write() throws -> Duration {
      let time = ContinuousClock().measure { model.value += 1 }
      host.resetCounts()
      host.update()
      #expect(host.bodies(of: Reader.self) == 1)
      return time
    }
    let before = try write()
    for number in 1...10_000 {
      run.value = number
      host.update()
    }
    let after = try write()
    // Anything in proportion to the runs would be thousands of times as long; the floor keeps the scheduler out.
    #expect(after < max(before * 100, .milliseconds(5)))
  }
}
