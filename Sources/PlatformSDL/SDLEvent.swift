import CSDL2
import Foundation
import Geometry
import UICore

extension SDL_Event {
  /// The window of the event, for events that a window handles.
  var windowIdentifier: UInt32? {
    switch SDL_EventType(type) {
    case SDL_WINDOWEVENT: window.windowID
    case SDL_KEYDOWN, SDL_KEYUP: key.windowID
    case SDL_TEXTINPUT: text.windowID
    case SDL_TEXTEDITING: edit.windowID
    case SDL_TEXTEDITING_EXT: editExt.windowID
    case SDL_MOUSEMOTION: motion.windowID
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
    case SDL_MOUSEWHEEL: wheel.windowID
    default: nil
    }
  }

  /// Frees the text of a long composition.
  mutating func releaseText() {
    guard type == SDL_TEXTEDITING_EXT.rawValue else { return }
    SDL_free(editExt.text)
    editExt.text = nil
  }

  /// The event for views; nil for events about the window itself.
  ///
  /// - Parameters:
  ///   - pointsPerUnit: points per unit of SDL's window coordinates.
  ///   - modifiers: those held when the event happened, which SDL tells with keys alone.
  func inputEvent(pointsPerUnit: CGFloat, _ modifiers: EventModifiers) -> InputEvent? {
    switch SDL_EventType(type) {
    case SDL_KEYDOWN, SDL_KEYUP: keyEvent
    case SDL_TEXTINPUT: modifiers.makeText ? Self.string(in: text.text).map { .text($0) } : nil
    case SDL_TEXTEDITING: Self.string(in: edit.text).map { .composition($0, caret: Int(edit.start)) }
    case SDL_TEXTEDITING_EXT:
      editExt.text.map { .composition(String(cString: $0), caret: Int(editExt.start)) }
    case SDL_MOUSEMOTION: motionEvent(pointsPerUnit, modifiers)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: buttonEvent(pointsPerUnit, modifiers)
    case SDL_MOUSEWHEEL: wheelEvent(pointsPerUnit, modifiers)
    default: nil
    }
  }

  private var keyEvent: InputEvent? {
    let symbol = key.keysym.sym
    let state = SDL_Keymod(UInt32(key.keysym.mod))
    guard let name = InputEvent.Key(symbol, isNumLockOn: state.rawValue & KMOD_NUM.rawValue != 0) else {
      return Self.modifierKeys.contains(UInt32(bitPattern: symbol)) ? .modifiersChanged(EventModifiers(state)) : nil
    }
    let modifiers = EventModifiers(state, key: symbol)
    return type == SDL_KEYDOWN.rawValue
      ? .keyDown(name, modifiers: modifiers, isRepeat: key.repeat != 0) : .keyUp(name, modifiers: modifiers)
  }

  private static let modifierKeys: Set<UInt32> = [
    SDLK_LSHIFT.rawValue, SDLK_RSHIFT.rawValue, SDLK_LCTRL.rawValue, SDLK_RCTRL.rawValue, SDLK_LALT.rawValue,
    SDLK_RALT.rawValue, SDLK_LGUI.rawValue, SDLK_RGUI.rawValue, SDLK_CAPSLOCK.rawValue,
  ]

  /// The mouse whose events SDL makes of a finger's: SDL_TOUCH_MOUSEID.
  private static let finger = UInt32.max

  private func motionEvent(_ pointsPerUnit: CGFloat, _ modifiers: EventModifiers) -> InputEvent {
    let state = motion.state
    // SDL_BUTTON_LMASK, _MMASK and _RMASK.
    let button: PointerEvent.Button =
      state & 0b001 != 0
      ? .primary
      : state & 0b100 != 0
        ? .secondary
        : state & 0b010 != 0 ? .middle : .primary
    let location = CGPoint(x: CGFloat(motion.x) * pointsPerUnit, y: CGFloat(motion.y) * pointsPerUnit)
    return .pointerMoved(
      PointerEvent(location: location, button: button, modifiers: modifiers, isTouch: motion.which == Self.finger))
  }

  private func buttonEvent(_ pointsPerUnit: CGFloat, _ modifiers: EventModifiers) -> InputEvent? {
    let which: PointerEvent.Button
    switch Int32(button.button) {
    case SDL_BUTTON_LEFT: which = .primary
    case SDL_BUTTON_MIDDLE: which = .middle
    case SDL_BUTTON_RIGHT: which = .secondary
    default: return nil
    }
    let pointer = PointerEvent(
      location: CGPoint(x: CGFloat(button.x) * pointsPerUnit, y: CGFloat(button.y) * pointsPerUnit), button: which,
      clickCount: max(1, Int(button.clicks)), modifiers: modifiers, isTouch: button.which == Self.finger)
    return type == SDL_MOUSEBUTTONDOWN.rawValue ? .pointerDown(pointer) : .pointerUp(pointer)
  }

  /// A notch of a wheel scrolls three lines of 16 points. A touchpad reports fractions of notches; one notch is ten
  /// points, the distance that the driver measured. Shift makes a wheel scroll horizontally.
  private func wheelEvent(_ pointsPerUnit: CGFloat, _ modifiers: EventModifiers) -> InputEvent {
    let isPrecise = wheel.preciseX != Float(wheel.x) || wheel.preciseY != Float(wheel.y)
    let unit: CGFloat = isPrecise ? 10 : 48
    let sign: CGFloat = wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    // In SDL scrolling to the right is positive, but the content moves left. (`0 - x` avoids negative zero.)
    var delta = CGVector(dx: 0 - CGFloat(wheel.preciseX) * unit * sign, dy: CGFloat(wheel.preciseY) * unit * sign)
    if !isPrecise, delta.dx == 0, modifiers.contains(.shift) { delta = CGVector(dx: delta.dy, dy: 0) }
    let location = CGPoint(x: CGFloat(wheel.mouseX) * pointsPerUnit, y: CGFloat(wheel.mouseY) * pointsPerUnit)
    return .scroll(location: location, delta: delta, isPrecise: isPrecise, modifiers: modifiers)
  }

  /// The text of a C array; nil if it is not valid UTF-8.
  private static func string<Characters>(in characters: Characters) -> String? {
    withUnsafeBytes(of: characters) { bytes in String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension EventModifiers {
  /// Whether typed keys make text: not while they are shortcuts. In some layouts Control with Alt selects a third
  /// level.
  fileprivate var makeText: Bool { !contains(.command) && (!contains(.control) || contains(.option)) }
}
