extension AppHost {
  /// Opens a window for what the desktop has no panel to show, where the program has no other.
  func openWindowIfUnseen() {
    guard windows.isEmpty, !statusItems.contains(where: \.mayBeShown) else { return }
    statusItems.first?.openWindow(beside: nil, isFramed: true)
  }

  /// Has the views of a host do what is done for the whole program.
  func addActions(to host: ViewHost) {
    host.updateEnvironment { environment in
      environment.openWindow = OpenWindowAction { [weak self] id, value in self?.openWindow(id: id, value: value) }
      environment.dismissWindow = DismissWindowAction { [weak self] id, value in
        if id != nil || value != nil { self?.closeWindows(id: id, value: value) }
      }
      if hasSettings {
        environment.openSettings = OpenSettingsAction { [weak self] in
          self?.openWindow(id: SceneWindow.settings, value: nil)
        }
      }
    }
  }
}
