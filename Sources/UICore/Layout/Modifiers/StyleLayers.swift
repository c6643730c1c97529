import Foundation
import Geometry

extension View {
  /// Fills the space behind the view with a style, which reaches under what covers the given edges.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(LayerModifier(secondary: filling(style, edges), alignment: .center, role: .behind))
  }

  /// Fills the space behind the view with a material, which the view knows as its `backgroundMaterial`.
  nonisolated public func background(
    _ material: Material, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.backgroundMaterial, value: material))
      .modifier(LayerModifier(secondary: filling(material, edges), alignment: .center, role: .behind))
  }

  /// Draws a shape of a material behind the view, in the view's size, which the view knows as its `backgroundMaterial`.
  nonisolated public func background<T: Shape>(
    _ material: Material, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    let layer = _ShapeView(shape: shape, style: material, fillStyle: fillStyle)
    return modifier(EnvironmentKeyModifier(keyPath: \.backgroundMaterial, value: material))
      .modifier(LayerModifier(secondary: layer, alignment: .center, role: .behind))
  }

  /// Fills the space behind the view with the window's background, which reaches under what covers the given edges.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Draws a shape filled with a style behind the view, in the view's size.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    let layer = _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    return modifier(LayerModifier(secondary: layer, alignment: .center, role: .behind))
  }

  /// Draws a shape filled with the window's background behind the view, in the view's size.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the space in front of the view with a style, which reaches under what covers the given edges.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(LayerModifier(secondary: filling(style, edges), alignment: .center, role: .front))
  }

  /// Draws a shape filled with a style in front of the view, in the view's size.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    let layer = _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    return modifier(LayerModifier(secondary: layer, alignment: .center, role: .front))
  }

  /// Draws a frame of `width` points just inside the view's edges.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    let frame = _StrokedShape(shape: Rectangle().inset(by: width / 2), style: StrokeStyle(lineWidth: width))
    let layer = _ShapeView(shape: frame, style: content)
    return modifier(LayerModifier(secondary: layer, alignment: .center, role: .front))
  }

  nonisolated private func filling<S: ShapeStyle>(_ style: S, _ edges: Edge.Set) -> some View {
    _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges)
  }
}
