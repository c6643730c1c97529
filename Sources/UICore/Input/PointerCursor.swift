/// The shape of the pointer.
public enum PointerCursor: Hashable, Sendable, CaseIterable {
  /// What desktops draw for pointing, text, links, and edges that move.
  case arrow, text, hand, resizeLeftRight, resizeUpDown, notAllowed
  /// A cross, and arrows in all directions.
  case crosshair, move
  /// Arrows from the upper left to the lower right, and from the lower left to the upper right.
  case resizeFalling, resizeRising
  /// None.
  case hidden
}
