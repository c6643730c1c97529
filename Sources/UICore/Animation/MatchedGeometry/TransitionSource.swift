import AttributeGraph
import Foundation
import Geometry

/// Remembers where a page can zoom out of.
nonisolated private struct TransitionSourceModifier: PrimitiveViewModifier {
  let key: MatchedGeometryKey

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let (size, space) = (inputs.size, inputs.space)
    let sources = inputs.viewGraph.store(TransitionSources.self)
    let number = inputs.viewGraph.nextIdentity()
    let attribute = modifier.attribute
    sources.add(number, key: { graph.withoutTracking { graph.read(attribute).key } }) {
      graph.withoutTracking { CGRect(origin: .zero, size: graph.read(size).size).applying(space.transform()) }
    }
    graph.currentSubgraph.onRemove { sources.remove(number) }
    return body(inputs)
  }
}

/// The views that pages can zoom out of.
final class TransitionSources: ViewGraphStore {
  private var entries: [(number: UInt32, key: () -> MatchedGeometryKey, frame: () -> CGRect)] = []

  func add(_ number: UInt32, key: @escaping () -> MatchedGeometryKey, frame: @escaping () -> CGRect) {
    entries.append((number, key, frame))
  }

  func remove(_ number: UInt32) { entries.removeAll { $0.number == number } }

  /// The frame in the window of the view with the key, the last one made of several; nil where there is none now.
  func frame(of key: MatchedGeometryKey) -> CGRect? { entries.last { $0.key() == key }?.frame() }
}

extension View {
  /// Names the view as one that a page zooms out of, and back into; see ``NavigationTransition``.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(TransitionSourceModifier(key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace)))
  }
}
