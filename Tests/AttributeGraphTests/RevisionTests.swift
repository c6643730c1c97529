import Testing

@testable import AttributeGraph

@Suite struct RevisionTests {
  @Test func aRevisionIsAWriteAfterAPull() {
    let graph = Graph()
    let source = graph.source(0)
    let rule = graph.compute { $0.read(source) }
    graph.pull(rule.id)
    let start = graph.revision
    graph.write(source, 1)
    graph.write(source, 2)
    #expect(graph.revision == start + 1)
    graph.pull(rule.id)
    #expect(graph.changedAt(rule.id) == start + 1)
    graph.write(source, 3)
    #expect(graph.revision == start + 2)
  }

  @Test func revisionsStartAnewWhenTheirBitsAreUsedUp() {
    let graph = Graph()
    let log = Log()
    let a = graph.source(1)
    let b = graph.source(1)
    let readsA = graph.compute("readsA", log) { $0.read(a) }
    let readsB = graph.compute("readsB", log) { $0.read(b) }
    let end = graph.compute("end", log) { $0.read(readsA) + $0.read(readsB) }
    graph.pull(end.id)
    graph.revision = .max - 1
    graph.write(a, 2)
    #expect(graph.revision == .max)
    #expect(graph.read(end) == 3)
    #expect(graph.changedAt(readsA.id) == .max)
    graph.write(b, 5)  // used up: every slot's revision starts again
    #expect(graph.revision == 2)
    graph.checkInvariants()
    _ = log.take()
    #expect(graph.read(end) == 7)
    #expect(log.take() == ["readsB", "end"])
    graph.write(a, 10)
    #expect(graph.read(end) == 15)
    #expect(log.take() == ["readsA", "end"])
    graph.checkInvariants()
  }

  /// What was outdated when the revisions start anew runs, since nobody can tell any more whether it must.
  @Test func whatWaitsRunsAfterwards() {
    let graph = Graph()
    let log = Log()
    let a = graph.source(1)
    let b = graph.source(1)
    let readsA = graph.compute("readsA", log) { $0.read(a) }
    let readsB = graph.compute("readsB", log) { $0.read(b) }
    graph.pull(readsA.id)
    graph.pull(readsB.id)
    graph.revision = .max - 1
    graph.write(a, 2)
    graph.pull(readsB.id)  // up to date: no pull happens
    graph.invalidate(readsB.id)
    graph.pull(readsB.id)
    _ = log.take()
    graph.write(b, 2)
    #expect(graph.revision == 2)
    #expect(graph.read(readsA) == 2)
    #expect(graph.read(readsB) == 2)
    #expect(log.take() == ["readsA", "readsB"])
    graph.checkInvariants()
  }
}
