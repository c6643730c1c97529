import AttributeGraph

/// Observes what the graph's own observers do not hear of.
protocol ViewGraphMonitor: AnyObject {
  /// A transaction's writes were applied.
  func didApply(writes count: Int)
  /// A view that the body stands for is about to be made with `inputs`.
  func willMakeView(of body: AttributeID, with inputs: _ViewInputs)
}

extension _ViewInputs {
  /// Lets a monitor find the view that is made with these inputs for the body.
  func notePlace(of body: AttributeID) { viewGraph.monitor?.willMakeView(of: body, with: self) }
}

extension _ViewListOutputs {
  /// Lets a monitor find the views that the body lists; the same list where there is no monitor.
  func notingPlaces(of body: AttributeID, _ viewGraph: ViewGraph) -> _ViewListOutputs {
    guard viewGraph.monitor != nil else { return self }
    return map(in: viewGraph.graph) { element in
      element.wrapping { inputs, make in
        inputs.notePlace(of: body)
        return make(inputs)
      }
    }
  }
}
