import Testing

@testable import AttributeGraph

@Suite struct RemovalTests {
  let graph = Graph()
  let log = Log()

  @Test func removingASubgraphFreesItsSlotsAndThoseInside() {
    let outer = Subgraph.make(in: graph.rootSubgraph)
    let inner = Subgraph.make(in: outer)
    let kept = graph.source(0)
    let source = outer.adopt { graph.source(1) }
    let rule = inner.adopt { graph.compute { $0.read(source) + $0.read(kept) } }
    #expect(graph.read(rule) == 1)
    #expect(graph.attributeCount == 3)
    #expect(graph.subgraphCount == 3)
    outer.remove()
    #expect(graph.attributeCount == 1)
    #expect(graph.subgraphCount == 1)
    #expect(outer.isRemoved && inner.isRemoved)
    #expect(!graph.isAlive(source.id) && !graph.isAlive(rule.id) && graph.isAlive(kept.id))
    #expect(graph.outputs(of: kept.id) == [])
    graph.checkInvariants()
  }

  @Test func survivorsRunAgain() {
    let branch = Subgraph.make(in: graph.rootSubgraph)
    let leaf = branch.adopt { graph.source(5) }
    let usesLeaf = graph.source(true)
    let survivor = graph.compute("survivor", log) { $0.read(usesLeaf) ? $0.read(leaf) : -1 }
    let end = graph.compute("end", log) { $0.read(survivor) }
    let bystander = graph.compute("bystander", log) { $0.read(usesLeaf) }
    #expect(graph.read(end) == 5)
    graph.pull(bystander.id)
    graph.write(usesLeaf, false)
    graph.pull(bystander.id)
    _ = log.take()
    branch.remove()
    #expect(graph.read(end) == -1)
    #expect(log.take() == ["survivor", "end"])
    graph.pull(bystander.id)
    #expect(log.take() == [])
    graph.checkInvariants()
  }

  @Test func freedSlotsAreUsedAgain() {
    let branch = Subgraph.make(in: graph.rootSubgraph)
    let ids = branch.adopt { (0..<100).map { graph.source($0).id.index } }
    branch.remove()
    let next = Subgraph.make(in: graph.rootSubgraph)
    let again = next.adopt { (0..<100).map { graph.source("\($0)").id.index } }
    #expect(Set(ids) == Set(again))
    #expect(graph.attributeCount == 100)
  }

