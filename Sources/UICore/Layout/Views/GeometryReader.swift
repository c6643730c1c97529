import AttributeGraph
import Foundation

/// A view that takes all the space proposed and makes its content from its own size and place.
///
/// Its ideal size is 10 by 10 points; the content lies at its top leading corner.
public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let proxy = GeometryProxy(
      viewGraph: inputs.viewGraph, viewSize: inputs.size, space: inputs.space, safeArea: inputs.safeArea,
      owner: inputs.graph.currentSubgraph)
    let content = inputs.graph.rule(GeometryContentRule<Content>(reader: view.attribute, proxy: proxy))
    inputs.notePlace(of: content.id)
    let inputs = inputs.followingLayout
    let list = GeometryListRule(parent: inputs.graph.currentSubgraph) {
      Content._makeViewList(view: _GraphValue(content), inputs: _ViewListInputs(base: inputs.base))
        .attribute(in: inputs.graph)
    }
    var outputs = makeContainer(
      layout: inputs.graph.source(GeometryReaderLayout()),
      list: .dynamic(DynamicViewList(list: inputs.graph.rule(list))), inputs: inputs)
    // The content follows the size, so the size must not follow the content.
    outputs.layout = inputs.graph.source(LeafComputer(isDrawnBySize: true) { $0.replacingUnspecifiedDimensions() })
    return outputs
  }
}

/// Runs the closure of a geometry reader; reading the proxy in it makes the rule depend on what was read.
private struct GeometryContentRule<Content: View>: Rule {
  let reader: Attribute<GeometryReader<Content>>
  let proxy: GeometryProxy

  func value(_ context: RuleContext<Content>) -> Content {
    nonisolated(unsafe) let (reader, proxy) = (context.read(reader), proxy)
    return context.observing { assumeMainActor { reader.content(proxy) } }
  }

  static var updateKind: UpdateKind { .body }
  static var subject: Any.Type { GeometryReader<Content>.self }
}

/// Makes the content's list when the layout first asks for it.
///
/// Views ask for their environment when they are made. Inside of the reader that may follow from its size, which there is not
/// yet while the container around is making its views.
private struct GeometryListRule: Rule {
  let parent: Subgraph
  let make: () -> Attribute<ViewList>
  private var list: Attribute<ViewList>?

  init(parent: Subgraph, make: @escaping () -> Attribute<ViewList>) { (self.parent, self.make) = (parent, make) }

  mutating func value(_ context: RuleContext<ViewList>) -> ViewList {
    let list = list ?? parent.adopt(make)
    self.list = list
    return context.read(list)
  }
}

/// All the space proposed; subviews at the top leading corner, offered all of it.
struct GeometryReaderLayout: Layout, BuiltIn {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
