import Foundation
import Observation
import Synchronization
import Testing
import UITestSupport

@testable import UICore

/// A model that any thread may write: its storage is locked, its registrar is safe by itself.
private final class Shared: Observable, Sendable {
  private let storage = Mutex(0)
  private let registrar = ObservationRegistrar()

  var value: Int {
    registrar.access(self, keyPath: \.value)
    return storage.withLock { $0 }
  }

  func increment() {
    registrar.withMutation(of: self, keyPath: \.value) { storage.withLock { $0 += 1 } }
  }
}

@MainActor struct BackgroundWriteTests {
  private struct Reader: View {
    let shared: Shared
    let log: Log
    var body: some View {
      let _ = log.entries.append("\(shared.value)")
      Square()
    }
  }

  /// Run with `--sanitize=thread` to see that it is clean.
  @Test(.timeLimit(.minutes(5))) func writesOnAnotherThreadWhileBodiesRun() async throws {
    let shared = Shared()
    let log = Log()
    let host = try TestHost { Reader(shared: shared, log: log) }
    let writer = Thread { for _ in 0..<2000 { shared.increment() } }
    writer.start()
    while !writer.isFinished {
      host.advance(by: 1.0 / 60)
      await Task.yield()
    }
    // The last write reaches the main queue after the thread has ended.
    for _ in 0..<1000 where log.entries.last != "2000" {
      try await Task.sleep(for: .milliseconds(1))
      host.advance(by: 1.0 / 60)
    }
    #expect(log.take().last == "2000")
    host.checkInvariants()
  }
}