  /// A list of outputs longer than the sweep threshold keeps edges to freed slots for a while.
  @Test func edgesToFreedSlotsAreHarmless() {
    let busy = graph.source(1)
    let branches = (0..<100).map { _ in Subgraph.make(in: graph.rootSubgraph) }
    let readers = branches.map { branch in branch.adopt { graph.compute("reader", log) { $0.read(busy) } } }
    for reader in readers { graph.pull(reader.id) }
    for branch in branches[..<20] { branch.remove() }
    #expect(graph.outputs(of: busy.id).count == 100)
    // The freed slots now hold sources and rules that have nothing to do with the busy source.
    let strangers = (0..<10).map { graph.source($0) }
    let strangeRules = strangers.map { stranger in graph.compute("strange", log) { $0.read(stranger) } }
    for rule in strangeRules { graph.pull(rule.id) }
    _ = log.take()
    graph.checkInvariants()
    graph.write(busy, 2)
    for (index, rule) in strangeRules.enumerated() { #expect(graph.read(rule) == index) }
    for stranger in strangers { _ = graph.read(stranger) }
    #expect(log.take() == [])
    for reader in readers[20...] { #expect(graph.read(reader) == 2) }
    #expect(log.take().count == 80)
    for branch in branches[20...] { branch.remove() }
    #expect(graph.outputs(of: busy.id) == [])
    graph.checkInvariants()
  }

  @Test func aRuleMayRemoveWhatItMade() {
    let count = graph.source(3)
    var rows: [(subgraph: Subgraph, value: Attribute<Int>)] = []
    let list: Attribute<[Attribute<Int>]> = graph.compute("list", log) { [log] context in
      let wanted = context.read(count)
      while rows.count > wanted { rows.removeLast().subgraph.remove() }
      while rows.count < wanted {
        let number = rows.count
        let subgraph = Subgraph.make(in: context.graph.rootSubgraph)
        rows.append((subgraph, subgraph.adopt { context.graph.compute("row \(number)", log) { _ in number } }))
      }
      return rows.map(\.value)
    }
    let sum = graph.compute("sum", log) { context in context.read(list).reduce(0) { $0 + context.read($1) } }
    #expect(graph.read(sum) == 3)
    #expect(log.take() == ["sum", "list", "row 0", "row 1", "row 2"])
    graph.write(count, 1)
    #expect(graph.read(sum) == 0)
    #expect(log.take() == ["list", "sum"])
    graph.write(count, 2)
    #expect(graph.read(sum) == 1)
    #expect(log.take() == ["list", "sum", "row 1"])
    #expect(graph.attributeCount == 5)
    graph.checkInvariants()
  }

  @Test func cleanupsRunOnceInnermostAndLatestFirst() {
    let outer = Subgraph.make(in: graph.rootSubgraph)
    let first = Subgraph.make(in: outer)
    let second = Subgraph.make(in: outer)
    outer.onRemove { [log] in log.note("outer 1") }
    outer.onRemove { [log] in log.note("outer 2") }
    first.onRemove { [log] in log.note("first") }
    second.onRemove { [log] in log.note("second") }
    outer.remove()
    outer.remove()
    first.remove()
    #expect(log.take() == ["second", "first", "outer 2", "outer 1"])
  }

  @Test func childrenMayBeRemovedInAnyOrder() {
    let children = (0..<100).map { _ in Subgraph.make(in: graph.rootSubgraph) }
    for child in children { child.adopt { _ = graph.source(1) } }
    for index in stride(from: 0, to: 100, by: 3) { children[index].remove() }
    let late = Subgraph.make(in: graph.rootSubgraph)
    for index in (0..<100).reversed() { children[index].remove() }
    #expect(graph.subgraphCount == 2)
    #expect(graph.attributeCount == 0)
    late.onRemove { [log] in log.note("late") }
    graph.rootSubgraph.remove()
    #expect(log.take() == ["late"])
  }

  /// More inputs than are searched from their beginning: the search for a dropped one begins where the last was.
  @Test(arguments: ["at once", "first to last", "last to first", "odd, then even", "shuffled"])
  func aReaderOfManyLosesThemInAnyOrder(_ order: String) {
    let parent = Subgraph.make(in: graph.rootSubgraph)
    let branches = (0..<1000).map { _ in Subgraph.make(in: parent) }
    var shown = Array(branches.indices)
    let values = branches.enumerated().map { number, branch in branch.adopt { graph.source(number) } }
    // Two readers, of which one reads each value and one reads them from the last to the first.
    let sum = graph.compute("sum", log) { context in shown.reduce(0) { $0 + context.read(values[$1]) } }
    let back = graph.compute("back", log) { context in shown.reversed().reduce(0) { $0 + context.read(values[$1]) } }
    func check() {
      _ = log.take()
      #expect(graph.read(sum) == shown.reduce(0, +))
      #expect(graph.read(back) == shown.reduce(0, +))
      #expect(log.take() == ["sum", "back"])
      graph.checkInvariants()
    }
    check()
    var leaving = Array(0..<900)
    switch order {
    case "last to first": leaving.reverse()
    case "odd, then even": leaving = leaving.filter { $0 % 2 == 1 } + leaving.filter { $0 % 2 == 0 }
    // 7 and 900 have no common factor, so that each number comes once.
    case "shuffled": leaving = leaving.map { $0 * 7 % 900 }
    default: break
    }
    if order == "at once" {
      shown = []
      parent.remove()
      return check()
    }
    for (count, number) in leaving.enumerated() {
      branches[number].remove()
      shown.removeAll { $0 == number }
      if count % 300 == 299 { check() }
    }
    #expect(shown == Array(900..<1000))
  }

  @Test func aRuleIsToldThatItsSlotGoes() {
    struct Telling: Rule {
      let log: Log
      func value(_ context: RuleContext<Int>) -> Int { 1 }
      func slotWillBeRemoved() { log.note("removed") }
    }
    let branch = Subgraph.make(in: graph.rootSubgraph)
    let telling = branch.adopt { graph.rule(Telling(log: log)) }
    graph.pull(telling.id)
    branch.remove()
    #expect(log.take() == ["removed"])
  }

  #if DEBUG
    @Test func removingWhatIsUpdatingStops() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let graph = Graph()
        let branch = Subgraph.make(in: graph.rootSubgraph)
        let rule: Attribute<Int> = branch.adopt {
          graph.compute { _ in
            branch.remove()
            return 1
          }
        }
        graph.pull(rule.id)
      }
      #expect(message(of: result).contains("removed itself"))
    }
  #endif

  /// Whatever order its neighbours went in, the latest of what is left goes first.
  @Test(arguments: 0..<50) func whatIsLeftIsRemovedFromTheLatestOn(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    var removed: [Int] = []
    let parent = Subgraph.make(in: graph.rootSubgraph)
    var living: [(number: Int, subgraph: Subgraph)] = []
    for number in 0..<40 {
      let child = Subgraph.make(in: parent)
      child.onRemove { removed.append(number) }
      living.append((number, child))
      if Int.random(in: 0..<3, using: &random) == 0 {
        let gone = living.remove(at: Int.random(in: 0..<living.count, using: &random))
        gone.subgraph.remove()
        #expect(removed.last == gone.number && gone.subgraph.isRemoved)
      }
    }
    removed = []
    let rest = living.map(\.number)
    living = []
    parent.remove()
    #expect(removed == rest.reversed())
    #expect(graph.subgraphCount == 1)
    graph.checkInvariants()
  }

  /// A child's cleanup removes a sibling on either side.
  @Test func aCleanupMayRemoveASibling() {
    var removed: [Int] = []
    let parent = Subgraph.make(in: graph.rootSubgraph)
    let children = (0..<5).map { _ in Subgraph.make(in: parent) }
    for (number, child) in children.enumerated() {
      child.onRemove {
        removed.append(number)
        if number == 2 { for sibling in [1, 3] { children[sibling].remove() } }
      }
    }
    parent.remove()
    #expect(removed == [4, 3, 2, 1, 0])
    #expect(graph.subgraphCount == 1)
  }

  /// As many as would not fit the stack, if one let the next go.
  @Test func manyChildrenAreLetGoOneByOne() {
    let parent = Subgraph.make(in: graph.rootSubgraph)
    for _ in 0..<200_000 { _ = Subgraph.make(in: parent) }
    parent.remove()
    #expect(graph.subgraphCount == 1)
  }
}
