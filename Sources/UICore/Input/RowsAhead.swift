import AttributeGraph

/// What makes rows in a window before they come into sight: its lazy containers.
final class RowsAhead {
  private var makers: [Int: () -> Bool] = [:]
  private var last = 0

  /// - Parameter makeLine: lets the next update make one line; returns whether there is one to make. Forgotten when the
  ///   subgraph is removed.
  func add(in subgraph: Subgraph, _ makeLine: @escaping () -> Bool) {
    last += 1
    makers[last] = makeLine
    subgraph.onRemove { [weak self, number = last] in self?.makers[number] = nil }
  }

  /// Lets each container make one line in the next update; returns whether any has one to make.
  func makeLines() -> Bool { makers.values.reduce(false) { $1() || $0 } }
}
