import Testing
import UITestSupport

@testable import UICore

@MainActor struct WriteInBodyTests {
  private struct Writer: View {
    @State private var count = 0
    let limit: Int
    let log: Log
    var body: some View {
      let _ = log.entries.append("\(count)")
      let _ = { if count < limit { count += 1 } }()
      Square()
    }
  }

  @Test func theWriteIsAppliedInTheNextUpdateAndTheViewNamed() throws {
    let log = Log()
    let host = try TestHost { VStack { Writer(limit: 1, log: log) } }
    #expect(log.take() == ["0", "1"])
    #expect(
      host.messages == [
        "State was written while the body of Writer was running; the write waits for the next update. (in Writer)"
      ])
  }

  @Test func aBodyThatAlwaysWritesIsStopped() throws {
    let log = Log()
    let host = try TestHost { Writer(limit: .max, log: log) }
    // At most 16 rounds in a frame.
    #expect(log.take().count == 16)
    #expect(host.messages.count == 2)
    #expect(host.messages.last?.hasPrefix("Views keep changing state in response to their own updates") == true)
    host.advance(by: 1)
    #expect(log.take().count == 60 * 16)
    #expect(host.messages.count == 2)
  }
}
