import AttributeGraph
import Foundation
import Geometry

/// Padding that counts as covering the content's edges, so that backgrounds reach under it.
nonisolated package struct SafeAreaPaddingModifier: PrimitiveViewModifier {
  let insets: EdgeInsets

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let insets = modifier.map(in: graph, \.insets)
    let cover = SafeArea.Cover(space: inputs.space, size: inputs.size, insets: insets.attribute)
    let padding = insets.map(in: graph) { PaddingModifier(insets: $0) }
    return PaddingModifier._makeView(modifier: padding, inputs: inputs) { content in
      var content = content
      content.safeArea = SafeArea(covering: cover, outer: inputs.safeArea, graph: graph)
      return body(content)
    }
  }
}

extension SafeAreaPaddingModifier {
  /// Pads the root of a window, and makes what the padding leaves its views' container.
  static func coverWindow(
    _ padding: Attribute<Self>, _ inputs: inout _ViewInputs, _ makeRoot: inout (_ViewInputs) -> _ViewOutputs
  ) {
    let graph = inputs.graph
    let rest = graph.rule(WindowContainerRule(window: inputs.size, padding: padding))
    inputs.container = ContainerSize(rest, in: nil, graph: graph)
    let make = makeRoot
    makeRoot = { _makeView(modifier: _GraphValue(padding), inputs: $0, body: make) }
  }
}

/// A window's size less what is covered of it.
private struct WindowContainerRule: Rule {
  let window: Attribute<ViewSize>
  let padding: Attribute<SafeAreaPaddingModifier>

  func value(_ context: RuleContext<ViewSize>) -> ViewSize {
    let (size, insets) = (context.read(window).size, context.read(padding).insets)
    return ViewSize(
      CGSize(
        width: max(0, size.width - insets.leading - insets.trailing),
        height: max(0, size.height - insets.top - insets.bottom)))
  }

  static var updateKind: UpdateKind { .layout }
}

extension View {
  /// Keeps a distance on each edge, in points, under which the view's background still reaches.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Keeps a distance on the given edges, 16 points unless given, under which the view's background still reaches.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length ?? PlatformProfile.standardPadding, edges: edges)))
  }

  /// Keeps a distance on all edges, in points, under which the view's background still reaches.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length, edges: .all)))
  }
}
