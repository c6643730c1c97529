import CSDL2

@testable import PlatformSDL

/// Pushes events of a window as SDL's drivers make them.
@MainActor struct EventSource {
  let identifier: UInt32

  init(_ window: SDLWindow) { identifier = window.identifier }

  private func push(_ event: SDL_Event) {
    var event = event
    SDL_PushEvent(&event)
  }

  func window(_ kind: SDL_WindowEventID) {
    var event = SDL_Event()
    event.window = SDL_WindowEvent()
    event.type = SDL_WINDOWEVENT.rawValue
    event.window.windowID = identifier
    event.window.event = UInt8(kind.rawValue)
    push(event)
  }

  func key(_ code: SDL_KeyCode, isDown: Bool = true, modifiers: SDL_Keymod = KMOD_NONE, isRepeat: Bool = false) {
    var event = SDL_Event()
    event.key = SDL_KeyboardEvent()
    event.type = isDown ? SDL_KEYDOWN.rawValue : SDL_KEYUP.rawValue
    event.key.windowID = identifier
    event.key.repeat = isRepeat ? 1 : 0
    event.key.keysym.sym = SDL_Keycode(bitPattern: code.rawValue)
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    push(event)
  }

  func text(_ bytes: [UInt8]) {
    var event = SDL_Event()
    event.text = SDL_TextInputEvent()
    event.type = SDL_TEXTINPUT.rawValue
    event.text.windowID = identifier
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: bytes) }
    push(event)
  }

  func composition(_ text: String, caret: Int32) {
    var event = SDL_Event()
    event.edit = SDL_TextEditingEvent()
    event.type = SDL_TEXTEDITING.rawValue
    event.edit.windowID = identifier
    event.edit.start = caret
    withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array(text.utf8)) }
    push(event)
  }

  func longComposition(_ text: String, caret: Int32) {
    var event = SDL_Event()
    event.editExt = SDL_TextEditingExtEvent()
    event.type = SDL_TEXTEDITING_EXT.rawValue
    event.editExt.windowID = identifier
    event.editExt.start = caret
    event.editExt.text = SDL_strdup(text)
    push(event)
  }

  func motion(_ x: Int32, _ y: Int32, held: UInt32 = 0) {
    var event = SDL_Event()
    event.motion = SDL_MouseMotionEvent()
    event.type = SDL_MOUSEMOTION.rawValue
    event.motion.windowID = identifier
    (event.motion.x, event.motion.y, event.motion.state) = (x, y, held)
    push(event)
  }

  func button(_ number: Int32, isDown: Bool, _ x: Int32, _ y: Int32, clicks: UInt8 = 1) {
    var event = SDL_Event()
    event.button = SDL_MouseButtonEvent()
    event.type = isDown ? SDL_MOUSEBUTTONDOWN.rawValue : SDL_MOUSEBUTTONUP.rawValue
    event.button.windowID = identifier
    event.button.button = UInt8(number)
    (event.button.x, event.button.y, event.button.clicks) = (x, y, clicks)
    push(event)
  }

  /// - Parameter precise: what a touchpad measures, in notches; a wheel's are whole.
  func wheel(_ x: Int32, _ y: Int32, precise: (Float, Float)? = nil, isFlipped: Bool = false) {
    var event = SDL_Event()
    event.wheel = SDL_MouseWheelEvent()
    event.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.windowID = identifier
    (event.wheel.x, event.wheel.y) = (x, y)
    (event.wheel.preciseX, event.wheel.preciseY) = precise ?? (Float(x), Float(y))
    event.wheel.direction = isFlipped ? SDL_MOUSEWHEEL_FLIPPED.rawValue : SDL_MOUSEWHEEL_NORMAL.rawValue
    (event.wheel.mouseX, event.wheel.mouseY) = (30, 40)
    push(event)
  }
}
