/// The shape of the pointer.
public enum PointerCursor: Hashable, Sendable, CaseIterable {
  case arrow, text, hand, resizeLeftRight, resizeUpDown, notAllowed, crosshair, move
}
