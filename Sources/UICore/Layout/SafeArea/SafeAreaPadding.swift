import AttributeGraph
import Foundation
import Geometry

/// Padding that counts as covering the content's edges, so that backgrounds reach under it.
nonisolated struct SafeAreaPaddingModifier: PrimitiveViewModifier {
  let insets: EdgeInsets

  nonisolated static func _makeView(
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

extension View {
  /// Keeps a distance on each edge, in points, under which the view's background still reaches.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Keeps a distance on the given edges, 16 points unless given, under which the view's background still reaches.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length ?? standardPadding, edges: edges)))
  }

  /// Keeps a distance on all edges, in points, under which the view's background still reaches.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length, edges: .all)))
  }
}
