import Foundation
import Testing

@testable import AttributeGraph

@Suite struct DepthTests {
  struct Next: Rule {
    let input: Attribute<Int>
    func value(_ context: RuleContext<Int>) -> Int { context.read(input) + 1 }
  }

  /// Each rule is pulled as it is made, so first runs do not nest; what follows verifies 200,000 in a row.
  @Test func aLongChainIsVerifiedWithoutTheThreadsStack() {
    let graph = Graph()
    let source = graph.source(0)
    var end = source
    for _ in 0..<200_000 {
      end = graph.rule(Next(input: end))
      graph.pull(end.id)
    }
    #expect(graph.read(end) == 200_000)
    let cost = graph.counting {
      graph.write(source, 1)
      #expect(graph.read(end) == 200_001)
    }
    #expect(cost.marked == 200_000)
    #expect(cost.run == 200_000)
  }

  @Test func aThousandFirstRunsNest() {
    let graph = Graph()
    var end = graph.source(0)
    for _ in 0..<1000 { end = graph.rule(Next(input: end)) }
    // On a thread with the 8 MiB that programs get by default.
    let pull = Pull(graph: graph, end: end)
    let thread = Thread {
      pull.result = pull.graph.read(pull.end)
      pull.done.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    pull.done.wait()
    #expect(pull.result == 1000)
  }

  private final class Pull: @unchecked Sendable {
    let graph: Graph
    let end: Attribute<Int>
    let done = DispatchSemaphore(value: 0)
    var result = 0

    init(graph: Graph, end: Attribute<Int>) {
      self.graph = graph
      self.end = end
    }
  }

  #if DEBUG
    @Test func firstRunsNestedTooDeeplyStopWithAMessage() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let graph = Graph()
        var end = graph.source(0)
        for _ in 0..<1_000_000 { end = graph.rule(Next(input: end)) }
        _ = graph.read(end)
      }
      #expect(message(of: result).contains("deeper than the stack allows, up to Next"))
    }
  #endif
}
