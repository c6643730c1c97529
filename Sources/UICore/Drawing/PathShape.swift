import Foundation
import Geometry

/// A path is a shape that ignores the space it is given: its coordinates start at that space's corner.
extension Path: Animatable {
  public typealias AnimatableData = EmptyAnimatableData
}

extension Path: Shape {
  public typealias Body = _ShapeView<Path, ForegroundStyle>
  nonisolated public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}

/// A shape whose type is hidden.
public struct AnyShape: Shape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  private let outline: @Sendable (CGRect) -> Path
  private let size: @Sendable (ProposedViewSize) -> CGSize

  public init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
  }

  nonisolated public func path(in rect: CGRect) -> Path { outline(rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
