import Observation
import Testing
import UITestSupport

@testable import UICore

private enum DepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }
extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

@Observable private final class Settings { var name = "first" }

private struct Depth: View {
  @Environment(\.depth) private var depth
  let name: String
  let log: Log
  var body: some View {
    let _ = log.entries.append("\(name) \(depth)")
    Square()
  }
}

@MainActor struct EnvironmentTests {
  let log = Log()

  @Test func anOverrideReachesItsContentOnly() throws {
    let depth = Remote<Int>()
    let host = try TestHost {
      Owner(depth, 1) { depth in
        Depth(name: "outside", log: log)
        VStack {
          Depth(name: "inside", log: log)
          Depth(name: "deeper", log: log).transformEnvironment(\.depth) { $0 += 10 }
          Depth(name: "fixed", log: log).environment(\.depth, 5)
        }
        .environment(\.depth, depth)
      }
    }
    #expect(log.take().sorted() == ["deeper 11", "fixed 5", "inside 1", "outside 0"])
    depth.value = 2
    host.resetCounts()
    host.update()
    #expect(log.take().sorted() == ["deeper 12", "inside 2"])
    #expect(host.environmentChecks > 0)
  }

  @Test func anObjectIsFoundByItsTypeAndObserved() throws {
    struct Reader: View {
      @Environment(Settings.self) private var settings
      let log: Log
      var body: some View {
        let _ = log.entries.append(settings.name)
        Square()
      }
    }
    let settings = Settings()
    let host = try TestHost { Reader(log: log).environment(settings) }
    settings.name = "second"
    host.update()
    #expect(log.take() == ["first", "second"])
    #expect(host.bodies(of: Reader.self) == 2)
  }
}
