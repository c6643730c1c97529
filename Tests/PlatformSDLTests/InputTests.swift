import CSDL2
import Foundation
import Geometry
import Testing
import UICore

@testable import PlatformSDL

/// What SDL's events become, from its queue to a window's client.
@MainActor @Suite(.serialized) struct InputTests {
  /// Pushes events of one window, with keys held, and returns what its client hears.
  private func events(held: SDL_Keymod = KMOD_NONE, _ push: @escaping (EventSource) -> Void) throws -> [InputEvent] {
    let stage = try Stage()
    let (window, client) = try stage.open()
    var heard: [InputEvent] = []
    stage.then {
      _ = client.take()
      SDL_SetModState(held)
      push(EventSource(window))
    }
    // A pointer's motion may wait for a frame; any other event brings it along.
    stage.then { EventSource(window).window(SDL_WINDOWEVENT_FOCUS_LOST) }
    stage.then { heard = client.takeEvents() }
    stage.run()
    #expect(heard.last == .focusLost)
    return heard.dropLast()
  }

  @Test func keysGoDownRepeatAndComeUp() throws {
    let heard = try events {
      $0.key(SDLK_a)
      $0.key(SDLK_a, isRepeat: true)
      $0.key(SDLK_a, isDown: false)
    }
    #expect(
      heard == [
        .keyDown(.character("a"), modifiers: [], isRepeat: false),
        .keyDown(.character("a"), modifiers: [], isRepeat: true), .keyUp(.character("a"), modifiers: []),
      ])
  }

  @Test func modifiersComeWithTheirKeys() throws {
    let all = SDL_Keymod(
      KMOD_LSHIFT.rawValue | KMOD_RCTRL.rawValue | KMOD_LALT.rawValue | KMOD_RGUI.rawValue | KMOD_CAPS.rawValue)
    let heard = try events {
      $0.key(SDLK_LEFT, modifiers: KMOD_RSHIFT)
      $0.key(SDLK_c, modifiers: all)
      // Shift itself is told apart, and keys of players are nobody's.
      $0.key(SDLK_LSHIFT)
      $0.key(SDLK_AUDIOMUTE)
    }
    #expect(
      heard == [
        .keyDown(.leftArrow, modifiers: .shift, isRepeat: false),
        .keyDown(.character("c"), modifiers: [.shift, .control, .option, .command, .capsLock], isRepeat: false),
        .modifiersChanged([]),
      ])
  }

  /// A program that was busy finds a press with a key held, and the key let go, in one turn: SDL's state is that of the end.
  @Test func aClickHasTheModifiersOfItsMoment() throws {
    let heard = try events {
      $0.key(SDLK_LSHIFT, modifiers: KMOD_LSHIFT)
      $0.button(SDL_BUTTON_LEFT, isDown: true, 10, 20)
      $0.button(SDL_BUTTON_LEFT, isDown: false, 10, 20)
      $0.key(SDLK_LSHIFT, isDown: false)
      $0.button(SDL_BUTTON_LEFT, isDown: true, 30, 20)
    }
    func pointer(_ x: CGFloat, _ modifiers: EventModifiers) -> PointerEvent {
      PointerEvent(location: CGPoint(x: x, y: 20), modifiers: modifiers)
    }
    #expect(
      heard == [
        .modifiersChanged(.shift), .pointerDown(pointer(10, .shift)), .pointerUp(pointer(10, .shift)),
        .modifiersChanged([]), .pointerDown(pointer(30, [])),
      ])
  }

  @Test func theKeypadTypesOrMoves() throws {
    let heard = try events {
      $0.key(SDLK_KP_4, modifiers: KMOD_NUM)
      $0.key(SDLK_KP_4)
      $0.key(SDLK_KP_ENTER)
    }
    #expect(
      heard == [
        .keyDown(.character("4"), modifiers: .numericPad, isRepeat: false),
        .keyDown(.leftArrow, modifiers: .numericPad, isRepeat: false),
        .keyDown(.return, modifiers: .numericPad, isRepeat: false),
      ])
  }

  @Test func textIsTakenWhole() throws {
    let heard = try events {
      $0.text(Array("é".utf8))
      // Cut in the middle of a character.
      $0.text([0xF0, 0x9F])
      $0.text(Array("👋🏽".utf8))
      $0.composition("にほ", caret: 2)
      $0.longComposition(String(repeating: "ん", count: 40), caret: 40)
      $0.composition("", caret: 0)
    }
    #expect(
      heard == [
        .text("é"), .text("👋🏽"), .composition("にほ", caret: 2),
        .composition(String(repeating: "ん", count: 40), caret: 40), .composition("", caret: 0),
      ])
  }

  /// Control with Alt is how some layouts reach a third level of characters.
  @Test(arguments: [
    (KMOD_NONE, true), (KMOD_SHIFT, true), (KMOD_LCTRL, false), (KMOD_LGUI, false), (KMOD_LALT, true),
    (SDL_Keymod(KMOD_LCTRL.rawValue | KMOD_LALT.rawValue), true),
  ])
  func shortcutsMakeNoText(held: SDL_Keymod, makesText: Bool) throws {
    #expect(try events(held: held) { $0.text([0x40]) } == (makesText ? [.text("@")] : []))
  }

  @Test func buttonsAndClicksAreCounted() throws {
    let heard = try events(held: KMOD_LSHIFT) {
      $0.button(SDL_BUTTON_LEFT, isDown: true, 10, 20, clicks: 2)
      $0.button(SDL_BUTTON_RIGHT, isDown: false, 11, 21, clicks: 0)
      $0.button(SDL_BUTTON_MIDDLE, isDown: true, 12, 22)
      // A mouse's fourth button has no meaning here.
      $0.button(SDL_BUTTON_X1, isDown: true, 13, 23)
    }
    func pointer(_ x: CGFloat, _ y: CGFloat, _ button: PointerEvent.Button, _ clicks: Int = 1) -> PointerEvent {
      PointerEvent(location: CGPoint(x: x, y: y), button: button, clickCount: clicks, modifiers: .shift)
    }
    #expect(
      heard == [
        .pointerDown(pointer(10, 20, .primary, 2)), .pointerUp(pointer(11, 21, .secondary)),
        .pointerDown(pointer(12, 22, .middle)),
      ])
  }

  /// SDL's masks of buttons: 1 left, 2 middle, 4 right.
  @Test func motionIsJoinedWhileTheSameButtonIsHeld() throws {
    let heard = try events {
      $0.motion(1, 2)
      $0.motion(3, 4)
      $0.motion(5, 6, held: 4)
      $0.motion(7, 8, held: 4)
      $0.motion(9, 10, held: 2)
      $0.motion(11, 12, held: 1)
      $0.window(SDL_WINDOWEVENT_LEAVE)
    }
    func moved(_ x: CGFloat, _ y: CGFloat, _ button: PointerEvent.Button = .primary) -> InputEvent {
      .pointerMoved(PointerEvent(location: CGPoint(x: x, y: y), button: button))
    }
    #expect(heard == [moved(3, 4), moved(7, 8, .secondary), moved(9, 10, .middle), moved(11, 12), .pointerLeft])
  }

  /// A notch is three lines of 16 points, a touchpad's unit 10 points; right is positive for SDL and negative here.
  @Test func wheelsTurnByLinesAndTouchpadsByPoints() throws {
    func scroll(_ dx: CGFloat, _ dy: CGFloat, isPrecise: Bool = false) -> InputEvent {
      .scroll(
        location: CGPoint(x: 30, y: 40), delta: CGVector(dx: dx, dy: dy), isPrecise: isPrecise, modifiers: [])
    }
    #expect(try events { $0.wheel(0, 1) } == [scroll(0, 48)])
    #expect(try events { $0.wheel(1, 0) } == [scroll(-48, 0)])
    #expect(try events { $0.wheel(0, 1, isFlipped: true) } == [scroll(0, -48)])
    #expect(try events { $0.wheel(0, 0, precise: (0, 0.5)) } == [scroll(0, 5, isPrecise: true)])
    let joined = try events {
      $0.wheel(0, 1)
      $0.wheel(0, 2)
      $0.wheel(0, 0, precise: (0.25, 0.5))
    }
    #expect(joined == [scroll(0, 144), scroll(-2.5, 5, isPrecise: true)])
  }

  @Test func shiftTurnsAWheelSideways() throws {
    let location = CGPoint(x: 30, y: 40)
    #expect(
      try events(held: KMOD_LSHIFT) { $0.wheel(0, -1) } == [
        .scroll(location: location, delta: CGVector(dx: -48, dy: 0), isPrecise: false, modifiers: .shift)
      ])
    #expect(
      try events(held: KMOD_LSHIFT) { $0.wheel(0, 0, precise: (0, 0.5)) } == [
        .scroll(location: location, delta: CGVector(dx: 0, dy: 5), isPrecise: true, modifiers: .shift)
      ])
  }

  @Test func motionAloneComesWithTheNextFrame() throws {
    let stage = try Stage()
    let (window, client) = try stage.open()
    stage.then { EventSource(window).motion(1, 2) }
    var heard: [InputEvent] = []
    stage.wait("the motion was never told") {
      heard += client.takeEvents()
      return !heard.isEmpty
    }
    stage.run()
    #expect(heard == [.pointerMoved(PointerEvent(location: CGPoint(x: 1, y: 2)))])
  }

  /// On a screen with two pixels a point, where SDL counts pixels.
  @Test func pixelsBecomePoints() {
    var event = SDL_Event()
    event.button = SDL_MouseButtonEvent()
    event.type = SDL_MOUSEBUTTONUP.rawValue
    event.button.button = UInt8(SDL_BUTTON_LEFT)
    (event.button.x, event.button.y) = (31, 40)
    #expect(
      event.inputEvent(pointsPerUnit: 0.5, []) == .pointerUp(PointerEvent(location: CGPoint(x: 15.5, y: 20))))
  }

  @Test func eachWindowHearsItsOwnEvents() throws {
    let stage = try Stage()
    let (first, second) = (try stage.open(), try stage.open())
    stage.then {
      EventSource(first.window).window(SDL_WINDOWEVENT_FOCUS_GAINED)
      EventSource(second.window).key(SDLK_b, isDown: false)
      EventSource(first.window).window(SDL_WINDOWEVENT_CLOSE)
    }
    stage.then {
      #expect(first.client.take() == [.event(.focusGained), .close])
      #expect(second.client.takeEvents() == [.keyUp(.character("b"), modifiers: [])])
      first.window.close()
      EventSource(first.window).key(SDLK_a)
      var event = SDL_Event()
      event.type = SDL_QUIT.rawValue
      SDL_PushEvent(&event)
    }
    stage.then {
      #expect(first.client.take() == [])
      #expect(second.client.take() == [.close])
    }
    stage.run()
  }
}
