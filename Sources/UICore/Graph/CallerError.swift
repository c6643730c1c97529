import AttributeGraph

/// Stops the program because of what its code did wrong, and says in which view: in release too, where the message of a
/// `precondition` is left out.
///
/// - Parameter path: nil for the view that is being updated.
package func callerError(
  _ message: String, in path: ViewPath? = nil, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  let place = path ?? BodyChanges.viewGraph?.currentPlace
  fatalError(place.map { "\(message) (in \($0.shortDescription))" } ?? message, file: file, line: line)
}

extension ViewGraph {
  /// The view whose body runs, else the nearest one of which something is brought up to date.
  var currentPlace: ViewPath? { bodyRun?.path ?? place(of: graph.runningAttribute.index) }

  /// The nearest view on which the attribute with this number depends.
  func place(of number: UInt32) -> ViewPath? {
    graph.search(upstreamOf: number) { ($0 as? any TracedRule)?.path }
  }
}
