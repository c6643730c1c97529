import CSDL2
import UICore

/// The desktop's cursors, each loaded on first use.
@MainActor
final class CursorCache {
  private var loaded: [PointerCursor: OpaquePointer] = [:]
  private var current: PointerCursor?
  /// What may be asked for; nil for window systems that have every cursor.
  private let theme: CursorTheme?

  init(theme: CursorTheme? = nil) { self.theme = theme }

  func show(_ cursor: PointerCursor) {
    guard cursor != current else { return }
    if (cursor == .hidden) != (current == .hidden) { SDL_ShowCursor(cursor == .hidden ? SDL_DISABLE : SDL_ENABLE) }
    if cursor == .hidden { return current = .hidden }
    if loaded[cursor] == nil {
      let isThere = theme?.has(cursor.nameOnWayland) != false
      loaded[cursor] = SDL_CreateSystemCursor(isThere ? cursor.systemCursor : SDL_SYSTEM_CURSOR_ARROW)
    }
    guard let shape = loaded[cursor] else { return }
    SDL_SetCursor(shape)
    current = cursor
  }
}

extension PointerCursor {
  /// The name by which SDL asks for it.
  fileprivate var nameOnWayland: String {
    switch self {
    case .arrow, .hidden: "left_ptr"
    case .text: "xterm"
    case .hand: "hand2"
    case .resizeLeftRight: "sb_h_double_arrow"
    case .resizeUpDown: "sb_v_double_arrow"
    case .notAllowed: "pirate"
    case .crosshair: "tcross"
    case .move: "fleur"
    case .resizeFalling: "top_left_corner"
    case .resizeRising: "top_right_corner"
    }
  }

  fileprivate var systemCursor: SDL_SystemCursor {
    switch self {
    case .arrow, .hidden: SDL_SYSTEM_CURSOR_ARROW
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
