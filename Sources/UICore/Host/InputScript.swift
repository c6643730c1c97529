import Foundation
import Geometry

/// A recorded or written session of input: what `--script FILE` plays to a window.
///
/// The text format is described in `docs/input-script.md`. A script says what a user does, not when frames are drawn, so
/// the same file drives a real window in real time and a headless one in virtual time.
public struct InputScript: Equatable, Sendable {
  /// One line of the script.
  public enum Command: Equatable, Sendable {
    /// Seconds in which nothing is done.
    case wait(Double)
    /// Time for as many frames at 60 a second.
    case frames(Int)
    case move(CGPoint)
    case click(CGPoint, count: Int)
    case drag(from: CGPoint, to: CGPoint, seconds: Double)
    /// Points by which the content under the pointer moves.
    case scroll(CGPoint, delta: CGVector)
    case key(InputEvent.Key, modifiers: EventModifiers)
    case text(String)
    /// Points.
    case resize(CGSize)
    case appearance(isDark: Bool)
    /// Writes the window's pixels, once everything before is on screen, to this file.
    case snapshot(String)
  }

  public var commands: [Command]

  public init(commands: [Command]) { self.commands = commands }
}

/// Why a script was refused; `description` is one line fit for a terminal.
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
