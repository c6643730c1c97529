/// How colours are mixed in a canvas.
public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB, the only mode in which the CPU renderer draws; the others are taken as wishes.
  case nonLinear, linear, extendedLinear
}
