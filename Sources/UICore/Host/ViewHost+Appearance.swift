import Geometry

extension ViewHost {
  /// What the window is filled with.
  package var background: RGBA {
    Color.windowBackground.resolve(shownEnvironment.colorAppearance, accent: nil)
  }
}
