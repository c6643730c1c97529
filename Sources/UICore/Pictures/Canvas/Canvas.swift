import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A view that draws with commands instead of views.
///
/// It takes all the space it is offered (10 points where nothing is) and draws nothing outside it. The renderer runs
/// again when the canvas is made anew, its size changes, or something it read changes: a key of the environment that a
/// style or text depends on, or a property of an observable object. What it drew the same as last time, in the same
/// order, is not drawn on screen again.
nonisolated public struct Canvas: PrimitiveView {
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// - Parameters:
  ///   - opaque: promises that every pixel is covered; what is below may then show or not where that is untrue.
  ///   - rendersAsynchronously: allows drawing after the frame; ignored, as pixels are made off the main thread anyway.
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
  private var observation: ObservationToken?

  init(canvas: Attribute<Canvas>, inputs: _ViewInputs) {
    self.canvas = canvas
    size = inputs.size
    environment = inputs.environment
    viewGraph = inputs.viewGraph
    path = inputs.path
  }

  mutating func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let canvas = context.read(canvas)
    let size = context.read(size).size
    let id = context.attribute.id
    let source = CanvasSource(
      style: StyleEnvironment(scope: environment, graph: context.graph), viewGraph: viewGraph, path: path)
    let recording = CanvasRecording(id: id.index, version: context.revision)
    let bounds = CGRect(origin: .zero, size: size)
    var graphics = GraphicsContext(source: source, recording: recording, bounds: bounds)
    observe(&observation, id: id, viewGraph: viewGraph) { canvas.renderer(&graphics, size) }
    return recording.finish(in: bounds, previous: context.previous)
  }

  mutating func slotWillBeRemoved() { observation?.cancel() }

  static var updateKind: UpdateKind { .representable }
  static var subject: Any.Type { Canvas.self }
}

/// Where a canvas's contexts look up styles, fonts and pictures.
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
