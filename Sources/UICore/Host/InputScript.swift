import Foundation
import Geometry

/// A session of input that `--script FILE` plays to a window.
///
/// `docs/input-script.md` describes the text format. A script contains user actions, no frames, so the same file drives
/// a real window in real time and a headless one in virtual time.
public struct InputScript: Equatable, Sendable {
  /// One line of the script.
  public enum Command: Equatable, Sendable {
    /// Waits, in seconds.
    case wait(Double)
    /// Waits for this many frames at 60 per second.
    case frames(Int)
    case move(CGPoint)
    case click(CGPoint, count: Int)
    case drag(from: CGPoint, to: CGPoint, seconds: Double)
    /// Scrolls at a point, moving the content there by `delta` points.
    case scroll(CGPoint, delta: CGVector)
    case key(InputEvent.Key, modifiers: EventModifiers)
    case text(String)
    /// Points.
    case resize(CGSize)
    case appearance(isDark: Bool)
    /// Writes the window's pixels to this file, once all earlier changes are on screen.
    case snapshot(String)
  }

  public var commands: [Command]

  public init(commands: [Command]) { self.commands = commands }
}

/// Why a script is invalid; `description` is one line for a terminal.
public struct InputScriptError: Error, Equatable, CustomStringConvertible {
  /// Counted from 1.
  public var line: Int
  public var message: String

  public init(line: Int, message: String) {
    self.line = line
    self.message = message
  }

  public var description: String { "script line \(line): \(message)" }
}
