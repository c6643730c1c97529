import Foundation
import PlatformHeadless
import Testing
import UITestSupport

@testable import UICore

/// `@SceneStorage` from one launch to the next.
@MainActor struct WindowStatesTests {
  private struct Counter: View {
    let seen: @MainActor (Int) -> Void
    @SceneStorage("count") private var count = 0
    var body: some View {
      let _ = seen(count)
      Color.red.onTapGesture { count += 1 }
    }
  }

  private struct Program: App {
    var seen: @MainActor (Int) -> Void = { _ in }
    var body: some Scene {
      WindowGroup(id: "main") { Counter(seen: seen) }.defaultSize(width: 100, height: 100)
    }
  }

  /// Runs the program, with this many taps.
  private func run(_ url: URL, taps: Int) throws -> [Int] {
    var counts: [Int] = []
    let platform = HeadlessPlatform()
    var options = LaunchOptions()
    let steps = (0..<taps).map { _ in "click 50 50" } + ["frames 2"]
    options.script = try InputScript(parsing: steps.joined(separator: "\n"))
    platform.runLimit = .infinity
    let host = try AppHost(
      Program { counts.append($0) }, platform: platform, options: options,
      windowStates: PropertyListFile(url) { Issue.record("\($0)") }, writeSnapshot: { _, _ in })
    try host.run()
    return counts
  }

  @Test func aWindowComesBackWithItsValues() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".plist")
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(try run(url, taps: 2) == [0, 1, 2])
    #expect(try run(url, taps: 0) == [2])
  }

  @Test func windowsOfASceneAreCounted() {
    let states = WindowStates(nil)
    let (first, second) = (states.values(for: "main"), states.values(for: "main"))
    #expect(first !== second)
    first.set(1, "a")
    #expect(second.value("a") == nil)
    states.close(first)
    #expect(states.values(for: "main").value("a") == nil)
  }
}
