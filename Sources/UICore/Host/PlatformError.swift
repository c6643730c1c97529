/// Why a window system could not be used; `description` is one sentence for a terminal.
public enum PlatformError: Error, Equatable, CustomStringConvertible {
  /// No window system responds; `reason` is the library's message.
  case noDisplay(reason: String)
  /// The window system refused a window.
  case windowRefused(reason: String)
  /// The process cannot wait for events; `reason` is the system's message.
  case noEvents(reason: String)
  /// This process already uses the window system through another platform.
  case alreadyInUse

  public var description: String {
    switch self {
    case .noDisplay(let reason):
      "No display can be opened (\(reason)). Set DISPLAY or WAYLAND_DISPLAY, or run without a window by --headless."
    case .windowRefused(let reason): "The window system refused to open a window (\(reason))."
    case .noEvents(let reason): "The window system's events cannot be waited for (\(reason))."
    case .alreadyInUse: "The window system is already in use by another platform in this process."
    }
  }
}
