import Foundation
import Geometry

/// A 2D outline within a rectangle. As a view it is filled with the foreground style.
nonisolated public protocol Shape: Animatable, View, Sendable {
  /// The outline in `rect`, in points.
  nonisolated func path(in rect: CGRect) -> Path
  /// The size for a proposal: by default the proposal, with 10 points for unspecified dimensions.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The outline, and how the renderer strokes it; without a stroke it is filled.
  nonisolated func _outline(in rect: CGRect) -> (path: Path, stroke: StrokeStyle?)
  /// Whether the shape is mirrored where content runs in a direction; where it runs from right to left, if it does not say.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  nonisolated public func _outline(in rect: CGRect) -> (path: Path, stroke: StrokeStyle?) { (path(in: rect), nil) }
  /// `mirrors`.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The outline in `rect`, mirrored there where the shape is to be.
  nonisolated func path(in rect: CGRect, direction: @autoclosure () -> LayoutDirection) -> Path {
    let path = path(in: rect)
    return isMirrored(in: direction()) ? path.mirrored(in: rect) : path
  }

  /// Whether the shape is mirrored; asks for the direction where that matters.
  nonisolated func isMirrored(in direction: @autoclosure () -> LayoutDirection) -> Bool {
    switch layoutDirectionBehavior {
    case .fixed: false
    case .mirrors(let mirroring): mirroring == direction()
    }
  }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

extension Shape {
  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let filled = view.map(in: inputs.graph) { _ShapeView(shape: $0, style: ForegroundStyle()) }
    return _ShapeView._makeView(view: filled, inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { .unary(Self.self, view: view, inputs: inputs) }

  nonisolated public static var _viewListCount: Int? { 1 }
  nonisolated public static var _isSingleView: Bool { true }
}

/// A shape that can be inset.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape where Self: BuiltIn {
  /// The shapes of this package are the same either way, but for those that say something else.
  nonisolated package var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Path {
  /// The path with left and right of `rect` exchanged.
  nonisolated func mirrored(in rect: CGRect) -> Path {
    applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }
}
