import AttributeGraph
import Foundation
import Geometry

/// Lets the content reach under what covers the edges that it touches; its size in the layout stays.
nonisolated package struct IgnoresSafeAreaModifier: PrimitiveViewModifier {
  let edges: Edge.Set

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let safeArea = inputs.safeArea else { return body(inputs) }
    let graph = inputs.graph
    let edges = modifier.map(in: graph, \.edges).attribute
    let placements = graph.rule(
      IgnoresSafeAreaRule(
        edges: edges, size: inputs.size, space: inputs.space, safeArea: safeArea))
    let size = graph.rule(ChildSizeRule(placements: placements, index: 0))
    var child = inputs.child(size: size, placements: placements, index: 0)
    child.safeArea = SafeArea(ignoring: edges, outer: safeArea, graph: graph)
    var outputs = body(child)
    guard let layout = outputs.layout else { return outputs }
    graph.withRule(of: placements, as: IgnoresSafeAreaRule.self) { $0.child = layout }
    outputs.display = outputs.display.map {
      graph.rule(PlacedDisplayRule(placements: placements, display: $0))
    }
    return outputs
  }
}

/// Offers the content its own rectangle and whatever covered part that touches.
private struct IgnoresSafeAreaRule: Rule {
  let edges: Attribute<Edge.Set>
  let size: Attribute<ViewSize>
  let space: CoordinateSpaceLink
  let safeArea: SafeArea
  var child: Attribute<LayoutComputer>?

  func value(_ context: RuleContext<[Placement]>) -> [Placement] {
    guard let child else { return [] }
    let own = context.read(size)
    let edges = context.read(edges)
    let insets = safeArea.insets(of: CGRect(origin: .zero, size: own.size), in: space)
    func kept(_ edge: Edge, _ inset: CGFloat) -> CGFloat { edges.contains(edge) ? inset : 0 }
    let (top, left) = (kept(.top, insets.top), kept(.leading, insets.leading))
    let grown = CGRect(
      x: -left, y: -top, width: own.size.width + left + kept(.trailing, insets.trailing),
      height: own.size.height + top + kept(.bottom, insets.bottom))
    if grown.size == own.size { return [Placement(origin: .zero, size: own.size, proposal: own.proposal)] }
    let proposal = ProposedViewSize(grown.size)
    let taken = context.read(child).sizeThatFits(proposal)
    let origin = CGPoint(x: grown.midX - taken.width / 2, y: grown.midY - taken.height / 2)
    return [Placement(origin: origin, size: taken, proposal: proposal)]
  }

  static var updateKind: UpdateKind { .layout }
}

extension View {
  /// Lets the view reach under what covers the given edges, where it touches them.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach under what covers the given edges, where it touches them.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(IgnoresSafeAreaModifier(edges: edges))
  }
}
