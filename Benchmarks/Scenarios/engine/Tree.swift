import AttributeGraph
import BenchKit

/// Adds one to the sum of its inputs, as layout adds up what is above and before a view.
private struct Sum: Rule {
  var parent: Attribute<Int>
  /// Names no node in most rules.
  var sibling: Attribute<Int>

  mutating func value(_ context: RuleContext<Int>) -> Int {
    1 &+ context.read(parent) &+ (sibling.id == .none ? 0 : context.read(sibling))
  }
}

/// A binary tree whose nodes read their parent, every fourth its neighbour too; a write at the root outdates them all.
///
/// Records `ns_per_node`, marking and recomputing everything, and its two parts.
func measureTree(nodes count: Int, _ effort: Effort, _ metrics: inout Metrics) {
  let graph = Graph()
  let root = graph.source(0)
  var nodes = [root]
  nodes.reserveCapacity(count)
  let building = processorNanoseconds()
  for index in 1..<count {
    let sibling = index.isMultiple(of: 4) ? nodes[index - 1] : Attribute(unsafe: .none)
    nodes.append(graph.rule(Sum(parent: nodes[(index - 1) / 2], sibling: sibling)))
  }
  func pullAll() { for node in nodes { graph.pull(node.id) } }
  pullAll()
  metrics.record("build_ns_per_node", (processorNanoseconds() - building) / Double(count))

  var value = 0
  func writeRoot() {
    value += 1
    graph.write(root, value)
  }
  let marking = measure(effort, clock: processorNanoseconds, prepare: pullAll, writeRoot)
  let pulling = measure(effort, clock: processorNanoseconds, prepare: writeRoot, pullAll)
  let runsBefore = graph.counters.run
  let both = measure(effort, clock: processorNanoseconds) {
    writeRoot()
    pullAll()
  }
  let runs = effort.warmUps + both.sorted.count
  precondition(graph.counters.run - runsBefore == runs * (count - 1), "every node runs once per write")
  metrics.record("ns_per_node", both.divided(by: count), in: .nanoseconds)
  metrics.record("mark_ns_per_node", marking.divided(by: count), in: .nanoseconds)
  metrics.record("pull_ns_per_node", pulling.divided(by: count), in: .nanoseconds)
}
