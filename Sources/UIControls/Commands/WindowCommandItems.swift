import UICore

/// Closes the window.
struct CloseCommand: View {
  @Environment(\.dismissWindow) private var dismiss
  @Environment(\.windowCommands) private var window

  var body: some View {
    let (dismiss, window) = (dismiss, window)
    Button("Close") { if let window { window.close() } else { dismiss() } }.keyboardShortcut("w")
  }
}

/// Closes all windows.
struct QuitCommand: View {
  let window: WindowCommands

  var body: some View {
    let window = window
    Button("Quit") { window.quit() }.keyboardShortcut("q")
  }
}

/// Lets the window have all of its display, and back.
struct FullScreenCommand: View {
  let window: WindowCommands

  var body: some View {
    let window = window
    Button(window.isFullScreen ? "Exit Full Screen" : "Enter Full Screen") { window.toggleFullScreen() }
      .keyboardShortcut(KeyEquivalent(function: 11), modifiers: [])
  }
}
