import AttributeGraph
import DisplayList
import Foundation
import Geometry

extension Image: View {
  public typealias Body = Never
  public var body: Never { fatalError("Image is drawn by Apus and has no body") }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    let resolved = graph.rule(
      ResolvedImageRule(
        image: view.attribute, environment: inputs.environment, form: inputs[SymbolFormKey.self],
        viewGraph: inputs.viewGraph, path: inputs.path, subgraph: graph.currentSubgraph))
    let layout = graph.rule(
      MapRule(source: resolved) { image in
        LeafComputer(isDrawnBySize: true) {
          image.image.resizing == nil ? image.size : $0.replacingUnspecifiedDimensions(by: image.size)
        } alignment: { key, size in
          guard let baseline = image.baseline, image.image.resizing == nil,
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
          else { return nil }
          return baseline
        } as LayoutComputer
      })
    let display = graph.rule(
      ImageDisplayRule(
        accessibilityPath: inputs.path, source: view.attribute, image: resolved, size: inputs.size,
        environment: inputs.environment, motion: SymbolMotion(inputs), frames: PictureMotion(inputs)))
    return _ViewOutputs(layout: layout, display: display)
  }
}

private struct ResolvedImageRule: Rule {
  let image: Attribute<Image>
  let environment: EnvironmentScope
  let form: Attribute<SymbolVariants>?
  unowned let viewGraph: ViewGraph
  let path: ViewPath?
  /// The view's subgraph.
  let subgraph: Subgraph

  func value(_ context: RuleContext<ResolvedImage>) -> ResolvedImage {
    let style = StyleEnvironment(scope: environment, graph: context.graph)
    let id = context.attribute.id
    let form = form.map { context.read($0) } ?? .none
    return ResolvedImage(context.read(image), environment: style, viewGraph: viewGraph, path: path, form: form) {
      [reference = viewGraph.reference, weak subgraph = subgraph] in
      if let viewGraph = reference.viewGraph, let subgraph { viewGraph.enqueueInvalidation(of: id, in: subgraph) }
    }
  }
}

private struct ImageDisplayRule: AccessibleRule {
  let accessibilityPath: ViewPath?
  let source: Attribute<Image>
  let image: Attribute<ResolvedImage>
  let size: Attribute<ViewSize>
  let environment: EnvironmentScope
  var motion: SymbolMotion
  var frames: PictureMotion

  mutating func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let id = context.attribute.id.index
    var image = context.read(image)
    let style = StyleEnvironment(scope: environment, graph: context.graph)
    let frame = CGRect(origin: .zero, size: context.read(size).size)
    if style[\.textStyle].isRedacted {
      frames.rest()
      let paint = ForegroundStyle()._paint(in: frame, environment: style).opacity(0.18)
      let path = Path(roundedRect: frame, cornerSize: CGSize(width: 3, height: 3))
      return DisplayList([
        DisplayItem(
          id: id, version: context.revision, bounds: frame, frame: frame,
          content: .shape(ShapeItem(path: path, paint: paint)))
      ])
    }
    image = frames.current(image, context)
    let items = motion.items(of: image, in: frame, version: context.revision, context)
    if items.isEmpty { return .empty }
    let filters = image.isPainted ? ForegroundStyle()._filters(in: style) : []
    return DisplayList(items).with(filters, id: id, version: context.revision)
  }

  func accessibility(in graph: Graph) -> AccessibilityContent? {
    let image = graph.read(source)
    if image.isDecorative { return nil }
    var content = AccessibilityContent()
    content.label = image.label
    content.addedTraits = .isImage
    return content
  }
  var accessibilitySize: Attribute<ViewSize>? { size }
  var isAccessibilityLeaf: Bool { true }
  static var updateKind: UpdateKind { .display }
}
