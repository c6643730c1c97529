import Testing

@testable import AttributeGraph

@Suite struct FirstOutdatedTests {
  let graph = Graph()

  @Test func onlyWhatDependsOnAWriteIsFound() {
    let sources = (0..<4).map { graph.source($0) }
    let doubles = sources.map { source in graph.compute { $0.read(source) * 2 } }
    let ids = [.none, doubles[0].id, doubles[1].id, doubles[2].id, doubles[3].id]
    #expect(graph.firstOutdated(of: ids, from: 0) == 1, "never pulled, and nothing stands for no attribute")
    for id in ids.dropFirst() { graph.pull(id) }
    #expect(graph.firstOutdated(of: ids, from: 0) == 5)
    graph.write(sources[1], 10)
    graph.write(sources[3], 30)
    #expect(graph.firstOutdated(of: ids, from: 0) == 2)
    #expect(graph.firstOutdated(of: ids, from: 3) == 4)
    #expect(graph.firstOutdated(of: ids, from: 5) == 5)
    #expect(graph.firstOutdated(of: [], from: 0) == 0)
  }

  @Test func aValueThatAnotherPullBroughtUpToDateIsFoundByItsRevision() {
    let source = graph.source(1)
    let (half, whole) = (graph.compute { $0.read(source) / 2 }, graph.compute { $0.read(source) })
    let ids = [half.id, whole.id]
    for id in ids { graph.pull(id) }
    let seen = ids.map { graph.changedAt($0) }
    #expect(graph.firstOutdated(of: ids, seen: seen, from: 0) == 2)
    // Half of 2 is another value than half of 1.
    graph.write(source, 2)
    for id in ids { graph.pull(id) }
    #expect(graph.firstOutdated(of: ids, from: 0) == 2)
    #expect(graph.firstOutdated(of: ids, seen: seen, from: 0) == 0)
    // Of 3 it is not.
    let later = ids.map { graph.changedAt($0) }
    graph.write(source, 3)
    for id in ids { graph.pull(id) }
    #expect(graph.firstOutdated(of: ids, seen: later, from: 0) == 1)
  }
}
