import Testing
import TraceAnalysis

@testable import TraceViewer

struct FlameGraphTests {
  /// `main` calls `run`, which calls `body` in six and `draw` in two samples; two of `body`'s are in `format`.
  static func trace() -> Trace {
    var trace = SampleTrace.alternating()
    let names = ["main", "run", "body", "draw", "format"]
    for (index, name) in names.enumerated() {
      trace.stacks.symbols[UInt64(index)] = [StackFrame(function: name, module: "App", location: nil)]
    }
    for stack in [[2, 1, 0], [3, 1, 0], [4, 2, 1, 0]] as [[UInt64]] {
      trace.stacks.addresses += stack
      trace.stacks.starts.append(Int32(trace.stacks.addresses.count))
    }
    for (index, stack) in [0, 0, 0, 0, 1, 1, 2, 2].enumerated() {
      trace.samples.time.append(Int64(index) * 1_000_000)
      trace.samples.thread.append(0)
      trace.samples.update.append(Int32(index))
      trace.samples.stack.append(Int32(stack))
      trace.samples.processorTime.append(1000)
    }
    return trace
  }

  private func boxes(in range: Range<Int64>, of view: Int? = nil, below name: String? = nil) -> [String] {
    let document = TraceDocument(Self.trace(), file: "")
    let tree = CallTree(document.trace.stacks)
    let root = name.flatMap { name in tree.parents.indices.first { tree.name(of: $0) == name } }
    let graph = FlameGraph(tree, own: document.samples(in: range, of: view, tree: tree), root: root)
    return graph.boxes.sorted { ($0.depth, $0.left) < ($1.depth, $1.left) }.map {
      "\($0.depth) \(tree.name(of: $0.node)) \($0.samples) \($0.own)"
    }
  }

  @Test func `boxes begin where calls part`() {
    #expect(boxes(in: 0..<9_000_000) == ["0 run 8 0", "1 body 6 4", "1 draw 2 2", "2 format 2 2"])
  }

  @Test func `a range and a view leave others out`() {
    // Samples 3 to 5: one in `body`, two in `draw`.
    #expect(boxes(in: 3_000_000..<6_000_000) == ["0 run 3 0", "1 draw 2 2", "1 body 1 1"])
    // View 0 runs at even samples: 0, 2 in `body`, 4 in `draw`, 6 in `format`.
    #expect(boxes(in: 0..<9_000_000, of: 0) == ["0 run 4 0", "1 body 3 2", "1 draw 1 1", "2 format 1 1"])
  }

  @Test func `a call can fill the width`() {
    #expect(boxes(in: 0..<9_000_000, below: "body") == ["0 body 6 4", "1 format 2 2"])
  }

  @Test func `no samples are no boxes`() { #expect(boxes(in: 20_000_000..<30_000_000).isEmpty) }
}
