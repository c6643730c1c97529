import Foundation
import Geometry

/// Two shapes in the same frame, combined.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  enum Operation { case intersection, union, subtraction, symmetricDifference, lineIntersection, lineSubtraction }
  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  nonisolated public func path(in rect: CGRect) -> Path {
    let (path, other) = (first.path(in: rect), second.path(in: rect))
    switch operation {
    case .intersection: return path.intersection(other, eoFill: eoFill)
    case .union: return path.union(other, eoFill: eoFill)
    case .subtraction: return path.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: return path.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: return path.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: return path.lineSubtraction(other, eoFill: eoFill)
    }
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
  /// That of the first which is not fixed.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    first.layoutDirectionBehavior == .fixed ? second.layoutDirectionBehavior : first.layoutDirectionBehavior
  }

  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  nonisolated private func combined<T: Shape>(
    _ other: T, _ operation: _CombinedShape<Self, T>.Operation, _ eoFill: Bool
  ) -> _CombinedShape<Self, T> {
    _CombinedShape(first: self, second: other, operation: operation, eoFill: eoFill)
  }

  /// The area that both shapes fill.
  ///
  /// - Parameter eoFill: whether the shapes are filled by the even-odd rule.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .intersection, eoFill)
  }
  /// The area that at least one of the shapes fills.
  ///
  /// - Parameter eoFill: whether the shapes are filled by the even-odd rule.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .union, eoFill)
  }
  /// The area that this shape fills and the other does not.
  ///
  /// - Parameter eoFill: whether the shapes are filled by the even-odd rule.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .subtraction, eoFill)
  }
  /// The area that one of the shapes fills, and not both.
  ///
  /// - Parameter eoFill: whether the shapes are filled by the even-odd rule.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .symmetricDifference, eoFill)
  }
  /// The parts of this shape's line that are within the area of another shape; to be stroked.
  ///
  /// - Parameter eoFill: whether the other shape is filled by the even-odd rule.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .lineIntersection, eoFill)
  }
  /// The parts of this shape's line that are outside of the area of another shape; to be stroked.
  ///
  /// - Parameter eoFill: whether the other shape is filled by the even-odd rule.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .lineSubtraction, eoFill)
  }
}
