/// The pointer's picture.
public enum PointerCursor: Hashable, Sendable, CaseIterable { case arrow, text, hand, resizeLeftRight, resizeUpDown }
