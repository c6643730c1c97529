import Testing

@testable import AttributeGraph

@Suite struct EqualityTests {
  let graph = Graph()
  let log = Log()

  @Test func anEqualValueStopsTheChange() {
    let source = graph.source(1)
    let parity = graph.compute("parity", log) { $0.read(source) % 2 }
    let label = graph.compute("label", log) { $0.read(parity) == 0 ? "even" : "odd" }
    let length = graph.compute("length", log) { $0.read(label).count }
    #expect(graph.read(length) == 3)
    _ = log.take()
    graph.write(source, 3)
    #expect(graph.read(length) == 3)
    #expect(log.take() == ["parity"])
    graph.write(source, 4)
    #expect(graph.read(length) == 4)
    #expect(log.take() == ["parity", "label", "length"])
    graph.checkInvariants()
  }

  @Test func writingAnEqualValueDoesNothing() {
    let source = graph.source("a")
    let rule = graph.compute("rule", log) { $0.read(source) + "!" }
    graph.pull(rule.id)
    let revision = graph.revision
    let cost = graph.counting {
      graph.write(source, "a")
      graph.pull(rule.id)
    }
    #expect(cost == Graph.Counters())
    #expect(graph.revision == revision)
  }

  @Test func writingBackBeforeAPullChecksAndFindsTheSame() {
    let source = graph.source(1)
    let parity = graph.compute("parity", log) { $0.read(source) % 2 }
    let end = graph.compute("end", log) { $0.read(parity) }
    graph.pull(end.id)
    _ = log.take()
    graph.write(source, 2)
    graph.write(source, 1)
    #expect(graph.read(end) == 1)
    // The source has changed twice, so its reader runs; nobody keeps older values to compare with.
    #expect(log.take() == ["parity"])
  }

  @Test func aStoppedChangeIsNotRepeated() {
    let a = graph.source(1)
    let b = graph.source(1)
    let parity = graph.compute("parity", log) { $0.read(a) % 2 }
    let end = graph.compute("end", log) { $0.read(parity) + $0.read(b) }
    graph.pull(end.id)
    graph.write(a, 3)
    graph.pull(end.id)
    _ = log.take()
    graph.write(b, 2)
    #expect(graph.read(end) == 3)
    #expect(log.take() == ["end"])
  }

  @Test func aValueThatCannotBeComparedAlwaysChanges() {
    let source = graph.source(1)
    let closure: Attribute<() -> Int> = graph.compute("closure", log) { context in
      let value = context.read(source)
      return { value * 0 }
    }
    let end = graph.compute("end", log) { $0.read(closure)() }
    graph.pull(end.id)
    _ = log.take()
    graph.write(source, 2)
    graph.pull(end.id)
    #expect(log.take() == ["closure", "end"])
  }
}
