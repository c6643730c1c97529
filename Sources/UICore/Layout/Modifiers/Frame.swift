import Foundation

nonisolated package struct FixedFrameModifier: UnaryLayoutModifier {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  var fault: String? {
    (width == nil || validLength(width) != nil) && (height == nil || validLength(height) != nil)
      ? nil : "A frame's dimension is negative or not finite and does not count."
  }

  func computer(_ child: LayoutComputer, direction: LayoutDirection) -> PlacingComputer {
    FixedFrameComputer(child, width: width, height: height, alignment: alignment)
  }
}

nonisolated package struct FlexibleFrameModifier: UnaryLayoutModifier {
  var width: FlexibleLength
  var height: FlexibleLength
  var alignment: Alignment

  func computer(_ child: LayoutComputer, direction: LayoutDirection) -> PlacingComputer {
    FlexibleFrameComputer(child, width: width, height: height, alignment: alignment)
  }
}

extension View {
  /// Puts the view in a frame of the given size, in points; a dimension that is nil stays the view's own.
  ///
  /// A negative or infinite dimension counts as nil.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Puts the view in a frame that follows the proposal between the given limits, in points.
  ///
  /// A limit that is nil leaves its side to the view. Limits in the wrong order are raised to the one below.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        width: FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: FlexibleLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment))
  }
}
