import Testing

@testable import AttributeGraph

/// Handles whose slots were freed, and given to others.
@Suite struct StaleHandleTests {
  let graph = Graph()

  /// A source whose slot was freed and is used again by another one, of another type.
  private static func reuse(in graph: Graph) -> (old: Attribute<Int>, new: Attribute<[String]>) {
    let branch = Subgraph.make(in: graph.rootSubgraph)
    let old = branch.adopt { graph.source(1) }
    branch.remove()
    return (old, graph.source(["new"]))
  }

  @Test func aReusedSlotHasAnotherHandle() {
    let (old, new) = Self.reuse(in: graph)
    #expect(old.id.index == new.id.index)
    #expect(old.id != new.id)
    #expect(!graph.isAlive(old.id) && graph.isAlive(new.id))
    #expect(graph.storedValue(old) == nil)
    #expect(graph.read(new) == ["new"])
    graph.checkInvariants()
  }

  @Test func invalidatingAStaleHandleMarksNobody() {
    let branch = Subgraph.make(in: graph.rootSubgraph)
    let old = branch.adopt { graph.compute { _ in 1 } }
    branch.remove()
    let log = Log()
    let new = graph.compute("new", log) { _ in 2 }
    #expect(old.id.index == new.id.index)
    #expect(graph.read(new) == 2)
    _ = log.take()
    graph.invalidate(old.id)
    #expect(graph.read(new) == 2)
    #expect(log.take() == [])
  }

  /// A slot is used a hundred times, more often than generations are counted.
  @Test func eachUseHasItsOwnValue() {
    for number in 0..<100 {
      let branch = Subgraph.make(in: graph.rootSubgraph)
      let source = branch.adopt { graph.source(number) }
      let double = branch.adopt { graph.compute { 2 * $0.read(source) } }
      #expect(graph.read(double) == 2 * number)
      graph.write(source, number + 1)
      #expect(graph.read(double) == 2 * number + 2)
      graph.checkInvariants()
      branch.remove()
    }
    #expect(graph.attributeCount == 0)
  }

  @Test func readingAReusedSlotStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let (old, _) = Self.reuse(in: graph)
      _ = graph.read(old)
    }
    #expect(Self.message(of: result).contains("was removed; it held a Int"))
  }

  @Test func writingAReusedSlotStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let (old, _) = Self.reuse(in: graph)
      graph.write(old, 2)
    }
    #expect(Self.message(of: result).contains("was removed; it held a Int"))
  }

  private static func message(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
