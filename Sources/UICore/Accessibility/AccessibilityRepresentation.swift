import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Another view, not seen, whose elements are told in place of a view's, below it, or as its actions.
nonisolated private struct RepresentationModifier<Other: View>: PrimitiveViewModifier {
  enum Use { case replacement, children, actions }
  let other: Other
  let use: Use

  static var _keepsSingleView: Bool { true }

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    var outputs = body(inputs)
    guard outputs.layout != nil else { return outputs }
    let element = ViewElement(at: inputs.base) { inputs in
      Other.makeImplicitStack(view: modifier.field(at: 0, as: Other.self, in: graph), inputs: inputs)
    }
    // In the size that the view has, not in what it was offered, of which it may have taken less.
    var inputs = inputs
    inputs.size = graph.rule(MapRule(source: inputs.size) { ViewSize($0.size) })
    let other = makeContainer(layout: graph.source(ZStackLayout()), list: .elements([element]), inputs: inputs)
    outputs.display = graph.rule(
      RepresentationDisplayRule(
        use: graph.withoutTracking { graph.read(modifier.attribute).use }, content: outputs.display,
        other: other.display, size: inputs.size))
    return outputs
  }
}

private struct RepresentationDisplayRule<Other: View>: AccessibleRule {
  let use: RepresentationModifier<Other>.Use
  let content: Attribute<DisplayList>?
  /// Read when somebody asks for elements.
  let other: Attribute<DisplayList>?
  let size: Attribute<ViewSize>

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    .marked(content, size: size, context)
  }

  func accessibility(in graph: Graph) -> AccessibilityContent? {
    var content = AccessibilityContent()
    if use == .children { content.children = .contain }
    return content
  }
  var accessibilitySize: Attribute<ViewSize>? { size }
  var isAccessibilityLeaf: Bool { false }
  func accessibilityContent(in graph: Graph) -> DisplayList? {
    use == .actions ? nil : other.map { graph.read($0) } ?? .empty
  }
  func accessibilityActions(in graph: Graph) -> DisplayList? {
    use == .actions ? other.map { graph.read($0) } : nil
  }
  static var updateKind: UpdateKind { .display }
}

extension View {
  /// Tells the elements of another view, which is not seen, in place of this one's.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { modifier(RepresentationModifier(other: representation(), use: .replacement)) }

  /// Tells the elements of another view, which is not seen, as what is inside of this one.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(RepresentationModifier(other: children(), use: .children))
  }

  /// Adds an action for each button of a builder.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(RepresentationModifier(other: content(), use: .actions))
  }
}
