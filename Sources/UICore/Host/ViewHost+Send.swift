import Foundation

extension ViewHost {
  /// Delivers an event to the views under the pointer or to the focused view.
  public func send(_ event: InputEvent) {
    switch event {
    case .focusGained: windowFocus(true)
    case .focusLost: windowFocus(false)
    // These go to what is under the pointer.
    case .pointerMoved, .pointerLeft, .scroll: break
    default: drawAll()
    }
    router.send(event)
  }

  private func windowFocus(_ isActive: Bool) {
    updateEnvironment(because: .focus) { $0.scenePhase = isActive ? .active : .inactive }
    popups.windowFocus(isActive)
  }

  /// Updates the views in the platform's frames, as an app does: a window is drawn only if its display list changed,
  /// while a host alone draws after every write.
  package func runUpdates(on platform: any Platform) {
    var isDue = false
    viewGraph.needsUpdate = { [weak platform] in
      isDue = true
      assumeMainActor { platform?.requestUpdate() }
    }
    platform.onFrame = { [reference = viewGraph.reference] time, draw in
      if isDue {
        isDue = false
        reference.viewGraph?.update(at: time)
      }
      draw()
    }
  }

  /// What the calendar says at zero of the clock.
  package var startDate: Date {
    get { viewGraph.startDate }
    set { viewGraph.startDate = newValue }
  }

  /// Connects the views to the platform: its clock and clipboard, and the window's cursor and text input.
  package func connect(to platform: any Platform, window: any PlatformWindow) {
    connect(to: platform)
    let services = router.services
    services.setTextInput = { [weak window] isActive, caret in
      assumeMainActor { window?.setTextInput(active: isActive, caret: caret) }
    }
    services.beginDrag = { [weak window] content, source in
      assumeMainActor { window?.beginDrag(content, source: source) }
    }
    popups.findRoom = { [weak platform, weak window, weak self] in
      assumeMainActor {
        // A phone has nothing beside its window.
        guard let platform, let window, let self, !self.currentEnvironment.platformProfile.isPhone else { return [] }
        return PopupWindows.room(on: platform.displays, beside: window)
      }
    }
    services.setCursor = { [weak window] cursor in assumeMainActor { window?.setCursor(cursor) } }
  }

  /// Connects the views to what of the platform is no window's: its clock, its clipboard, and other programs.
  func connect(to platform: any Platform) {
    let services = router.services
    services.now = { [unowned platform] in assumeMainActor { platform.now } }
    services.wake = { [weak platform, weak self] seconds in
      assumeMainActor {
        _ = platform?.schedule(after: seconds) { [weak platform, weak self] in
          if let platform { self?.router.runTimers(at: platform.now) }
        }
      }
    }
    services.readClipboard = { [weak platform] in assumeMainActor { platform?.clipboard } }
    services.writeClipboard = { [weak platform, weak services] text in
      assumeMainActor { platform?.clipboard = text }
      services?.notePasteboardChange()
    }
    services.writePasteboard = { [weak platform, weak services] items in
      assumeMainActor { platform?.setPasteboard(items) }
      services?.notePasteboardChange()
    }
    services.readSelection = { [weak platform] in assumeMainActor { platform?.primarySelection } }
    services.writeSelection = { [weak platform] text in assumeMainActor { platform?.primarySelection = text } }
    services.loadPasteboard = { [weak platform] done in assumeMainActor { platform?.loadPasteboard(done) } }
    services.openURL = { [weak platform] url in assumeMainActor { platform?.open(url) } ?? false }
  }
}
