extension WindowController {
  /// Adds the keys that every desktop has for windows, and what menus do. Buttons with the same keys come first.
  func addCommands() {
    let (shortcuts, commands) = (host.router.shortcuts, commands)
    let keys: [(KeyboardShortcut, @MainActor () -> Void)] = [
      (KeyboardShortcut("w"), commands.close), (KeyboardShortcut("q"), commands.quit),
      (KeyboardShortcut(KeyEquivalent(function: 11), modifiers: []), commands.toggleFullScreen),
    ]
    for (shortcut, action) in keys {
      shortcuts.add(shortcut) {
        assumeMainActor(action)
        return true
      }
    }
    host.updateEnvironment { $0.windowCommands = commands }
  }

  private var commands: WindowCommands {
    WindowCommands(
      close: { [weak self] in self?.windowShouldClose() }, quit: { [weak app] in app?.quit() },
      toggleFullScreen: { [weak self] in self?.toggleFullScreen() })
  }

  private func toggleFullScreen() {
    guard host.interactions.canBeResized else { return }
    window.isFullScreen.toggle()
    updateFullScreen()
  }

  /// Called where the window may have got all of its display, or have lost it.
  func updateFullScreen() {
    guard let window, host.currentEnvironment.windowCommands?.isFullScreen != window.isFullScreen else { return }
    host.updateEnvironment { $0.windowCommands?.isFullScreen = window.isFullScreen }
  }
}
