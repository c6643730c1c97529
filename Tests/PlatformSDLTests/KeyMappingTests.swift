import CSDL2
import Testing
import UICore

@testable import PlatformSDL

/// Each key of SDL's by its meaning.
@Suite struct KeyMappingTests {
  private func key(_ code: SDL_KeyCode, isNumLockOn: Bool = false) -> InputEvent.Key? {
    InputEvent.Key(SDL_Keycode(bitPattern: code.rawValue), isNumLockOn: isNumLockOn)
  }

  @Test func namedKeys() {
    let names: [(SDL_KeyCode, InputEvent.Key)] = [
      (SDLK_RETURN, .return), (SDLK_RETURN2, .return), (SDLK_KP_ENTER, .return), (SDLK_TAB, .tab),
      (SDLK_ESCAPE, .escape), (SDLK_SPACE, .space), (SDLK_BACKSPACE, .delete), (SDLK_DELETE, .deleteForward),
      (SDLK_UP, .upArrow), (SDLK_DOWN, .downArrow), (SDLK_LEFT, .leftArrow), (SDLK_RIGHT, .rightArrow),
      (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_PAGEUP, .pageUp), (SDLK_PAGEDOWN, .pageDown),
    ]
    for (code, name) in names { #expect(key(code) == name) }
  }

  @Test func functionKeysHaveTheirNumbers() {
    for number in 1...12 { #expect(key(SDL_KeyCode(SDLK_F1.rawValue + UInt32(number - 1))) == .function(number)) }
    for number in 13...24 { #expect(key(SDL_KeyCode(SDLK_F13.rawValue + UInt32(number - 13))) == .function(number)) }
  }

  /// A printable key is its own Unicode scalar, in any layout.
  @Test func printableKeysAreTheirCharacters() {
    for character in "abcdefghijklmnopqrstuvwxyz0123456789-=[];'`,./\\äßéñçж" {
      #expect(key(SDL_KeyCode(character.unicodeScalars.first!.value)) == .character(character))
    }
  }

  @Test func theKeypadFollowsNumLock() {
    let keys: [(SDL_KeyCode, Character, InputEvent.Key?)] = [
      (SDLK_KP_0, "0", .character("0")), (SDLK_KP_1, "1", .end), (SDLK_KP_2, "2", .downArrow),
      (SDLK_KP_3, "3", .pageDown), (SDLK_KP_4, "4", .leftArrow), (SDLK_KP_5, "5", .character("5")),
      (SDLK_KP_6, "6", .rightArrow), (SDLK_KP_7, "7", .home), (SDLK_KP_8, "8", .upArrow), (SDLK_KP_9, "9", .pageUp),
      (SDLK_KP_PERIOD, ".", .deleteForward), (SDLK_KP_PLUS, "+", .character("+")),
      (SDLK_KP_MINUS, "-", .character("-")), (SDLK_KP_MULTIPLY, "*", .character("*")),
      (SDLK_KP_DIVIDE, "/", .character("/")), (SDLK_KP_EQUALS, "=", .character("=")),
    ]
    for (code, digit, move) in keys {
      #expect(key(code, isNumLockOn: true) == .character(digit))
      #expect(key(code) == move)
    }
  }

  @Test func keysWithoutMeaningHaveNoName() {
    for code in [SDLK_LSHIFT, SDLK_RCTRL, SDLK_LGUI, SDLK_CAPSLOCK, SDLK_NUMLOCKCLEAR, SDLK_AUDIOPLAY, SDLK_UNKNOWN] {
      #expect(key(code) == nil)
    }
  }
}
