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
        image: view.attribute, environment: inputs.environment, viewGraph: inputs.viewGraph, path: inputs.path,
        subgraph: graph.currentSubgraph))
    let layout = graph.rule(
      MapRule(source: resolved) { image in
        LeafComputer {
          image.image.resizing == nil ? image.size : $0.replacingUnspecifiedDimensions(by: image.size)
        } alignment: { key, size in
          guard let baseline = image.baseline, image.image.resizing == nil,
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
          else { return nil }
          return baseline
        } as LayoutComputer
      })
    let display = graph.rule(
      ImageDisplayRule(image: resolved, size: inputs.size, environment: inputs.environment))
    return _ViewOutputs(layout: layout, display: display)
  }
}

private struct ResolvedImageRule: Rule {
  let image: Attribute<Image>
  let environment: EnvironmentScope
  unowned let viewGraph: ViewGraph
  let path: ViewPath?
  /// The view's subgraph.
  let subgraph: Subgraph

  func value(_ context: RuleContext<ResolvedImage>) -> ResolvedImage {
    let style = StyleEnvironment(scope: environment, graph: context.graph)
    let id = context.attribute.id
    return ResolvedImage(context.read(image), environment: style, viewGraph: viewGraph, path: path) {
      [reference = viewGraph.reference, weak subgraph = subgraph] in
      if let viewGraph = reference.viewGraph, let subgraph { viewGraph.enqueueInvalidation(of: id, in: subgraph) }
    }
  }
}

private struct ImageDisplayRule: Rule {
  let image: Attribute<ResolvedImage>
  let size: Attribute<ViewSize>
  let environment: EnvironmentScope

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let (image, id) = (context.read(image), context.attribute.id.index)
    let style = StyleEnvironment(scope: environment, graph: context.graph)
    let items = image.items(
      in: CGRect(origin: .zero, size: context.read(size).size), environment: style, id: id, version: context.revision)
    if items.isEmpty { return .empty }
    let filters = image.isPainted ? ForegroundStyle()._filters(in: style) : []
    return DisplayList(items).with(filters, id: id, version: context.revision)
  }

  static var updateKind: UpdateKind { .display }
}
