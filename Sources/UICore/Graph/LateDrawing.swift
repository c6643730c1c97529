import AttributeGraph

/// What a frame has left to be drawn after it.
class LateDrawing {
  /// Draws a part of it; false once nothing is left.
  func drawNext(_ viewGraph: ViewGraph) -> Bool { false }
}

extension ViewRoot {
  /// Says that something is left of the frame that is under way.
  func leave(_ drawing: LateDrawing) {
    if !late.contains(where: { $0 === drawing }) { late.append(drawing) }
  }

  /// Draws what is left until so many rules have run.
  func drawLate(atMost rules: Int) {
    let graph = viewGraph.graph
    let start = graph.counters.run
    while let drawing = late.last {
      if !drawing.drawNext(viewGraph) { late.removeLast() }
      if graph.counters.run - start >= rules { return }
    }
  }
}
