import Foundation

/// A key that was pressed, held or let go while a view had the focus.
public struct KeyPress: Sendable {
  /// What happened to a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held, and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key came up.
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action used a key.
  public enum Result: Hashable, Sendable {
    /// The key is used up.
    case handled
    /// The key goes on to the next view outwards.
    case ignored
  }

  /// One of the phases.
  public let phase: Phases
  /// The key by what it means without modifiers.
  public let key: KeyEquivalent
  /// What the key types: with Shift, a letter's capital. Platforms report other keys by what they are without Shift, so
  /// signs that need it are not here; for text, use a `TextField`.
  public let characters: String
  public let modifiers: EventModifiers

  /// Nil for function keys, which have no equivalent.
  init?(_ press: KeyStroke) {
    guard let key = KeyEquivalent(press.key) else { return nil }
    self.key = key
    modifiers = press.modifiers
    phase =
      switch press.phase {
      case .down: .down
      case .repeat: .repeat
      case .up: .up
      }
    let isCapital = press.modifiers.contains(.shift) != press.modifiers.contains(.capsLock)
    characters = isCapital ? String(key.character).uppercased() : String(key.character)
  }
}

extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String {
    "KeyPress(phase: \(phase.rawValue), key: \(String(key.character).debugDescription), "
      + "characters: \(characters.debugDescription), modifiers: \(modifiers.rawValue))"
  }
}
