import Foundation
import Geometry

nonisolated package struct OffsetModifier: UnaryLayoutModifier, Animatable {
  var offset: CGSize
  /// Whether an animation has set the offset: only then are animatable data written.
  private var isMoving = false

  init(offset: CGSize) { self.offset = offset }

  package var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set {
      offset.animatableData = newValue
      isMoving = true
    }
  }

  func computer(_ child: LayoutComputer, direction: LayoutDirection) -> PlacingComputer {
    OffsetComputer(child, offset: offset, isMoving: isMoving)
  }
}

nonisolated package struct PositionModifier: UnaryLayoutModifier {
  var position: CGPoint

  func computer(_ child: LayoutComputer, direction: LayoutDirection) -> PlacingComputer {
    PositionComputer(child, position: position)
  }
}

extension View {
  /// Draws the view elsewhere, in points; its place in the layout stays.
  nonisolated public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

  /// Draws the view elsewhere, in points; its place in the layout stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
  }

  /// Takes all the space proposed and centres the view at a point in it.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Takes all the space proposed and centres the view at a point in it.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(position: CGPoint(x: x, y: y)))
  }
}
