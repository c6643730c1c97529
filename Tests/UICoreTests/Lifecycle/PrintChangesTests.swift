import Testing
import UITestSupport

@testable import UICore

/// The wording is Apple's, property names without their underscore.
@MainActor struct PrintChangesTests {
  let log = Log()

  private struct Counter: View {
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled
    let title: String
    let log: Log
    let remote: Remote<Int>
    var body: some View {
      let _ = log.entries.append(BodyChanges.describe(Self.self) ?? "not running")
      let _ = remote.connect($count)
      Square(color: count > 0 && isEnabled ? .red : .blue)
    }
  }

  @Test func changesAreNamedAsApplesAre() throws {
    let count = Remote<Int>()
    let title = Remote<String>()
    let enabled = Remote<Bool>()
    let host = try TestHost {
      Owner(enabled, true) { isEnabled in
        Owner(title, "a") { Counter(title: $0, log: log, remote: count) }.environment(\.isEnabled, isEnabled)
      }
    }
    #expect(log.take() == ["Counter: @self, @identity, count, isEnabled changed."])
    count.value = 1
    host.update()
    #expect(log.take() == ["Counter: count changed."])
    title.value = "b"
    host.update()
    #expect(log.take() == ["Counter: @self changed."])
    enabled.value = false
    host.update()
    #expect(log.take().last == "Counter: isEnabled changed.")
    #expect(BodyChanges.describe(Counter.self) == nil)
  }
}
