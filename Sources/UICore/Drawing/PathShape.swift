import Foundation
import Geometry

/// As a shape, a path ignores its rectangle's size: its coordinates are relative to the rectangle's origin.
extension Path: Animatable {
  public typealias AnimatableData = EmptyAnimatableData
}

extension Path: Shape {
  public typealias Body = _ShapeView<Path, ForegroundStyle>
  nonisolated public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}

/// A type-erased shape.
public struct AnyShape: Shape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  private let outline: @Sendable (CGRect) -> Path
  private let size: @Sendable (ProposedViewSize) -> CGSize
  /// That of the shape.
  public let layoutDirectionBehavior: LayoutDirectionBehavior

  public init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
    layoutDirectionBehavior = shape.layoutDirectionBehavior
  }

  nonisolated public func path(in rect: CGRect) -> Path { outline(rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
