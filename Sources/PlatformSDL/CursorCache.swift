import CSDL2
import UICore

/// The desktop's cursors, each loaded on first use.
@MainActor
final class CursorCache {
  private var loaded: [PointerCursor: OpaquePointer] = [:]
  private var current: PointerCursor?

  func show(_ cursor: PointerCursor) {
    guard cursor != current else { return }
    if loaded[cursor] == nil { loaded[cursor] = SDL_CreateSystemCursor(cursor.systemCursor) }
    guard let shape = loaded[cursor] else { return }
    SDL_SetCursor(shape)
    current = cursor
  }
}

extension PointerCursor {
  fileprivate var systemCursor: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .hand: SDL_SYSTEM_CURSOR_HAND
    case .resizeLeftRight: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeUpDown: SDL_SYSTEM_CURSOR_SIZENS
    case .notAllowed: SDL_SYSTEM_CURSOR_NO
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .move: SDL_SYSTEM_CURSOR_SIZEALL
    case .resizeFalling: SDL_SYSTEM_CURSOR_SIZENWSE
    case .resizeRising: SDL_SYSTEM_CURSOR_SIZENESW
    }
  }
}
