import Foundation
import Geometry
import PlatformHeadless
import SwiftUI
import Testing

@testable import UICore

/// How long a script without a window waits for work outside its clock.
@MainActor @Suite struct HeadlessWaitTests {
  private struct Program<Content: View>: App {
    var content: Content?
    var body: some Scene { WindowGroup { content }.defaultSize(width: 200, height: 100) }
  }

  /// The platform after it has played the script.
  private func play<Content: View>(_ script: String, _ content: Content) throws -> HeadlessPlatform {
    let platform = HeadlessPlatform()
    var options = LaunchOptions()
    options.script = try InputScript(parsing: script)
    let host = try AppHost(Program(content: content), platform: platform, options: options) { _, _ in
    }
    try host.run()
    return platform
  }

  /// 599 frames pass, none of which shows anything: no real time passes with them.
  @Test func scrollingWhereNothingMovesWaitsForNothing() throws {
    let script = String(repeating: "scroll 100 50 0 -10\n", count: 590)
    let platform = try play(script, Color.red)
    #expect(platform.now > 590 / 60.0 - 0.1)
    #expect(platform.waitLimit == 0)
  }

  /// A pause is there for what goes on outside: it gets its 0.05 seconds.
  @Test(arguments: ["wait 2", "frames 60"])
  func aPauseGivesWorkOutsideItsTime(script: String) throws {
    let platform = try play(script, Color.red)
    #expect(platform.waitLimit == 0.05)
  }

  /// A task that has not ended may have something to say at any moment: each frame that shows nothing gives it its length.
  @Test func aTaskThatRunsIsGivenRealTime() throws {
    let script = "move 1 1\nmove 2 2\nmove 3 3"
    let idle = try play(script, Color.red)
    #expect(idle.waitLimit == 0)
    let platform = try play(script, Color.red.task { try? await Task.sleep(for: .seconds(3600)) })
    #expect(platform.waitLimit > 0 && platform.waitLimit < 3 / 60.0 + 1e-6)
  }
}
