import Geometry

extension ViewHost {
  /// The window's background colour.
  package var background: RGBA {
    Color.windowBackground.resolve(shownEnvironment.colorAppearance, accent: nil)
  }
}
