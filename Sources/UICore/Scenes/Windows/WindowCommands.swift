/// What keys and menus do with a window and its app.
@MainActor
package struct WindowCommands {
  /// Closes the window, where people may.
  package let close: @MainActor () -> Void
  /// Closes all windows of the app, which ends it.
  package let quit: @MainActor () -> Void
  /// Lets the window have all of its display, or gives it its own size again.
  package let toggleFullScreen: @MainActor () -> Void
  /// Whether the window has all of its display.
  package var isFullScreen = false
}

private enum WindowCommandsKey: EnvironmentKey { static var defaultValue: WindowCommands? { nil } }

extension EnvironmentValues {
  /// What the view's window can do; nil where there is no app.
  package internal(set) var windowCommands: WindowCommands? {
    get { self[WindowCommandsKey.self] }
    set { self[WindowCommandsKey.self] = newValue }
  }
}
