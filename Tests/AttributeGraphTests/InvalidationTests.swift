import Testing

@testable import AttributeGraph

@Suite struct InvalidationTests {
  let graph = Graph()
  let log = Log()

  @Test func anInvalidatedRuleRunsAgain() {
    var outside = 1
    let rule = graph.compute("rule", log) { _ in outside }
    let end = graph.compute("end", log) { $0.read(rule) }
    #expect(graph.read(end) == 1)
    _ = log.take()
    graph.invalidate(rule.id)
    #expect(graph.read(end) == 1)
    #expect(log.take() == ["rule"])
    outside = 2
    graph.invalidate(rule.id)
    #expect(graph.read(end) == 2)
    #expect(log.take() == ["rule", "end"])
    graph.checkInvariants()
  }

  /// As an animation does: each run asks for the next, and a pull runs it once.
  @Test func aRuleThatInvalidatesItselfRunsOncePerPull() {
    var frame = 0
    let animation: Attribute<Int> = graph.compute("animation", log) { context in
      frame += 1
      if frame < 4 { context.graph.invalidate(context.attribute.id) }
      return frame
    }
    let middle = graph.compute("middle", log) { $0.read(animation) / 2 }
    let end: Attribute<Int> = graph.compute("end", log) { $0.read(middle) }
    #expect(graph.read(end) == 0)
    #expect(log.take() == ["end", "middle", "animation"])
    #expect(graph.read(end) == 1)
    #expect(log.take() == ["animation", "middle", "end"])
    graph.checkInvariants()
    #expect(graph.read(end) == 1)
    #expect(log.take() == ["animation", "middle"])
    #expect(graph.read(end) == 2)
    #expect(log.take() == ["animation", "middle", "end"])
    #expect(graph.read(end) == 2)
    #expect(log.take() == [])
    graph.checkInvariants()
  }

  @Test func invalidatingWhatIsStillToComeRunsItInTheSameUpdate() {
    let source = graph.source(1)
    var late: Attribute<Int>?
    let early: Attribute<Int> = graph.compute("early", log) { context in
      if let late { context.graph.invalidate(late.id) }
      return context.read(source)
    }
    let middle = graph.compute("middle", log) { $0.read(source) % 1 }
    late = graph.compute("late", log) { $0.read(middle) }
    let end = graph.compute("end", log) { $0.read(early) + $0.read(late!) }
    graph.pull(end.id)
    _ = log.take()
    graph.write(source, 2)
    #expect(graph.read(end) == 2)
    #expect(log.take() == ["early", "end", "late", "middle"])
    graph.checkInvariants()
    #expect(graph.read(end) == 2)
    #expect(log.take() == [])
  }

  @Test func invalidatingWhatHasRunWaitsForTheNextUpdate() {
    let source = graph.source(1)
    let early = graph.compute("early", log) { $0.read(source) }
    let late: Attribute<Int> = graph.compute("late", log) { context in
      if context.read(source) == 2 { context.graph.invalidate(early.id) }
      return 0
    }
    let end = graph.compute("end", log) { $0.read(early) + $0.read(late) }
    graph.pull(end.id)
    _ = log.take()
    graph.write(source, 2)
    #expect(graph.read(end) == 2)
    #expect(log.take() == ["early", "end", "late"])
    graph.checkInvariants()
    #expect(graph.read(end) == 2)
    #expect(log.take() == ["early"])
  }

  @Test func aWriteInsideARuleTakesEffectAfterTheUpdate() {
    let trigger = graph.source(0)
    let target = graph.source(0)
    let reader = graph.compute("reader", log) { $0.read(target) }
    let writer: Attribute<Int> = graph.compute("writer", log) { context in
      let value = context.read(trigger)
      context.graph.write(target, value)
      return value
    }
    let end = graph.compute("end", log) { $0.read(reader) + $0.read(writer) }
    graph.pull(end.id)
    _ = log.take()
    graph.write(trigger, 5)
    #expect(graph.read(end) == 5)
    #expect(log.take() == ["writer", "end"])
    graph.checkInvariants()
    #expect(graph.read(end) == 10)
    #expect(log.take() == ["reader", "end"])
  }

  @Test func aWaitingWriteToAFreedSlotIsForgotten() {
    let branch = Subgraph.make(in: graph.rootSubgraph)
    let doomed = branch.adopt { graph.source(1) }
    var heir: Attribute<String>?
    let rule: Attribute<Int> = graph.compute { context in
      context.graph.write(doomed, 2)
      branch.remove()
      heir = context.graph.source("safe")
      return 0
    }
    graph.pull(rule.id)
    #expect(heir!.id.index == doomed.id.index)
    #expect(graph.read(heir!) == "safe")
  }

  @Test func invalidatingAFreedSlotDoesNothing() {
    let branch = Subgraph.make(in: graph.rootSubgraph)
    let gone = branch.adopt { graph.compute { _ in 1 } }
    branch.remove()
    #expect(graph.counting { graph.invalidate(gone.id) } == Graph.Counters())
  }
}
