import BenchKit

/// The same graph with an object per node, as a framework without an arena would have it: strong inputs and outputs in
/// arrays, a virtual rule, the same flags and revisions. It does less: inputs are fixed, so no read is recorded.
private class ClassNode {
  var inputs: [ClassNode] = []
  var outputs: [ClassNode] = []
  var isOutdated = false
  var value = 0
  var verifiedAt = 0
  var changedAt = 0

  func compute() -> Int { value }

  final func pull(_ revision: Int) -> Int {
    if isOutdated {
      var changed = false
      for input in inputs {
        _ = input.pull(revision)
        if input.changedAt > verifiedAt {
          changed = true
          break
        }
      }
      if changed {
        let new = compute()
        if new != value {
          value = new
          changedAt = revision
        }
      }
      isOutdated = false
      verifiedAt = revision
    }
    return value
  }

  final func markOutputs() {
    var stack = [self]
    while let next = stack.popLast() {
      for output in next.outputs where !output.isOutdated {
        output.isOutdated = true
        stack.append(output)
      }
    }
  }
}

private final class ClassSum: ClassNode {
  override func compute() -> Int { inputs.reduce(1) { $0 &+ $1.value } }
}

/// Records what `measureTree` measured, divided into the same work on objects.
func compareTreeWithClasses(nodes count: Int, _ effort: Effort, _ metrics: inout Metrics) {
  let root = ClassNode()
  var nodes = [root]
  nodes.reserveCapacity(count)
  func connect(_ node: ClassNode, to input: ClassNode) {
    node.inputs.append(input)
    input.outputs.append(node)
  }
  for index in 1..<count {
    let node = ClassSum()
    connect(node, to: nodes[(index - 1) / 2])
    if index.isMultiple(of: 4) { connect(node, to: nodes[index - 1]) }
    nodes.append(node)
  }
  var revision = 0
  let both = measure(effort, clock: processorNanoseconds) {
    revision += 1
    root.value = revision
    root.changedAt = revision
    root.markOutputs()
    for node in nodes { keep(node.pull(revision)) }
  }
  // Inputs and outputs refer to each other.
  for node in nodes { node.outputs = [] }
  if let ours = metrics["ns_per_node"] {
    metrics.compare("ns_per_node", to: "class", ours: ours, theirs: both.median / Double(count))
  }
}
