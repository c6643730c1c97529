import Foundation
import Geometry

/// A view that shows a shape, and can show it once more in front of itself: filled, or with a stroke.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

extension ShapeView {
  /// Fills the shape in front of the view.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Strokes the shape's outline in front of the view.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Strokes the shape's outline in front of the view.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes along the inside of the shape's outline, in front of the view.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Strokes along the inside of the shape's outline, in front of the view.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// What was stroked is shown by the outline of another shape, which is the one to be shown once more.
extension _ShapeView {
  /// Fills the shape in front of its stroke.
  public func fill<Base: Shape, S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Base, S, Self> where Content == _StrokedShape<Base> {
    FillShapeView(shape: shape.shape, style: content, fillStyle: style, background: self)
  }

  /// Strokes the shape's outline once more.
  public func stroke<Base: Shape, S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Base, S, Self> where Content == _StrokedShape<Base> {
    StrokeShapeView(
      shape: shape.shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Strokes the shape's outline once more.
  public func stroke<Base: Shape, S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Base, S, Self> where Content == _StrokedShape<Base> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A filled shape in front of a view of the same shape.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape, which the background shows too.
  public var shape: Content
  /// What it is drawn with.
  public var style: Style
  /// What is inside of it.
  public var fillStyle: FillStyle
  /// The view behind.
  public var background: Background

  /// A shape in front of `background`.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
  }

  public var body: some View { shape.fill(style, style: fillStyle).background { background } }
}

/// A shape's stroked outline in front of a view of the same shape.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape, which the background shows too.
  public var shape: Content
  /// What it is drawn with.
  public var style: Style
  /// The line.
  public var strokeStyle: StrokeStyle
  /// Whether its edges are smooth.
  public var isAntialiased: Bool
  /// The view behind.
  public var background: Background

  /// A shape in front of `background`.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  public var body: some View {
    shape.stroke(style, style: strokeStyle, antialiased: isAntialiased).background { background }
  }
}

/// A stroke along the inside of a shape's outline, in front of a view of the same shape.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  /// The shape, which the background shows too.
  public var shape: Content
  /// What it is drawn with.
  public var style: Style
  /// The line.
  public var strokeStyle: StrokeStyle
  /// Whether its edges are smooth.
  public var isAntialiased: Bool
  /// The view behind.
  public var background: Background

  /// A shape in front of `background`.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  public var body: some View {
    shape.strokeBorder(style, style: strokeStyle, antialiased: isAntialiased).background { background }
  }
}
