/// The colour space in which a canvas blends.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The renderer draws all modes as `nonLinear`, in sRGB.
  case nonLinear, linear, extendedLinear
}
