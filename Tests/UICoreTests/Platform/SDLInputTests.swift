import CSDL2
import Foundation
import Geometry
import Testing
import UICore

@testable import PlatformSDL

@Suite struct SDLInputTests {
  @Test func aRestStartsTheFrameGridAnew() {
    var pacer = FramePacer(interval: 0.25)
    #expect(pacer.next <= 0)
    #expect(pacer.begin(at: 10) == 10)
    #expect(pacer.next == 10.25)
    // A tenth late: the frame keeps its place on the grid, so the next is not late.
    #expect(pacer.begin(at: 10.35) == 10.25)
    #expect(pacer.next == 10.5)
    // More than an interval late.
    #expect(pacer.begin(at: 11) == 11)
  }

  @Test func sixHundredLateFramesDoNotDrift() {
    var pacer = FramePacer(interval: 1 / 64)
    var time = pacer.begin(at: 0)
    for _ in 1...600 { time = pacer.begin(at: pacer.next + 0.001) }
    #expect(time == 600.0 / 64)
  }

  @Test func motionKeepsTheLatestAndTheOrder() {
    var coalescer = InputCoalescer()
    func move(_ x: CGFloat) -> InputEvent { .pointerMoved(PointerEvent(location: CGPoint(x: x, y: 0))) }
    #expect(coalescer.add(move(1)) == [])
    #expect(coalescer.add(move(2)) == [])
    #expect(coalescer.add(.pointerLeft) == [move(2), .pointerLeft])
    #expect(coalescer.held == nil)
    #expect(coalescer.add(move(3)) == [])
    let drag = InputEvent.pointerMoved(PointerEvent(location: .zero, button: .secondary))
    #expect(coalescer.add(drag) == [move(3)])
    #expect(coalescer.takeHeld() == drag)
  }

  @Test func scrollingAddsUp() {
    var coalescer = InputCoalescer()
    func scroll(_ dy: CGFloat, at x: CGFloat, precise: Bool = false) -> InputEvent {
      .scroll(location: CGPoint(x: x, y: 0), delta: CGVector(dx: 0, dy: dy), isPrecise: precise, modifiers: [])
    }
    #expect(coalescer.add(scroll(48, at: 1)) == [])
    #expect(coalescer.add(scroll(48, at: 2)) == [])
    #expect(coalescer.add(scroll(5, at: 2, precise: true)) == [scroll(96, at: 2)])
  }

  @Test(arguments: [
    (SDLK_a.rawValue, InputEvent.Key.character("a")), (SDLK_RETURN.rawValue, .return),
    (SDLK_KP_ENTER.rawValue, .return), (SDLK_DELETE.rawValue, .deleteForward), (SDLK_BACKSPACE.rawValue, .delete),
    (SDLK_F1.rawValue, .function(1)), (SDLK_F12.rawValue, .function(12)), (SDLK_F13.rawValue, .function(13)),
    (SDLK_F24.rawValue, .function(24)), (0xe4, .character("ä")), (SDLK_KP_7.rawValue, .character("7")),
  ])
  func keysHaveTheirMeaning(code: UInt32, key: InputEvent.Key) {
    #expect(InputEvent.Key(SDL_Keycode(code), isNumLockOn: true) == key)
  }

  @Test func theKeypadMovesWithoutNumLock() {
    #expect(InputEvent.Key(SDL_Keycode(SDLK_KP_7.rawValue), isNumLockOn: false) == .home)
    #expect(EventModifiers(KMOD_LSHIFT, key: SDL_Keycode(SDLK_KP_7.rawValue)) == [.shift, .numericPad])
  }

  @Test func modifierKeysAndNonsenseAreNoKeys() {
    for code in [SDLK_LSHIFT.rawValue, SDLK_LCTRL.rawValue, 0, 0x1f, 0xd800, 0x3fff_ffff, .max] {
      #expect(InputEvent.Key(SDL_Keycode(bitPattern: code), isNumLockOn: true) == nil)
    }
  }
}
