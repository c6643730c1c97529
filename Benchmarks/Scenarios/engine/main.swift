import BenchKit
import WindowProbe

// The incremental engine: a graph of a million nodes, a thousand writes, a thousand bodies, and
// what views ask of it most. Times are of the
// processor, since all of it runs on one thread.

let scenario = Scenario("engine")
scenario.run { metrics in
  scenario.progress("a graph of a million nodes")
  let nodes = scenario.isQuick ? 10_000 : 1_000_000
  measureTree(nodes: nodes, scenario.effort, &metrics)
  scenario.progress("the same with objects")
  compareTreeWithClasses(nodes: nodes, scenario.effort, &metrics)
  scenario.progress("a thousand writes")
  measureWrites(count: 1_000, scenario.effort, &metrics)
  scenario.progress("a thousand bodies")
  try MainActor.assumeIsolated { try measureBodies(count: 1_000, scenario.effort, &metrics) }
  scenario.progress("rows with models, readers of the environment, animations, an insertion")
  try MainActor.assumeIsolated {
    let (effort, isQuick) = (scenario.effort, scenario.isQuick)
    try measureModels(effort, isQuick: isQuick, &metrics)
    try measureEnvironmentReaders(effort, isQuick: isQuick, &metrics)
    try measureAnimations(effort, &metrics)
    try measureInsertion(effort, isQuick: isQuick, &metrics)
    try measureListRows(effort, &metrics)
    try measureRemoval(effort, &metrics)
  }
  // What views ask of it most.
  try Toolkit.compare(scenario, &metrics) { try $0.run("engine", [scenario.isQuick ? "quick" : "full"]) }
  scenario.progress("the recorder")
  measureRecording(scenario.effort, &metrics)
}
