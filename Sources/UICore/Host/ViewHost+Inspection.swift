import AttributeGraph
import TraceRecorder

/// What test support sees of a host: which bodies ran, what was checked, what the developer was told.
extension ViewHost {
  package func add(_ observer: any GraphObserver) { viewGraph.graph.add(observer) }

  package nonisolated var attributeGraph: Graph { viewGraph.graph }

  /// Starts telling `recorder` of everything; see `TraceSession`.
  package func startTracing(_ recorder: TraceRecorder, names: TraceNames, recordsAll: Bool) {
    viewGraph.startTracing(recorder, names: names, recordsAll: recordsAll)
  }

  package func stopTracing() { viewGraph.stopTracing() }

  /// Where the view is whose body an attribute is.
  package nonisolated func path(ofBody attribute: AttributeID) -> String {
    (viewGraph.graph.rule(of: attribute) as? any TracedRule)?.path?.description ?? ""
  }

  /// Costs so far; a caller subtracts two readings.
  package var counters: Graph.Counters { viewGraph.graph.counters }

  /// Sends messages for the developer to `receive` in place of the error stream.
  package func receiveMessages(_ receive: @escaping (String) -> Void) { viewGraph.diagnose = receive }
}
