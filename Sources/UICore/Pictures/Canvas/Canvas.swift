import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A view that draws with commands instead of views.
///
/// It fills the proposed size (10 points where unspecified) and clips to its frame. The renderer runs again when the
/// canvas's value or size changes, or something that it read: environment keys of a style or a text, or properties of
/// observable objects. Items that it draws as last time, in the same order, cause no damage.
nonisolated public struct Canvas: PrimitiveView {
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// - Parameters:
  ///   - opaque: ignored; a promise that every pixel is covered would make nothing faster.
  ///   - rendersAsynchronously: ignored; the renderer runs during the update.
  ///   - renderer: draws into the context; the size is the canvas's, in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    let layout = graph.source(LeafComputer { $0.replacingUnspecifiedDimensions() } as LayoutComputer)
    let display = graph.rule(CanvasRule(canvas: view.attribute, inputs: inputs))
    return _ViewOutputs(layout: layout, display: display)
  }
}

private struct CanvasRule: Rule {
  let canvas: Attribute<Canvas>
  let size: Attribute<ViewSize>
  let environment: EnvironmentScope
  unowned let viewGraph: ViewGraph
  let path: ViewPath?

  init(canvas: Attribute<Canvas>, inputs: _ViewInputs) {
    self.canvas = canvas
    size = inputs.size
    environment = inputs.environment
    viewGraph = inputs.viewGraph
    path = inputs.path
  }

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let canvas = context.read(canvas)
    let size = context.read(size).size
    let id = context.attribute.id
    let source = CanvasSource(
      style: StyleEnvironment(scope: environment, graph: context.graph), viewGraph: viewGraph, path: path)
    let recording = CanvasRecording(id: id.index, version: context.revision)
    let bounds = CGRect(origin: .zero, size: size)
    var graphics = GraphicsContext(source: source, recording: recording, bounds: bounds)
    context.observing { canvas.renderer(&graphics, size) }
    return recording.finish(in: bounds, previous: context.previous)
  }

  static var updateKind: UpdateKind { .representable }
  static var subject: Any.Type { Canvas.self }
}

/// Resolves styles, fonts and images for a canvas's contexts.
final class CanvasSource {
  let style: StyleEnvironment
  unowned let viewGraph: ViewGraph
  let path: ViewPath?

  init(style: StyleEnvironment, viewGraph: ViewGraph, path: ViewPath?) {
    self.style = style
    self.viewGraph = viewGraph
    self.path = path
  }
}
