import AttributeGraph
import BenchKit

private struct Echo: Rule {
  var input: Attribute<Int>

  mutating func value(_ context: RuleContext<Int>) -> Int { context.read(input) }
}

private struct Total: Rule {
  var inputs: [Attribute<Int>]

  mutating func value(_ context: RuleContext<Int>) -> Int { inputs.reduce(0) { $0 &+ context.read($1) } }
}

/// `count` rows, each with a state of its own, under one container: all states are written before the next frame.
///
/// Records `invalidate_1000_ms`, the writes with all the marking they cause, and `update_1000_ms`, the pull after them.
func measureWrites(count: Int, _ effort: Effort, _ metrics: inout Metrics) {
  let graph = Graph()
  let states = (0..<count).map { graph.source($0) }
  let container = graph.rule(Total(inputs: states.map { graph.rule(Echo(input: $0)) }))
  graph.pull(container.id)

  var value = 0
  func writeAll() {
    value += 1
    for state in states { graph.write(state, value) }
  }
  func update() { graph.pull(container.id) }
  let invalidation = measure(effort, clock: processorNanoseconds, prepare: update, writeAll)
  let updating = measure(effort, clock: processorNanoseconds, prepare: writeAll, update)
  precondition(graph.read(container) == value * count, "the sum of \(count) equal states")
  metrics.record("invalidate_\(count)_ms", invalidation, in: .milliseconds)
  metrics.record("update_\(count)_ms", updating, in: .milliseconds)
}
