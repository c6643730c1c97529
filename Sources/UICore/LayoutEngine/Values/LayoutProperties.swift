import Geometry

/// What a layout's type says about itself.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its subviews, if it does; spacers and dividers follow it.
  public var stackOrientation: Axis?

  public init() {}
}
