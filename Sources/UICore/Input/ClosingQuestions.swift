import AttributeGraph
import Foundation

/// Who asks before a window closes.
final class ClosingQuestions {
  private var all: [(id: ObjectIdentifier, ask: (@escaping @MainActor () -> Void) -> Bool)] = []

  /// Whether somebody asks; `close` is called once that is answered.
  func ask(_ close: @escaping @MainActor () -> Void) -> Bool { all.contains { $0.ask(close) } }

  func add(_ id: AnyObject, _ ask: @escaping (@escaping @MainActor () -> Void) -> Bool) {
    all.append((ObjectIdentifier(id), ask))
  }

  func remove(_ id: AnyObject) { all.removeAll { $0.id == ObjectIdentifier(id) } }
}

/// Asks before the view's window closes, by what it is given to close it.
nonisolated package struct ClosingQuestionModifier: PrimitiveViewModifier {
  private final class Mark {}
  let isActive: Bool
  let ask: (@escaping @MainActor () -> Void) -> Void

  package init(isActive: Bool, ask: @escaping (@escaping @MainActor () -> Void) -> Void) {
    (self.isActive, self.ask) = (isActive, ask)
  }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (graph, viewGraph) = (inputs.graph, inputs.viewGraph)
    if let closing = inputs.inputRouter?.closing {
      let mark = Mark()
      closing.add(mark) { close in
        let modifier = graph.read(modifier.attribute)
        if modifier.isActive { viewGraph.acting(.focus, path: nil) { modifier.ask(close) } }
        return modifier.isActive
      }
      graph.currentSubgraph.onRemove { [weak closing] in closing?.remove(mark) }
    }
    return body(inputs)
  }
}
