import CSDL2
import Foundation
import Testing
import UICore

@testable import PlatformSDL

/// A platform on SDL's `dummy` video driver, which has windows, surfaces and a queue of events but shows nothing, and a
/// list of steps that its loop runs, one a turn: events that a step pushes are handled before the next step.
@MainActor final class Stage {
  let platform: SDLPlatform
  private var steps: [() -> Bool] = []
  private var next: PlatformTimer?
  private var clients: [Client] = []

  init() throws {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE)
    platform = try SDLPlatform(environment: ["SDL_VIDEODRIVER": "dummy"], servesMainQueue: false)
    SDL_SetModState(KMOD_NONE)
  }

  /// The next platform needs this one to be gone, so nothing may hold it.
  isolated deinit {
    for window in platform.windows { window.close() }
    for client in clients { client.draw = {} }
  }

  /// Opens a window; the client lives as long as the stage.
  func open(
    width: CGFloat = 200, height: CGFloat = 100, title: String = "", minimum: CGSize? = nil
  ) throws -> (window: SDLWindow, client: Client) {
    let client = Client()
    clients.append(client)
    let configuration = WindowConfiguration(
      title: title, size: CGSize(width: width, height: height), limits: WindowLimits(minimum: minimum))
    let window = try #require(try platform.openWindow(configuration, client: client) as? SDLWindow)
    client.window = window
    return (window, client)
  }

  /// Adds a step.
  func then(_ action: @escaping () -> Void) {
    steps.append {
      action()
      return true
    }
  }

  /// Adds a step that is repeated until it holds, ten seconds at most: what it waits for comes with the display's clock.
  func wait(_ what: Comment, until condition: @escaping () -> Bool) {
    var deadline: Double?
    steps.append { [platform] in
      let end = deadline ?? platform.now + 10
      deadline = end
      if condition() { return true }
      guard platform.now > end else { return false }
      Issue.record(what)
      return true
    }
  }

  /// Runs all steps, then closes the windows.
  func run() {
    step(0)
    platform.run()
    // Of steps that the end of the windows left over.
    next?.cancel()
    steps = []
  }

  private func step(_ index: Int) {
    next = platform.schedule(after: 0) { [self] in
      guard index < steps.count else { return platform.stop() }
      step(steps[index]() ? index + 1 : index)
    }
  }
}

/// Notes what its window tells.
@MainActor final class Client: PlatformWindowClient {
  enum Told: Equatable {
    case event(InputEvent)
    case size(CGSize, scale: CGFloat)
    case frame
    case close
  }

  weak var window: SDLWindow?
  private(set) var told: [Told] = []
  /// The times of its frames.
  private(set) var frames: [Double] = []
  /// What it draws in each frame.
  var draw: () -> Void = {}

  /// What was told since the last call.
  func take() -> [Told] {
    defer { told = [] }
    return told
  }
  /// The events among it.
  func takeEvents() -> [InputEvent] {
    take().compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  func windowDidReceive(_ event: InputEvent) { told.append(.event(event)) }
  func windowDidResize(to size: CGSize, scale: CGFloat) { told.append(.size(size, scale: scale)) }
  func windowDrawFrame(at time: Double) {
    told.append(.frame)
    frames.append(time)
    draw()
  }
  func windowAppearanceDidChange(isDark: Bool) {}
  func windowShouldClose() { told.append(.close) }
}
