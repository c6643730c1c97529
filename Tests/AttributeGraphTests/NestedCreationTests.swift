import Testing

@testable import AttributeGraph

@Suite struct NestedCreationTests {
  @Test func slotsMadeByARuleJoinTheAdoptingSubgraph() {
    let graph = Graph()
    let branch = Subgraph.make(in: graph.rootSubgraph)
    var made: [Attribute<Int>] = []
    let maker: Attribute<Int> = graph.compute { context in
      made.append(branch.adopt { context.graph.source(7) })
      return context.read(made[0])
    }
    #expect(graph.read(maker) == 7)
    #expect(graph.currentSubgraph === graph.rootSubgraph)
    branch.remove()
    #expect(graph.isAlive(maker.id) && !graph.isAlive(made[0].id))
  }

  @Test func readsWhileMakingAreNotInputs() {
    let graph = Graph()
    let source = graph.source(1)
    let branch = Subgraph.make(in: graph.rootSubgraph)
    let maker = graph.compute { context in branch.adopt { context.graph.read(source) } }
    graph.pull(maker.id)
    #expect(graph.inputs(of: maker.id) == [])
  }

  @Test func rulesMayMakeAndReadRulesToAnyDepth() {
    let graph = Graph()
    let leaf = graph.source(1)
    struct Nest: Rule {
      let leaf: Attribute<Int>
      let depth: Int
      var inner: Attribute<Int>?
      mutating func value(_ context: RuleContext<Int>) -> Int {
        if inner == nil { inner = depth == 0 ? leaf : context.graph.rule(Nest(leaf: leaf, depth: depth - 1)) }
        return context.read(inner!) + 1
      }
    }
    let top = graph.rule(Nest(leaf: leaf, depth: 49))
    #expect(graph.read(top) == 51)
    #expect(graph.attributeCount == 51)
    graph.write(leaf, 2)
    #expect(graph.read(top) == 52)
    #expect(graph.attributeCount == 51)
    graph.checkInvariants()
  }

  /// Slots lie at fixed addresses: a rule may make so many that the arena grows while it runs.
  @Test func aRuleMayOutgrowTheArena() {
    let graph = Graph()
    let maker = graph.compute { context in
      (0..<100_000).reduce(0) { sum, index in sum + context.graph.read(context.graph.source(index % 2)) }
    }
    #expect(graph.read(maker) == 50_000)
    #expect(graph.attributeCount == 100_001)
  }
}
