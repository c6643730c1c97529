import Testing

@testable import AttributeGraph

/// The order in which pending cutoffs come up, against a list that is searched for the least.
@Suite struct CutoffQueueTests {
  @Test(arguments: 0..<20) func earlyOnesBeforeLateOnesInTheOrderOfTheirMaking(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    let count = 120
    let nodes = UnsafeMutablePointer<Node>.allocate(capacity: count)
    nodes.initialize(repeating: Node(kind: 0, subgraph: 0), count: count)
    defer { nodes.deallocate() }
    var queue = CutoffQueue()
    /// When each was made, and whether it is late.
    var made: [(isLate: Bool, time: Int)] = []
    var pending: Set<Int> = []
    var time = 0
    for index in 0..<count {
      let isLate = Int.random(in: 0..<4, using: &random) == 0
      queue.add(UInt32(index), nodes + index, isLate: isLate)
      made.append((isLate, time))
      time += 1
      nodes[index].set(Node.isOutdated)
    }
    func first() -> Int? {
      pending.min { (made[$0].isLate ? 1 : 0, made[$0].time) < (made[$1].isLate ? 1 : 0, made[$1].time) }
    }
    for _ in 0..<2_000 {
      let index = Int.random(in: 0..<count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0...3:
        queue.insert(UInt32(index), nodes + index)
        pending.insert(index)
      case 4:
        // A run of neighbours, as the rows of a list are.
        for index in index..<min(count, index + 10) {
          queue.insert(UInt32(index), nodes + index)
          pending.insert(index)
        }
      case 5:
        queue.renew(UInt32(index), nodes + index)
        made[index].time = time
        time += 1
      default:
        let expected = first()
        #expect(queue.next(nodes).map(Int.init) == expected)
        if let expected { pending.remove(expected) }
      }
      #expect(queue.contains(UInt32(index)) == pending.contains(index))
      #expect(!queue.isEmpty || pending.isEmpty)
    }
    while let expected = first() {
      #expect(queue.next(nodes).map(Int.init) == expected)
      pending.remove(expected)
    }
    #expect(queue.next(nodes) == nil && queue.isEmpty)
  }
}
