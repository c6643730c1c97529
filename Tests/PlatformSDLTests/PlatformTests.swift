import CSDL2
import Foundation
import Testing
import UICore

@testable import PlatformSDL

/// Connecting to a window system, and what a platform offers besides windows.
@MainActor @Suite(.serialized) struct PlatformTests {
  private func failure(driver: String, environment: [String: String]) -> PlatformError? {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE)
    do {
      _ = try SDLPlatform(environment: environment, servesMainQueue: false)
      return nil
    } catch { return error }
  }

  /// Without a display SDL itself would take a driver that shows nothing.
  @Test func aDriverThatShowsNothingIsNoDisplay() throws {
    for driver in ["dummy", "offscreen"] {
      let error = try #require(failure(driver: driver, environment: [:]))
      #expect(error == .noDisplay(reason: "neither X11 nor Wayland answers"))
      #expect(
        error.description
          == "No display can be opened (neither X11 nor Wayland answers). Set DISPLAY or WAYLAND_DISPLAY, "
          + "or run without a window by --headless.")
      #expect(SDL_WasInit(0) == 0)
    }
    // The next try begins from nothing.
    _ = try Stage()
  }

  @Test func aDriverThatDoesNotExistIsNoDisplay() {
    guard case .noDisplay(let reason)? = failure(driver: "nonesuch", environment: ["SDL_VIDEODRIVER": "nonesuch"])
    else {
      Issue.record("no error, or another one")
      return
    }
    #expect(reason.contains("nonesuch"))
  }

  @Test func aSecondPlatformIsRefusedUntilTheFirstIsGone() throws {
    var stage: Stage? = try Stage()
    #expect(failure(driver: "dummy", environment: ["SDL_VIDEODRIVER": "dummy"]) == .alreadyInUse)
    withExtendedLifetime(stage) {}
    stage = nil
    #expect(failure(driver: "dummy", environment: ["SDL_VIDEODRIVER": "dummy"]) == nil)
  }

  /// The window system has gone: no driver is left to make the window.
  @Test func aWindowThatIsRefusedThrows() throws {
    let stage = try Stage()
    SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "nonesuch", SDL_HINT_OVERRIDE)
    #expect {
      try stage.open()
    } throws: {
      guard case .windowRefused(let reason)? = $0 as? PlatformError else { return false }
      return reason.contains("nonesuch")
    }
  }

  @Test func theClipboardKeepsText() throws {
    let stage = try Stage()
    #expect(stage.platform.clipboard == nil)
    for text in ["é 👋🏽\n\tb", String(repeating: "ab", count: 100_000)] {
      stage.platform.clipboard = text
      #expect(stage.platform.clipboard == text)
    }
    stage.platform.clipboard = nil
    #expect(stage.platform.clipboard == nil)
  }

  @Test func timersRunInTheirOrder() throws {
    let stage = try Stage()
    _ = try stage.open()
    var log: [String] = []
    let cancelled = stage.platform.schedule(after: 0) { log.append("cancelled") }
    stage.platform.schedule(after: 0.002) { log.append("later") }
    stage.platform.schedule(after: 0) { log.append("first") }
    stage.platform.schedule(after: -1) { log.append("past") }
    stage.platform.schedule(after: .infinity) { log.append("never") }
    cancelled.cancel()
    stage.wait("the last timer never came") { log.count == 3 }
    stage.run()
    #expect(log == ["first", "past", "later"])
  }

  @Test func withoutWindowsThereIsNothingToRun() throws {
    let stage = try Stage()
    var turns: [Bool] = []
    stage.platform.onTurn = { turns.append($0) }
    stage.platform.run()
    #expect(turns == [true, false])
    #expect(stage.platform.exitStatus == 0)
  }

  @Test func runEndsWithTheLastWindow() throws {
    let stage = try Stage()
    let (first, second) = (try stage.open().window, try stage.open().window)
    var turns: [Bool] = []
    stage.platform.onTurn = { turns.append($0) }
    stage.then { first.close() }
    stage.then { second.close() }
    stage.then { Issue.record("it still runs") }
    stage.run()
    // It says when it works and when it waits, in turn.
    #expect(turns.first == true && turns.last == false)
    #expect(zip(turns, turns.dropFirst()).allSatisfy { $0 != $1 })
  }
}
