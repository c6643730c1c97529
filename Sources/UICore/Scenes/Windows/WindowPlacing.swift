import Geometry

/// Whether a window stays above or below others.
public struct WindowLevel: Hashable, Sendable {
  package enum Kind: Sendable { case automatic, normal, desktop, floating }
  package let kind: Kind

  /// As normal.
  public static let automatic = WindowLevel(kind: .automatic)
  /// Among other windows.
  public static let normal = WindowLevel(kind: .normal)
  /// Below all other windows.
  public static let desktop = WindowLevel(kind: .desktop)
  /// Above windows of the other levels.
  public static let floating = WindowLevel(kind: .floating)
}

extension Scene {
  /// Keeps the scene's windows above or below others.
  public func windowLevel(_ level: WindowLevel) -> some Scene { windowSettings { $0.level = level } }

  /// Sets where a new window of the scene is placed: the point of the window on that of the display's part that no panel
  /// covers, as far as the desktop allows.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { windowSettings { $0.position = position } }
}
