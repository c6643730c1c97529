import Foundation
import Geometry

/// An input event of a window. Positions are in points of the window, y down.
public enum InputEvent: Equatable, Sendable {
  case pointerDown(PointerEvent)
  case pointerMoved(PointerEvent)
  case pointerUp(PointerEvent)
  case pointerLeft
  /// The movement of the content in points; for wheels, lines times the platform's line height.
  case scroll(location: CGPoint, delta: CGVector, isPrecise: Bool, modifiers: EventModifiers)
  case keyDown(Key, modifiers: EventModifiers, isRepeat: Bool)
  case keyUp(Key, modifiers: EventModifiers)
  /// A modifier key went down or up, with all that are held now.
  case modifiersChanged(EventModifiers)
  /// Text committed by the keyboard or an input method.
  case text(String)
  /// The uncommitted text of an input method, and the caret's position in it in characters; empty text ends it.
  case composition(String, caret: Int)
  case focusGained
  case focusLost
}

/// The location and button of a pointer event.
public struct PointerEvent: Equatable, Sendable {
  /// A button of a pointing device; `primary` is the left button of a right-handed mouse.
  public enum Button: Int, Sendable { case primary, middle, secondary }
  public var location: CGPoint
  public var button: Button
  /// 1 for a click, 2 for the second press of a double click, …
  public var clickCount: Int
  public var modifiers: EventModifiers
  /// Whether it is a finger on the screen, which drags what scrolls.
  public var isTouch: Bool

  public init(
    location: CGPoint, button: Button = .primary, clickCount: Int = 1, modifiers: EventModifiers = [],
    isTouch: Bool = false
  ) {
    self.location = location
    self.button = button
    self.clickCount = clickCount
    self.modifiers = modifiers
    self.isTouch = isTouch
  }
}

extension InputEvent {
  /// The modifier keys that are held, where the event tells.
  var modifiers: EventModifiers? {
    switch self {
    case .pointerDown(let pointer), .pointerMoved(let pointer), .pointerUp(let pointer): pointer.modifiers
    case .scroll(_, _, _, let modifiers), .keyDown(_, let modifiers, _), .keyUp(_, let modifiers): modifiers
    case .modifiersChanged(let modifiers): modifiers
    // What is released in another window is not told.
    case .focusLost: []
    default: nil
    }
  }

  /// The event as if a finger had made it that a mouse made.
  var byFinger: InputEvent {
    func touch(_ pointer: PointerEvent) -> PointerEvent {
      var pointer = pointer
      pointer.isTouch = pointer.button == .primary
      return pointer
    }
    return switch self {
    case .pointerDown(let pointer): .pointerDown(touch(pointer))
    case .pointerMoved(let pointer): .pointerMoved(touch(pointer))
    case .pointerUp(let pointer): .pointerUp(touch(pointer))
    default: self
    }
  }

  /// The event at a place that is further by the coordinates of a point.
  package func moved(by offset: CGPoint) -> InputEvent {
    func move(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
    func move(_ pointer: PointerEvent) -> PointerEvent {
      var pointer = pointer
      pointer.location = move(pointer.location)
      return pointer
    }
    return switch self {
    case .pointerDown(let pointer): .pointerDown(move(pointer))
    case .pointerMoved(let pointer): .pointerMoved(move(pointer))
    case .pointerUp(let pointer): .pointerUp(move(pointer))
    case .scroll(let location, let delta, let isPrecise, let modifiers):
      .scroll(location: move(location), delta: delta, isPrecise: isPrecise, modifiers: modifiers)
    default: self
    }
  }
}

/// Modifier keys held during an event.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  /// Each of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

extension InputEvent {
  /// A key by meaning: a printable key is its unshifted character, others have names.
  public enum Key: Hashable, Sendable {
    case character(Character)
    case `return`, tab, escape, space, delete, deleteForward
    case upArrow, downArrow, leftArrow, rightArrow, home, end, pageUp, pageDown
    case function(Int)
  }
}
