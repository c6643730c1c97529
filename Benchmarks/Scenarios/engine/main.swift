import BenchKit

// The incremental engine alone: a graph of a million nodes, and a thousand writes.

let scenario = Scenario("engine")
scenario.run { metrics in
  scenario.progress("a graph of a million nodes")
  measureTree(nodes: scenario.isQuick ? 10_000 : 1_000_000, scenario.effort, &metrics)
  scenario.progress("a thousand writes")
  measureWrites(count: 1_000, scenario.effort, &metrics)
}
