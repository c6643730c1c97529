import Testing

@testable import AttributeGraph

@Suite struct PullTests {
  let graph = Graph()
  let log = Log()

  @Test func aRuleRunsOnlyWhenItIsPulled() {
    let source = graph.source(1)
    let double = graph.compute("double", log) { $0.read(source) * 2 }
    #expect(log.take() == [])
    #expect(graph.read(double) == 2)
    #expect(log.take() == ["double"])
    graph.write(source, 2)
    graph.write(source, 3)
    #expect(log.take() == [])
    #expect(graph.read(double) == 6)
    #expect(graph.read(double) == 6)
    #expect(log.take() == ["double"])
    graph.checkInvariants()
  }

  @Test func whatNobodyAsksForDoesNotRun() {
    let source = graph.source(1)
    let shown = graph.compute("shown", log) { $0.read(source) }
    let hidden = graph.compute("hidden", log) { $0.read(source) }
    _ = (graph.read(shown), graph.read(hidden))
    _ = log.take()
    graph.write(source, 2)
    graph.pull(shown.id)
    #expect(log.take() == ["shown"])
    #expect(graph.storedValue(hidden) == 1)
  }

  @Test func aDiamondRunsItsEndOnce() {
    let source = graph.source(1)
    let left = graph.compute("left", log) { $0.read(source) + 1 }
    let right = graph.compute("right", log) { $0.read(source) * 10 }
    let end = graph.compute("end", log) { $0.read(left) + $0.read(right) }
    #expect(graph.read(end) == 12)
    #expect(log.take() == ["end", "left", "right"])
    graph.write(source, 2)
    #expect(graph.read(end) == 23)
    // The end is asked first, but runs only after what it reads.
    #expect(log.take() == ["left", "end", "right"])
    graph.checkInvariants()
  }

  @Test func inputsAreVerifiedInTheOrderTheyWereRead() {
    let source = graph.source(0)
    let first = graph.compute("first", log) { $0.read(source) / 10 }
    let second = graph.compute("second", log) { $0.read(source) / 100 }
    let third = graph.compute("third", log) { $0.read(source) / 1000 }
    let sum = graph.compute("sum", log) { $0.read(first) + $0.read(second) + $0.read(third) }
    #expect(graph.read(sum) == 0)
    _ = log.take()
    graph.write(source, 1)
    #expect(graph.read(sum) == 0)
    #expect(log.take() == ["first", "second", "third"])
    graph.write(source, 100)
    #expect(graph.read(sum) == 11)
    #expect(log.take() == ["first", "sum", "second", "third"])
  }

  @Test func aRuleSeesItsPreviousValue() {
    let source = graph.source(1)
    let total = graph.compute { ($0.previous ?? 0) + $0.read(source) }
    #expect(graph.read(total) == 1)
    graph.write(source, 5)
    #expect(graph.read(total) == 6)
  }

  @Test func aRuleKeepsWhatItStoresInItself() {
    struct Counting: Rule {
      let source: Attribute<Int>
      var runs = 0
      mutating func value(_ context: RuleContext<Int>) -> Int {
        runs += 1
        return context.read(source) * 0 + runs
      }
    }
    let source = graph.source(1)
    let counting = graph.rule(Counting(source: source))
    #expect(graph.read(counting) == 1)
    graph.write(source, 2)
    #expect(graph.read(counting) == 2)
    #expect(graph.withRule(of: counting, as: Counting.self) { $0.runs } == 2)
  }

  @Test func withoutTrackingReadsMakeNoInputs() {
    let tracked = graph.source(1)
    let untracked = graph.source(10)
    let sum = graph.compute("sum", log) { context in
      context.read(tracked) + context.graph.withoutTracking { context.graph.read(untracked) }
    }
    #expect(graph.read(sum) == 11)
    graph.write(untracked, 20)
    #expect(graph.read(sum) == 11)
    #expect(log.take() == ["sum"])
    graph.write(tracked, 2)
    #expect(graph.read(sum) == 22)
    #expect(graph.inputs(of: sum.id) == [tracked.id.index])
  }

  @Test func pullingInsideARuleMakesNoInput() {
    let source = graph.source(1)
    let other = graph.compute("other", log) { $0.read(source) }
    let puller: Attribute<Int> = graph.compute("puller", log) { context in
      context.graph.pull(other.id)
      return 1
    }
    graph.pull(puller.id)
    graph.write(source, 2)
    graph.pull(puller.id)
    #expect(log.take() == ["puller", "other"])
    #expect(graph.inputs(of: puller.id) == [])
  }

  @Test func readingTwiceMakesOneInput() {
    let a = graph.source(1)
    let b = graph.source(2)
    let sum = graph.compute { $0.read(a) + $0.read(b) + $0.read(a) + $0.read(b) }
    #expect(graph.read(sum) == 6)
    #expect(graph.inputs(of: sum.id) == [a.id.index, b.id.index])
    #expect(graph.outputs(of: a.id) == [sum.id.index])
    graph.checkInvariants()
  }
}
