import Foundation

/// The key of a keyboard shortcut.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }

  // AppKit's characters for these keys.
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let delete = KeyEquivalent("\u{08}")
  public static let tab = KeyEquivalent("\t")
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let space = KeyEquivalent(" ")

  /// Leaves characters unchanged whose lower case has several characters.
  static func lowercased(_ character: Character) -> Character {
    let lower = character.lowercased()
    return lower.count == 1 ? lower.first! : character
  }

  /// A function key, from F1, by AppKit's character for it.
  package init(function number: Int) {
    self.init(Unicode.Scalar(UInt32(0xF703 + max(1, min(number, 35)))).map { Character($0) } ?? "\u{F704}")
  }

  /// The number of a function key, from 1; nil for other keys.
  package var functionNumber: Int? {
    guard let code = character.unicodeScalars.first?.value, 0xF704...0xF726 ~= code else { return nil }
    return Int(code) - 0xF703
  }

  init?(_ key: InputEvent.Key) {
    switch key {
    case .character(let character): self.init(Self.lowercased(character))
    case .return: self = .return
    case .tab: self = .tab
    case .escape: self = .escape
    case .space: self = .space
    case .delete: self = .delete
    case .deleteForward: self = .deleteForward
    case .upArrow: self = .upArrow
    case .downArrow: self = .downArrow
    case .leftArrow: self = .leftArrow
    case .rightArrow: self = .rightArrow
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .function(let number): self.init(function: number)
    }
  }
}

/// A key and modifiers that trigger a control. On Linux the Control key acts as Command.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, for the default action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for cancelling.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  func matches(_ press: KeyStroke) -> Bool {
    guard let pressed = KeyEquivalent(press.key) else { return false }
    return KeyEquivalent.lowercased(key.character) == pressed.character
      && Self.relevant(modifiers) == Self.relevant(press.modifiers)
  }

  private static func relevant(_ modifiers: EventModifiers) -> EventModifiers {
    var result = modifiers.intersection([.shift, .option, .control, .command])
    if result.remove(.control) != nil { result.insert(.command) }
    return result
  }
}

private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
  /// The shortcut that triggers the control.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Sets the shortcut that triggers the control.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the shortcut that triggers the control.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.keyboardShortcut, value: shortcut))
  }
}
