import Geometry

extension ViewHost {
  /// What the window is filled with.
  package var background: RGBA {
    Color.windowBackground.resolve(isDark: shownEnvironment.colorScheme == .dark, accent: nil)
  }
}
