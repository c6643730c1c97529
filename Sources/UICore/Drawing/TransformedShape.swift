import Foundation
import Geometry

/// A shape rotated about a point of its frame.
public struct RotatedShape<Content: Shape>: Shape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(rotationAngle: angle.radians))
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// That of the shape.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<Content.AnimatableData, Angle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, angle.animatableData) }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second
    }
  }
}

/// A shape moved by an offset in points.
public struct OffsetShape<Content: Shape>: Shape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  public var shape: Content
  public var offset: CGSize

  nonisolated public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// That of the shape.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

/// A shape scaled about a point of its frame.
public struct ScaledShape<Content: Shape>: Shape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// That of the shape.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public typealias AnimatableData = AnimatablePair<
    Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
  >
  public var animatableData: AnimatableData {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape with an affine transform applied.
public struct TransformedShape<Content: Shape>: Shape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  public var shape: Content
  public var transform: CGAffineTransform

  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// That of the shape.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape with a fixed size, at the origin of its frame.
public struct _SizedShape<Content: Shape>: Shape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  var shape: Content
  var size: CGSize

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// That of the shape.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// Rotates the shape about `anchor`.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  /// Moves the shape by an offset in points.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { offset(CGSize(width: x, height: y)) }

  /// Scales the shape about `anchor`.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// Scales the shape about `anchor`.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Applies an affine transform to the shape.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Gives the shape a fixed size, in points, whatever its frame.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
  /// Gives the shape a fixed size, in points, whatever its frame.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
}
