import Testing

@testable import AttributeGraph

@Suite struct DynamicInputTests {
  let graph = Graph()
  let log = Log()

  @Test func aDroppedInputNoLongerTriggers() {
    let usesA = graph.source(true)
    let a = graph.source(1)
    let b = graph.source(2)
    let chosen = graph.compute("chosen", log) { $0.read(usesA) ? $0.read(a) : $0.read(b) }
    #expect(graph.read(chosen) == 1)
    graph.write(usesA, false)
    #expect(graph.read(chosen) == 2)
    _ = log.take()
    let cost = graph.counting { graph.write(a, 10) }
    #expect(cost.marked == 0)
    #expect(graph.read(chosen) == 2)
    #expect(log.take() == [])
    #expect(graph.outputs(of: a.id) == [])
    graph.write(b, 20)
    #expect(graph.read(chosen) == 20)
    graph.checkInvariants()
  }

  /// The stale branch would trap if it ran: the condition is verified before it, as it was read before it.
  @Test func theStaleBranchIsNotEvaluated() {
    let array = graph.source([1, 2, 3])
    let index = graph.source(2)
    let isValid = graph.compute("isValid", log) { $0.read(array).indices.contains($0.read(index)) }
    let element = graph.compute("element", log) { $0.read(array)[$0.read(index)] }
    let shown = graph.compute("shown", log) { $0.read(isValid) ? $0.read(element) : -1 }
    #expect(graph.read(shown) == 3)
    _ = log.take()
    graph.write(array, [1])
    #expect(graph.read(shown) == -1)
    #expect(log.take() == ["isValid", "shown"])
    graph.checkInvariants()
  }

  @Test func inputsReadInAnotherOrderStayTheSameInputs() {
    let forward = graph.source(true)
    let sources = (0..<5).map { graph.source($0) }
    let digits: Attribute<Int> = graph.compute("digits", log) { context in
      let order = context.read(forward) ? sources : sources.reversed()
      return order.reduce(0) { $0 * 10 + context.read($1) }
    }
    #expect(graph.read(digits) == 1234)
    graph.write(forward, false)
    #expect(graph.read(digits) == 43210)
    #expect(graph.inputs(of: digits.id) == [forward.id.index] + sources.reversed().map(\.id.index))
    for source in sources { #expect(graph.outputs(of: source.id) == [digits.id.index]) }
    graph.checkInvariants()
  }

  @Test func inputsGrowAndShrinkAcrossTheInlineLimit() {
    let count = graph.source(0)
    let sources = (0..<40).map { graph.source($0) }
    let sum = graph.compute { context in
      sources[..<context.read(count)].reduce(0) { $0 + context.read($1) }
    }
    for wanted in [2, 3, 40, 4, 0, 17, 1] {
      graph.write(count, wanted)
      #expect(graph.read(sum) == wanted * (wanted - 1) / 2)
      #expect(graph.inputs(of: sum.id).count == wanted + 1)
      graph.checkInvariants()
    }
  }

  @Test func droppedOutputsOfABusySourceAreSwept() {
    let busy = graph.source(1)
    let reads = graph.source(true)
    let readers = (0..<200).map { index in
      graph.compute { context in context.read(reads) || index == 0 ? context.read(busy) : 0 }
    }
    func pullAll() { for reader in readers { graph.pull(reader.id) } }
    pullAll()
    #expect(graph.outputs(of: busy.id).count == 200)
    graph.write(reads, false)
    pullAll()
    // Stale edges stay until they are more than half, then go together; one by one once the list is short.
    #expect(graph.outputs(of: busy.id) == [readers[0].id.index])
    #expect(graph.counting { graph.write(busy, 2) }.marked == 1)
    graph.write(reads, true)
    pullAll()
    #expect(graph.outputs(of: busy.id).count == 200)
    graph.checkInvariants()
  }

  @Test func togglingAReadOfABusySourceDoesNotGrowItsOutputs() {
    let busy = graph.source(1)
    let reads = graph.source(true)
    let steady = (0..<100).map { _ in graph.compute { $0.read(busy) } }
    let toggling = graph.compute { $0.read(reads) ? $0.read(busy) : 0 }
    for reader in steady { graph.pull(reader.id) }
    for round in 0..<1000 {
      graph.write(reads, round % 2 == 0)
      graph.pull(toggling.id)
    }
    #expect(graph.outputs(of: busy.id).count <= 2 * 101 + 1)
    graph.checkInvariants()
  }

  /// Rows that come and go at the front shift every input of what reads them all.
  @Test func manyInputsMayShift() {
    let rows = (0..<500).map { graph.source($0) }
    let range = graph.source(100..<400)
    let last: Attribute<Int> = graph.compute { context in
      context.read(range).reduce(0) { _, row in context.read(rows[row]) + context.read(rows[row]) }
    }
    for wanted in [100..<400, 101..<400, 90..<400, 0..<500, 250..<251, 249..<300] {
      graph.write(range, wanted)
      #expect(graph.read(last) == 2 * (wanted.upperBound - 1))
      #expect(graph.inputs(of: last.id) == [range.id.index] + rows[wanted].map(\.id.index))
      graph.checkInvariants()
    }
  }
}
