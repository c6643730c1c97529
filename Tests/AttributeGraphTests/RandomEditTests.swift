import Testing

@testable import AttributeGraph

/// Random writes, pulls, new rules, rewirings and removals, each answer compared with computing everything anew.
@Suite struct RandomEditTests {
  /// Each seed without cutoffs, with some, and with all rules being cutoffs; with some, rules also pull what they do not
  /// read.
  @Test(arguments: [1, 2, 3, 4], [0, 30, 100]) func agreesWithRecomputingEverything(seed: UInt64, cutoffs: Int) {
    let model = Model(seed: seed, cutoffPercentage: cutoffs)
    for step in 0..<10_000 {
      model.edit()
      if step % 250 == 0 { model.graph.checkInvariants() }
    }
    model.checkAll()
    model.graph.checkInvariants()
    #expect(model.graph.counters.run > 1000)
  }

  /// What a cell computes from its inputs. The cell reads inputs in order and stops early where the operation says so.
  private enum Operation: CaseIterable { case sum, parity, firstNonZero, choose }

  private final class Cell {
    let subgraph: Int
    var value = 0  // of a source
    var operation: Operation?  // nil: a source
    var inputs: [Cell]
    /// Pulled while this one runs, for no reason.
    var bystander: Cell?
    var attribute: Attribute<Int>!
    var isAlive = true
    let rank: Int

    init(rank: Int, subgraph: Int, operation: Operation?, inputs: [Cell]) {
      self.rank = rank
      self.subgraph = subgraph
      self.operation = operation
      self.inputs = inputs
    }

    /// The same arithmetic for the graph, which reads attributes, and for the oracle, which recurses.
    func compute(_ read: (Cell) -> Int) -> Int {
      let living = inputs.filter(\.isAlive)
      switch operation {
      case nil: return value
      case .sum: return living.reduce(0) { ($0 &+ read($1)) & 0xFFFF }
      case .parity: return living.reduce(0) { ($0 + read($1)) & 1 }
      case .firstNonZero:
        for input in living {
          let value = read(input)
          if value != 0 { return value }
        }
        return 0
      case .choose:
        guard let first = living.first else { return -1 }
        return read(living[abs(read(first)) % living.count])
      }
    }
  }

  private final class Model {
    let graph = Graph()
    var random: SplitMix
    var cells: [Cell] = []
    var subgraphs: [Subgraph?] = []
    var nextRank = 0

    let cutoffPercentage: Int

    init(seed: UInt64, cutoffPercentage: Int) {
      self.cutoffPercentage = cutoffPercentage
      random = SplitMix(state: seed)
      subgraphs = [graph.rootSubgraph]
      for _ in 0..<10 { addCell(source: true) }
    }

    func edit() {
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<40: write()
      case 40..<70: check(cells.randomElement(using: &random)!)
      case 70..<85: addCell(source: Int.random(in: 0..<5, using: &random) == 0)
      case 85..<93: rewire()
      case 93..<97: addSubgraph()
      default: removeSubgraph()
      }
    }

    func write() {
      let sources = cells.filter { $0.operation == nil }
      let source = sources.randomElement(using: &random)!
      source.value = Int.random(in: 0..<4, using: &random)
      graph.write(source.attribute, source.value)
    }

    func check(_ cell: Cell) {
      var memo: [ObjectIdentifier: Int] = [:]
      func oracle(_ cell: Cell) -> Int {
        if let known = memo[ObjectIdentifier(cell)] { return known }
        let value = cell.compute(oracle)
        memo[ObjectIdentifier(cell)] = value
        return value
      }
      let expected = oracle(cell)
      let actual = graph.read(cell.attribute)
      if actual != expected { Issue.record("cell \(cell.rank) is \(actual), not \(expected)") }
    }

    func checkAll() { for cell in cells { check(cell) } }

    func addCell(source: Bool) {
      let owner = subgraphs.indices.filter { subgraphs[$0] != nil }.randomElement(using: &random)!
      // The first cells are in the root, so that there always is a source.
      let subgraph = cells.count < 10 ? 0 : owner
      let inputs = source ? [] : pickInputs(below: nextRank)
      let cell = Cell(
        rank: nextRank, subgraph: subgraph, operation: source ? nil : Operation.allCases.randomElement(using: &random),
        inputs: inputs)
      nextRank += 1
      let graph = graph
      let isCutoff = Int.random(in: 0..<100, using: &random) < cutoffPercentage
      if cutoffPercentage > 0, Int.random(in: 0..<4, using: &random) == 0 {
        cell.bystander = pickInputs(below: cell.rank).first
      }
      cell.attribute = subgraphs[subgraph]!.adopt {
        if source { return graph.source(0) }
        let body = { [unowned cell] (context: RuleContext<Int>) in
          cell.compute {
            let value = context.read($0.attribute)
            if let bystander = cell.bystander, bystander.isAlive { graph.pull(bystander.attribute.id) }
            return value
          }
        }
        let order: AttributeGraph.Cutoff = cell.rank.isMultiple(of: 2) ? .early : .late
        return isCutoff ? graph.cutoff("", nil, order, body) : graph.compute("", nil, body)
      }
      cells.append(cell)
    }

    func pickInputs(below rank: Int) -> [Cell] {
      let candidates = cells.filter { $0.rank < rank }
      return (0..<Int.random(in: 0..<6, using: &random)).compactMap { _ in
        candidates.randomElement(using: &random)
      }
    }

    /// Inputs always rank lower, so no edit makes a cycle.
    func rewire() {
      guard let cell = cells.filter({ $0.operation != nil }).randomElement(using: &random) else { return }
      cell.inputs = pickInputs(below: cell.rank)
      graph.invalidate(cell.attribute.id)
    }

    func addSubgraph() {
      let parents = subgraphs.compactMap { $0 }
      subgraphs.append(Subgraph.make(in: parents.randomElement(using: &random)!))
    }

    func removeSubgraph() {
      let candidates = subgraphs.indices.dropFirst().filter { subgraphs[$0] != nil }
      guard let index = candidates.randomElement(using: &random) else { return }
      subgraphs[index]!.remove()
      for other in subgraphs.indices {
        if let subgraph = subgraphs[other], subgraph.isRemoved { subgraphs[other] = nil }
      }
      for cell in cells { cell.isAlive = subgraphs[cell.subgraph] != nil }
      cells.removeAll { !$0.isAlive }
    }
  }
}
