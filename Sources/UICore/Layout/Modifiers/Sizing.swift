import Foundation
import Geometry

nonisolated package struct FixedSizeModifier: UnaryLayoutModifier {
  var horizontal: Bool
  var vertical: Bool

  func computer(_ child: LayoutComputer, direction: LayoutDirection) -> PlacingComputer {
    FixedSizeComputer(child, horizontal: horizontal, vertical: vertical)
  }
}

nonisolated package struct AspectRatioModifier: UnaryLayoutModifier {
  var ratio: CGFloat?
  var mode: ContentMode

  func computer(_ child: LayoutComputer, direction: LayoutDirection) -> PlacingComputer {
    AspectRatioComputer(child, ratio: ratio, mode: mode)
  }
}

extension View {
  /// Keeps the view at its ideal size.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal size on the given axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Proposes to the view a size of the given shape, width over height; nil takes the view's ideal shape.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Proposes to the view a size of the same shape as `aspectRatio`.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, mode: contentMode))
  }

  /// As large as fits in the proposal, in the view's ideal shape.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// As small as fills the proposal, in the view's ideal shape.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
