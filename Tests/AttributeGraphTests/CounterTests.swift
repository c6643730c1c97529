import Testing

@testable import AttributeGraph

@Suite struct CounterTests {
  let graph = Graph()

  struct Key: Rule {
    let environment: Attribute<[String: Int]>
    let key: String
    func value(_ context: RuleContext<Int>) -> Int { context.read(environment)[key] ?? 0 }
    static var updateKind: UpdateKind { .environment }
  }

  @Test func everyCostIsCounted() {
    let source = graph.source(0)
    let parity = graph.compute { $0.read(source) % 2 }
    let end = graph.compute { $0.read(parity) }
    #expect(graph.counters == Graph.Counters(created: 3))
    let first = graph.counting { graph.pull(end.id) }
    #expect(first == Graph.Counters(run: 2))
    let stopped = graph.counting {
      graph.write(source, 2)
      graph.pull(end.id)
    }
    #expect(stopped == Graph.Counters(run: 1, unchanged: 1, checked: 1, marked: 2, writes: 1))
    let through = graph.counting {
      graph.write(source, 3)
      graph.pull(end.id)
    }
    #expect(through == Graph.Counters(run: 2, marked: 2, writes: 1))
  }

  @Test func environmentReadersOfOtherKeysAreCheckedNotRun() {
    let environment = graph.source(["font": 1, "tint": 1])
    let font = graph.rule(Key(environment: environment, key: "font"))
    let tint = graph.rule(Key(environment: environment, key: "tint"))
    let log = Log()
    let text = graph.compute("text", log) { $0.read(font) }
    let shape = graph.compute("shape", log) { $0.read(tint) }
    graph.pull(text.id)
    graph.pull(shape.id)
    _ = log.take()
    let cost = graph.counting {
      graph.write(environment, ["font": 2, "tint": 1])
      graph.pull(text.id)
      graph.pull(shape.id)
    }
    #expect(log.take() == ["text"])
    #expect(cost.environmentChecks == 1)
    #expect(cost.checked == 1)
  }

  @Test func writingTwiceMarksOnce() {
    let source = graph.source(0)
    let readers = (0..<1000).map { _ in graph.compute { $0.read(source) } }
    for reader in readers { graph.pull(reader.id) }
    let cost = graph.counting {
      graph.write(source, 1)
      graph.write(source, 2)
    }
    #expect(cost.marked == 1000)
    #expect(cost.writes == 2)
  }
}
