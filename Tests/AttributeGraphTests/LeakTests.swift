import Testing

@testable import AttributeGraph

/// Every value and rule is destroyed exactly once: when it is replaced, when its slot is freed, or with the graph.
@Suite struct LeakTests {
  let census = Tracked.Census()

  struct Wide {
    var tracked: Tracked
    var a = 1, b = 2, c = 3
  }

  struct Holding: Rule {
    let source: Attribute<Tracked>
    let own: Tracked
    func value(_ context: RuleContext<Wide>) -> Wide { Wide(tracked: context.read(source)) }
  }

  @Test func replacedValuesGo() {
    let graph = Graph()
    let source = graph.source(Tracked(0, census))
    let rule = graph.rule(Holding(source: source, own: Tracked(-1, census)))
    for number in 1...10 {
      graph.pull(rule.id)
      graph.write(source, Tracked(number, census))
    }
    graph.pull(rule.id)
    #expect(census.living == 2)
    #expect(graph.read(rule).tracked.number == 10)
  }

  @Test func removalDestroysValuesAndRules() {
    let graph = Graph()
    let branch = Subgraph.make(in: graph.rootSubgraph)
    branch.adopt {
      for number in 0..<100 {
        let source = graph.source(Tracked(number, census))
        let rule = graph.rule(Holding(source: source, own: Tracked(number, census)))
        if number % 2 == 0 { graph.pull(rule.id) }  // the others never ran and hold no value
      }
    }
    #expect(census.living == 200)
    branch.remove()
    #expect(census.living == 0)
  }

  @Test func theGraphDestroysWhatIsLeft() {
    do {
      let graph = Graph()
      let branch = Subgraph.make(in: graph.rootSubgraph)
      let source = graph.source(Tracked(0, census))
      let rule = branch.adopt { graph.rule(Holding(source: source, own: Tracked(1, census))) }
      graph.pull(rule.id)
      branch.onRemove { [census] in _ = Tracked(2, census) }
      #expect(census.living == 2)
    }
    #expect(census.living == 0)
  }

  @Test func aGraphIsFreedThoughItsSubgraphsAreHeld() {
    weak var graph: Graph?
    let branch: Subgraph
    do {
      let strong = Graph()
      graph = strong
      branch = Subgraph.make(in: strong.rootSubgraph)
    }
    #expect(graph == nil)
    branch.remove()
    #expect(!branch.isRemoved)
  }

  /// A value may use the graph as it dies.
  @Test func valuesThatRemoveOthersAsTheyDie() {
    final class Remover {
      let subgraph: Subgraph
      init(_ subgraph: Subgraph) { self.subgraph = subgraph }
      deinit { subgraph.remove() }
    }
    let graph = Graph()
    let other = Subgraph.make(in: graph.rootSubgraph)
    let source = other.adopt { graph.source(Tracked(0, census)) }
    let reader = graph.compute { context in context.graph.isAlive(source.id) ? context.read(source).number : -1 }
    #expect(graph.read(reader) == 0)
    let branch = Subgraph.make(in: graph.rootSubgraph)
    branch.adopt { _ = graph.source(Remover(other)) }
    branch.remove()
    #expect(census.living == 0)
    #expect(graph.read(reader) == -1)
    #expect(graph.attributeCount == 1)
    graph.checkInvariants()
  }
}
