import AttributeGraph

/// What test support sees of a host: which bodies ran, what was checked, what the developer was told.
extension ViewHost {
  package func add(_ observer: any GraphObserver) { viewGraph.graph.add(observer) }

  /// Costs so far; a caller subtracts two readings.
  package var counters: Graph.Counters { viewGraph.graph.counters }

  /// Sends messages for the developer to `receive` in place of the error stream.
  package func receiveMessages(_ receive: @escaping (String) -> Void) { viewGraph.diagnose = receive }
}
