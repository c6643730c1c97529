import DisplayList
import Foundation

/// Plays a script to a window's client on the platform's clock: in real time in a window, in virtual time headless.
@MainActor
public final class InputScriptPlayer {
  private let platform: any Platform
  private let window: any PlatformWindow
  private let client: any PlatformWindowClient
  private let writeSnapshot: @MainActor (String, Bitmap) throws -> Void
  private var commands: ArraySlice<InputScript.Command>
  private var steps: ArraySlice<InputScript.Step> = []
  private var onFinish: (@MainActor ((any Error)?) -> Void)?

  /// - Parameter writeSnapshot: writes a picture to the path that the script names.
  public init(
    _ script: InputScript, platform: any Platform, window: any PlatformWindow, client: any PlatformWindowClient,
    writeSnapshot: @escaping @MainActor (String, Bitmap) throws -> Void
  ) {
    self.platform = platform
    self.window = window
    self.client = client
    self.writeSnapshot = writeSnapshot
    commands = script.commands[...]
  }

  /// Starts playing; calls `onFinish` once, after the last command or with the first error of `writeSnapshot`.
  ///
  /// The player keeps itself alive until then.
  public func play(onFinish: @escaping @MainActor ((any Error)?) -> Void) {
    guard self.onFinish == nil else { fatalError("a script player plays one script once") }
    self.onFinish = onFinish
    advance()
  }

  private func advance() {
    while let step = nextStep() {
      if step.delay > 0 {
        platform.schedule(after: step.delay) {
          if self.perform(step.action) { self.advance() }
        }
        return
      }
      guard perform(step.action) else { return }
    }
    finish(nil)
  }

  private func nextStep() -> InputScript.Step? {
    while steps.isEmpty {
      guard let command = commands.popFirst() else { return nil }
      steps = command.steps[...]
    }
    return steps.popFirst()
  }

  /// Returns false if the step ended the script.
  private func perform(_ action: InputScript.Step.Action) -> Bool {
    switch action {
    case .pause: break
    case .event(let event): client.windowDidReceive(event)
    case .resize(let size): window.resize(to: size)
    case .appearance(let isDark): client.windowAppearanceDidChange(isDark: isDark)
    case .snapshot(let path):
      guard let bitmap = window.snapshot() else { break }
      do { try writeSnapshot(path, bitmap) } catch {
        finish(error)
        return false
      }
    }
    return true
  }

  private func finish(_ error: (any Error)?) {
    let onFinish = onFinish
    self.onFinish = nil
    onFinish?(error)
  }
}
