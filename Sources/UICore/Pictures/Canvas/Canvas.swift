import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A view that draws with commands instead of views.
///
/// It fills the proposed size (10 points where unspecified) and clips to its frame. The renderer runs again when the
/// canvas's value or size changes, or something that it read: environment keys of a style or a text, or properties of
/// observable objects. Items that it draws as last time, in the same order, cause no damage.
///
/// Views to draw as symbols live beside the drawing: they have state and animations, and the renderer runs again when one
/// that it resolved looks different. Nobody can press them, and accessibility does not tell them.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that the renderer can draw, each named by its tag.
  public var symbols: Symbols
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// - Parameters:
  ///   - opaque: ignored; a promise that every pixel is covered would make nothing faster.
  ///   - rendersAsynchronously: ignored; the renderer runs during the update.
  ///   - renderer: draws into the context; the size is the canvas's, in points.
  ///   - symbols: the views that ``GraphicsContext/resolveSymbol(id:)`` finds by their tags. Each has its ideal size.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    let layout = graph.source(
      LeafComputer(isDrawnBySize: true) { $0.replacingUnspecifiedDimensions() } as LayoutComputer)
    let symbols: CanvasSymbols?
    if Symbols.self == EmptyView.self {
      symbols = nil
    } else {
      let field = view.field(at: MemoryLayout<Self>.offset(of: \.symbols)!, as: Symbols.self, in: graph)
      symbols = CanvasSymbols(Symbols._makeViewList(view: field, inputs: _ViewListInputs(base: inputs.base)), inputs)
    }
    let display = graph.rule(CanvasRule(canvas: view.attribute, symbols: symbols, inputs: inputs))
    return _ViewOutputs(layout: layout, display: display)
  }
}

extension Canvas where Symbols == EmptyView {
  /// - Parameters:
  ///   - opaque: ignored; a promise that every pixel is covered would make nothing faster.
  ///   - rendersAsynchronously: ignored; the renderer runs during the update.
  ///   - renderer: draws into the context; the size is the canvas's, in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

private struct CanvasRule<Symbols: View>: AccessibleRule {
  let canvas: Attribute<Canvas<Symbols>>
  let symbols: CanvasSymbols?
  let size: Attribute<ViewSize>
  let environment: EnvironmentScope
  unowned let viewGraph: ViewGraph
  let path: ViewPath?

  init(canvas: Attribute<Canvas<Symbols>>, symbols: CanvasSymbols?, inputs: _ViewInputs) {
    self.canvas = canvas
    self.symbols = symbols
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
    source.symbols = symbols
    let recording = CanvasRecording(id: id.index, version: context.revision)
    let bounds = CGRect(origin: .zero, size: size)
    var graphics = GraphicsContext(source: source, recording: recording, bounds: bounds)
    context.observing { canvas.renderer(&graphics, size) }
    return recording.finish(in: bounds, previous: context.previous)
  }

  // A canvas is one picture: what its symbols would say is not told.
  func accessibility(in graph: Graph) -> AccessibilityContent? { nil }
  var accessibilitySize: Attribute<ViewSize>? { size }
  var isAccessibilityLeaf: Bool { true }
  static var updateKind: UpdateKind { .representable }
  static var subject: Any.Type { Canvas<Symbols>.self }
}

/// Resolves styles, fonts and images for a canvas's contexts.
final class CanvasSource {
  let style: StyleEnvironment
  unowned let viewGraph: ViewGraph
  let path: ViewPath?
  /// The views that can be drawn; nil for none.
  var symbols: CanvasSymbols?
  /// Their places among the children, by tag, for one run of the renderer.
  var symbolIndices: [AnyHashable: Int]?

  init(style: StyleEnvironment, viewGraph: ViewGraph, path: ViewPath?) {
    self.style = style
    self.viewGraph = viewGraph
    self.path = path
  }
}
