#if DEBUG
  import Testing

  @testable import AttributeGraph

  /// Messages of preconditions, which only debug builds print.
  @Suite struct CycleTests {
    @Test func aRuleThatReadsItself() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let graph = Graph()
        var itself: Attribute<Int>?
        itself = graph.compute { itself == nil ? 0 : $0.read(itself!) }
        _ = graph.read(itself!)
      }
      #expect(message(of: result).contains("an attribute reads itself: Compute<Int>"))
    }

    @Test func rulesThatReadEachOther() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let graph = Graph()
        var b: Attribute<Double>?
        let a = graph.compute { context in b.map { Int(context.read($0)) } ?? 0 }
        b = graph.compute { Double($0.read(a)) }
        _ = graph.read(b!)
      }
      #expect(message(of: result).contains("an attribute reads itself: Compute<Double>"))
    }

    /// The cycle closes only after both have run, while one is being verified for the other.
    @Test func aCycleThatClosesLater() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let graph = Graph()
        let closes = graph.source(false)
        var a: Attribute<Int>?
        let b = graph.compute { $0.read(closes) ? $0.read(a!) : 0 }
        a = graph.compute { $0.read(b) }
        _ = graph.read(a!)
        graph.write(closes, true)
        _ = graph.read(a!)
      }
      #expect(message(of: result).contains("an attribute depends on itself: Compute<Int>"))
    }

    @Test func readingAFreedAttribute() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let graph = Graph()
        let branch = Subgraph.make(in: graph.rootSubgraph)
        let gone = branch.adopt { graph.source(1) }
        branch.remove()
        _ = graph.read(gone)
      }
      #expect(message(of: result).contains("was removed; it held a Int"))
    }

    @Test func writingAComputedAttribute() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let graph = Graph()
        let rule = graph.compute { _ in 1 }
        graph.write(rule, 2)
      }
      #expect(message(of: result).contains("only sources are written"))
    }
  }
#endif
