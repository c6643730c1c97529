import AttributeGraph
import CoreTransferable
import Foundation

/// Reads the pasteboard for the views of a window.
package struct PasteReader {
  fileprivate let router: InputRouter?

  /// Calls back with what the pasteboard has, once that is known.
  package func load(_ done: @escaping @MainActor ([NSItemProvider]) -> Void) { router?.services.loadPasteboard(done) }

  /// Calls back with the values that items hold, once the last is there; those that could not be read are left out.
  package func load<T: Transferable>(
    _ type: T.Type, from items: [NSItemProvider], _ done: @escaping ([T]) -> Void
  ) {
    _ = DroppedValues<T>.load(DragContent(items: items)) { values in
      if !values.isEmpty { done(values) }
      return true
    }
  }
}

extension EnvironmentValues {
  /// Reads the pasteboard for the views of the window.
  package var pasteReader: PasteReader { PasteReader(router: inputRouter) }
}

/// Calls an action when the pasteboard may have changed: the window has become the active one, or a view in it has copied.
nonisolated package struct PasteboardWatch: PrimitiveViewModifier {
  let action: () -> Void

  package init(_ action: @escaping () -> Void) { self.action = action }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (graph, services) = (inputs.graph, inputs.inputRouter?.services)
    let key = inputs.viewGraph.nextIdentity()
    services?.pasteboardWatches[key] = { graph.read(modifier.attribute).action() }
    graph.currentSubgraph.onRemove { services?.pasteboardWatches[key] = nil }
    return body(inputs)
  }
}
