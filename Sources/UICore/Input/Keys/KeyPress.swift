import Foundation

/// A key press, repeat or release while a view had the focus.
public struct KeyPress: Sendable {
  /// The phases of a key press.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key came up.
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What an action did with a key.
  public enum Result: Hashable, Sendable {
    /// The action handled the key; no other gets it.
    case handled
    /// The next view outwards gets the key.
    case ignored
  }

  /// One of `down`, `repeat` and `up`.
  public let phase: Phases
  /// The key, independent of modifiers.
  public let key: KeyEquivalent
  /// The text of the key: with Shift, the capital letter. Platforms report other keys by their unshifted character, so
  /// shifted signs are missing; to read text, use a `TextField`.
  public let characters: String
  public let modifiers: EventModifiers

  /// Nil for function keys, which have no `KeyEquivalent`.
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
