import Testing

@testable import AttributeGraph

/// One element of a list.
private struct Element: Rule {
  let list: Attribute<[Int]>
  let index: Int
  func value(_ context: RuleContext<Int>) -> Int { context.read(list)[index] }
  static var isPart: Bool { true }
}

@Suite struct PartTests {
  let graph = Graph()
  let log = Log()

  @Test(arguments: [AttributeGraph.Cutoff.early, .late])
  func onlyChangedPartsMark(order: AttributeGraph.Cutoff) {
    let source = graph.source(0)
    let list = graph.cutoff("list", log, order) { context in
      (0..<100).map { $0 == 50 ? context.read(source) : $0 }
    }
    let ends = (0..<100).map { index in
      let part = graph.rule(Element(list: list, index: index))
      return graph.compute("\(index)", log) { $0.read(part) }
    }
    let sum = graph.compute { context in ends.reduce(0) { $0 + context.read($1) } }
    #expect(graph.read(sum) == 4950 - 50)
    _ = log.take()
    let cost = graph.counting {
      graph.write(source, 7)
      #expect(graph.read(sum) == 4950 - 50 + 7)
    }
    #expect(log.take() == ["list", "50"])
    #expect(cost.marked == 3)  // the list, what reads its part, the sum
    graph.checkInvariants()
  }

  /// A branch that is about to go is not told of what made it go.
  @Test func partsElsewhereWaitWhereTheCutoffIsEarly() {
    let source = graph.source([1])
    let list = graph.cutoff("list", log, .early) { $0.read(source) }
    let branch = Subgraph.make(in: graph.rootSubgraph)
    let part = branch.adopt { graph.rule(Element(list: list, index: 0)) }
    let guardian = graph.cutoff("guardian", log, .early) { (context: RuleContext<Int>) -> Int in
      if context.read(list).isEmpty { branch.remove() }
      return 0
    }
    graph.pull(part.id)
    graph.pull(guardian.id)
    graph.write(source, [])
    graph.pull(guardian.id)
    #expect(branch.isRemoved)
    graph.checkInvariants()
  }

  @Test func earlyCutoffsSettleBeforeLateOnes() {
    let source = graph.source(1)
    let late = graph.cutoff("late", log, .late) { $0.read(source) }
    let early = graph.cutoff("early", log, .early) { $0.read(source) }
    let end = graph.compute { $0.read(late) + $0.read(early) }
    graph.pull(end.id)
    _ = log.take()
    graph.write(source, 2)
    #expect(graph.read(end) == 4)
    #expect(log.take() == ["early", "late"])
  }

  /// A cutoff that is brought up to date for a rule that has not read it yet is no reason to run the rule again.
  @Test func whatChangesBeforeItIsReadRunsNothingAgain() {
    let source = graph.source(1)
    var key: Attribute<Int>?
    let reader = graph.cutoff("reader", log, .early) { context in
      context.read(source) + (key.map { context.read($0) } ?? 0)
    }
    key = graph.cutoff("key", log, .early) { $0.read(source) * 10 }
    #expect(graph.read(reader) == 11)
    _ = log.take()
    graph.write(source, 2)
    #expect(graph.read(reader) == 22)
    #expect(log.take() == ["reader", "key"])
    graph.checkInvariants()
  }

  @Test func renewedSubgraphsSettleInTheirNewOrder() {
    let source = graph.source(1)
    let rows = (0..<3).map { index in
      let subgraph = Subgraph.make(in: graph.rootSubgraph)
      return (subgraph, subgraph.adopt { graph.cutoff("\(index)", log, .early) { $0.read(source) } })
    }
    let all = graph.compute { context in rows.map { context.read($0.1) } }
    graph.pull(all.id)
    _ = log.take()
    graph.write(source, 2)
    for row in [2, 0, 1] { rows[row].0.renewOrder() }
    graph.pull(all.id)
    #expect(log.take() == ["2", "0", "1"])
    graph.checkInvariants()
  }
}
