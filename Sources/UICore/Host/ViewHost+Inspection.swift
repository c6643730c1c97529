import AttributeGraph
import TraceRecorder

/// What test support sees of a host: which bodies ran, what was checked, what the developer was told.
extension ViewHost {
  package func add(_ observer: any GraphObserver) { viewGraph.graph.add(observer) }
  package func remove(_ observer: any GraphObserver) { viewGraph.graph.remove(observer) }

  package nonisolated var attributeGraph: Graph { viewGraph.graph }

  /// Starts telling `recorder` of everything, beginning with the views that are there; for hosts without an app around
  /// them, which otherwise does this for a `TraceSession`.
  ///
  /// - Parameters:
  ///   - names: where the session takes the views' names from.
  ///   - recordsAll: whether rules of every kind are recorded, not only the program's own code.
  public func startTracing(_ recorder: TraceRecorder, names: TraceNames, recordsAll: Bool = false) {
    viewGraph.startTracing(recorder, names: names, recordsAll: recordsAll)
  }

  public func stopTracing() { viewGraph.stopTracing() }

  /// Where the view is whose body an attribute is.
  package nonisolated func path(ofBody attribute: AttributeID) -> String {
    (viewGraph.graph.rule(of: attribute) as? any TracedRule)?.path?.description ?? ""
  }

  /// Live attributes of the graph.
  package var attributeCount: Int { viewGraph.graph.attributeCount }

  /// What is alive of what views bring with them.
  package var liveCounts: LiveCounts {
    var counts = LiveCounts(
      attributes: viewGraph.graph.attributeCount, subgraphs: viewGraph.graph.subgraphCount,
      effects: viewGraph.effectCount, tasks: viewGraph.liveTasks)
    #if DEBUG
      counts.observations = viewGraph.liveObservations.value
    #endif
    return counts
  }

  /// Costs so far; a caller subtracts two readings.
  package var counters: Graph.Counters { viewGraph.graph.counters }

  /// Sends messages for the developer to `receive` in place of the error stream.
  package func receiveMessages(_ receive: @escaping (String) -> Void) { viewGraph.diagnose = receive }
}

/// What is alive of what views bring with them.
package struct LiveCounts: Equatable, Sendable {
  package var attributes: Int
  package var subgraphs: Int
  /// Attributes kept up to date for what they do.
  package var effects: Int
  package var tasks: Int
  /// Registrations with observable objects; counted in debug builds only.
  package var observations = 0
}
