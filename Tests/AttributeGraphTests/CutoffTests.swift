import Testing

@testable import AttributeGraph

@Suite struct CutoffTests {
  let graph = Graph()
  let log = Log()

  /// Rows whose sizes decide the places of all, and whose pictures depend on their places.
  private func makeRows(_ count: Int) -> (states: [Attribute<Int>], picture: Attribute<Int>) {
    let states = (0..<count).map { _ in graph.source(0) }
    let sizes = states.map { state in graph.compute { $0.read(state) / 10 } }
    let layout = graph.compute { context in sizes.map { context.read($0) } }
    let places = graph.cutoff("places", log) { $0.read(layout) }
    let pictures = (0..<count).map { row in
      let place = graph.compute { $0.read(places)[row] }
      return graph.compute("row", log) { $0.read(place) + $0.read(states[row]) }
    }
    return (states, graph.compute { context in pictures.reduce(0) { $0 + context.read($1) } })
  }

  @Test func oneRowOfAThousandMarksItsOwnSlotsOnly() {
    let (states, picture) = makeRows(1000)
    #expect(graph.read(picture) == 0)
    _ = log.take()
    let cost = graph.counting {
      graph.write(states[500], 3)
      #expect(graph.read(picture) == 3)
    }
    // The row's size, the layout, the places; the row's picture, and the picture of all.
    #expect(cost.marked == 5)
    #expect(cost.run == 3)  // the size, unchanged, and two pictures
    #expect(log.take() == ["row"])
    graph.checkInvariants()
  }

  @Test func aChangeGoesOnMarking() {
    let (states, picture) = makeRows(3)
    graph.pull(picture.id)
    _ = log.take()
    graph.write(states[1], 20)
    graph.checkInvariants()
    #expect(graph.read(picture) == 22)
    #expect(log.take() == ["places", "row"])
    graph.checkInvariants()
  }

  @Test func whatIsMadeFirstSettlesFirst() {
    let source = graph.source(1)
    let outer = graph.cutoff("outer", log) { $0.read(source) }
    let inner = graph.cutoff("inner", log) { $0.read(outer) + $0.read(source) }
    let end = graph.compute("end", log) { $0.read(inner) }
    #expect(graph.read(end) == 2)
    _ = log.take()
    graph.write(source, 2)
    #expect(graph.read(end) == 4)
    #expect(log.take() == ["outer", "inner", "end"])
  }

  /// The rule reads what lies beyond the cutoff before it reads the cutoff, so what it read is out of date at its end.
  @Test func aRuleThatReadTooEarlyRunsAgain() {
    let source = graph.source(1)
    var late: Attribute<Int>?
    let early = graph.cutoff("early", log) { context in
      context.read(source) + (late.map { context.read($0) } ?? 0)
    }
    let cutoff = graph.cutoff("cutoff", log) { $0.read(source) }
    let beyond = graph.compute { $0.read(cutoff) }
    late = graph.compute("late", log) { context in
      let value = context.read(beyond)
      return value * 10 + context.read(cutoff)
    }
    #expect(graph.read(early) == 12)
    _ = log.take()
    graph.write(source, 2)
    #expect(graph.read(early) == 24)
    #expect(log.take() == ["early", "cutoff", "late", "early"])
    graph.checkInvariants()
  }

  @Test func aPullWithinARuleCountsAsAChangeToo() {
    let source = graph.source(1)
    var inner: Attribute<Int>?
    let first: Attribute<Int> = graph.cutoff { context in
      let value = context.read(source)
      if let inner { context.graph.pull(inner.id) }
      return value
    }
    let cutoff = graph.cutoff { $0.read(source) }
    inner = cutoff
    let reader = graph.compute { $0.read(cutoff) }
    graph.pull(first.id)
    #expect(graph.read(reader) == 1)
    graph.write(source, 2)
    #expect(graph.read(reader) == 2)
    #expect(graph.read(first) == 2)
    graph.checkInvariants()
  }

  @Test func removedOnesDoNotRun() {
    let source = graph.source(1)
    let branch = Subgraph.make(in: graph.rootSubgraph)
    let (cutoff, reader) = branch.adopt {
      let cutoff = graph.cutoff("cutoff", log) { $0.read(source) }
      return (cutoff, graph.compute("reader", log) { $0.read(cutoff) })
    }
    graph.pull(reader.id)
    _ = log.take()
    graph.write(source, 2)
    #expect(!graph.cutoffs.isEmpty)
    branch.remove()
    let again = graph.compute("again", log) { $0.read(source) }
    #expect(graph.read(again) == 2)
    #expect(log.take() == ["again"])
    #expect(!graph.isAlive(cutoff.id) || again.id == cutoff.id)
    graph.checkInvariants()
  }

  @Test func revisionsRunOutWhileCutoffsSettle() {
    let source = graph.source(1)
    let cutoff = graph.cutoff { $0.read(source) }
    let end = graph.compute { $0.read(cutoff) }
    let both = graph.compute { $0.read(end) + $0.read(source) }
    graph.pull(both.id)
    graph.revision = .max - 1
    graph.write(source, 2)
    #expect(graph.read(both) == 4)
    graph.checkInvariants()
    graph.write(source, 3)
    #expect(graph.read(both) == 6)
    graph.checkInvariants()
  }
}
