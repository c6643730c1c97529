import CSDL2
import UICore

extension InputEvent.Key {
  /// The key's meaning in the user's layout; nil for keys that views do not handle (modifiers, media keys).
  ///
  /// - Parameter isNumLockOn: whether the keypad types digits instead of moving.
  init?(_ symbol: SDL_Keycode, isNumLockOn: Bool) {
    let code = SDL_KeyCode(UInt32(bitPattern: symbol))
    if !isNumLockOn, let key = Self.keypadNavigation[code.rawValue] {
      self = key
      return
    }
    switch code {
    case SDLK_RETURN, SDLK_KP_ENTER, SDLK_RETURN2: self = .return
    case SDLK_TAB: self = .tab
    case SDLK_ESCAPE: self = .escape
    case SDLK_SPACE, SDLK_KP_SPACE: self = .space
    case SDLK_BACKSPACE: self = .delete
    case SDLK_DELETE: self = .deleteForward
    case SDLK_UP: self = .upArrow
    case SDLK_DOWN: self = .downArrow
    case SDLK_LEFT: self = .leftArrow
    case SDLK_RIGHT: self = .rightArrow
    case SDLK_HOME: self = .home
    case SDLK_END: self = .end
    case SDLK_PAGEUP: self = .pageUp
    case SDLK_PAGEDOWN: self = .pageDown
    case _ where (SDLK_F1.rawValue...SDLK_F12.rawValue).contains(code.rawValue):
      self = .function(Int(code.rawValue - SDLK_F1.rawValue) + 1)
    case _ where (SDLK_F13.rawValue...SDLK_F24.rawValue).contains(code.rawValue):
      self = .function(Int(code.rawValue - SDLK_F13.rawValue) + 13)
    default:
      guard let character = Self.keypad[code.rawValue] ?? Self.character(code.rawValue) else { return nil }
      self = .character(character)
    }
  }

  /// In SDL, the code of a printable key is its Unicode scalar; others have bit 30 set.
  private static func character(_ code: UInt32) -> Character? {
    guard code > 0x20, code != 0x7f, let scalar = Unicode.Scalar(code) else { return nil }
    return Character(scalar)
  }

  private static let keypad: [UInt32: Character] = [
    SDLK_KP_0.rawValue: "0", SDLK_KP_1.rawValue: "1", SDLK_KP_2.rawValue: "2", SDLK_KP_3.rawValue: "3",
    SDLK_KP_4.rawValue: "4", SDLK_KP_5.rawValue: "5", SDLK_KP_6.rawValue: "6", SDLK_KP_7.rawValue: "7",
    SDLK_KP_8.rawValue: "8", SDLK_KP_9.rawValue: "9", SDLK_KP_PERIOD.rawValue: ".", SDLK_KP_PLUS.rawValue: "+",
    SDLK_KP_MINUS.rawValue: "-", SDLK_KP_MULTIPLY.rawValue: "*", SDLK_KP_DIVIDE.rawValue: "/",
    SDLK_KP_EQUALS.rawValue: "=",
  ]

  private static let keypadNavigation: [UInt32: InputEvent.Key] = [
    SDLK_KP_1.rawValue: .end, SDLK_KP_2.rawValue: .downArrow, SDLK_KP_3.rawValue: .pageDown,
    SDLK_KP_4.rawValue: .leftArrow, SDLK_KP_6.rawValue: .rightArrow, SDLK_KP_7.rawValue: .home,
    SDLK_KP_8.rawValue: .upArrow, SDLK_KP_9.rawValue: .pageUp, SDLK_KP_PERIOD.rawValue: .deleteForward,
  ]
}

extension EventModifiers {
  /// Maps Control to `control` and the logo key to `command`; views decide which acts as Command.
  init(_ state: SDL_Keymod, key: SDL_Keycode = 0) {
    func isDown(_ mask: SDL_Keymod) -> Bool { state.rawValue & mask.rawValue != 0 }
    self = []
    if isDown(KMOD_SHIFT) { insert(.shift) }
    if isDown(KMOD_CTRL) { insert(.control) }
    if isDown(KMOD_ALT) { insert(.option) }
    if isDown(KMOD_GUI) { insert(.command) }
    if isDown(KMOD_CAPS) { insert(.capsLock) }
    let code = UInt32(bitPattern: key)
    if (SDLK_KP_DIVIDE.rawValue...SDLK_KP_PERIOD.rawValue).contains(code) || code == SDLK_KP_EQUALS.rawValue {
      insert(.numericPad)
    }
  }
}
