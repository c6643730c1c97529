import TraceAnalysis

/// The samples of a range as boxes: callers above callees. A box is as wide as its share of the samples.
struct FlameGraph: Equatable, Sendable {
  struct Box: Equatable, Sendable {
    var node: Int
    var depth: Int
    /// As shares of the whole width.
    var left: Double
    var width: Double
    var samples: Int
    /// How many samples were in the function itself.
    var own: Int
  }

  /// Callers come before callees.
  private(set) var boxes: [Box] = []
  private(set) var samples = 0

  /// As a share of the whole width. Narrower boxes are left out.
  private static let leastWidth = 1.0 / 3000
  /// The most rows; deeper calls are left out.
  private static let deepest = 400

  init() {}

  /// - Parameters:
  ///   - leaves: how many samples ended in each node of the tree.
  ///   - root: only callees of this node are shown; nil for everything.
  init(_ tree: CallTree, own: [Int], root: Int? = nil) {
    // Callers have smaller numbers than callees, so one backward pass sums the tree.
    var sums = own
    var children: [Int: [Int]] = [:]
    for node in sums.indices.reversed() where sums[node] > 0 {
      let parent = Int(tree.parents[node])
      if parent >= 0 { sums[parent] += sums[node] } else { samples += sums[node] }
      children[parent, default: []].append(node)
    }
    for key in children.keys { children[key]?.sort { (sums[$1], $0) < (sums[$0], $1) } }
    let whole = root.map { sums[$0] } ?? samples
    guard whole > 0 else { return }
    // Functions that all samples of a thread share say nothing, so a thread's boxes begin where its calls differ.
    func fork(below node: Int) -> Int {
      var node = node
      while own[node] == 0, let below = children[node], below.count == 1 { node = below[0] }
      return node
    }
    let tops = root.map { [$0] } ?? children[-1]?.map(fork) ?? []
    var pending: [(node: Int, left: Int, depth: Int)] = []
    func push(_ nodes: [Int], from left: Int, depth: Int) {
      var left = left
      for node in nodes {
        if Double(sums[node]) >= Self.leastWidth * Double(whole) { pending.append((node, left, depth)) }
        left += sums[node]
      }
    }
    push(tops, from: 0, depth: 0)
    while let (node, left, depth) = pending.popLast() {
      boxes.append(
        Box(
          node: node, depth: depth, left: Double(left) / Double(whole), width: Double(sums[node]) / Double(whole),
          samples: sums[node], own: own[node]))
      if depth < Self.deepest { push(children[node] ?? [], from: left, depth: depth + 1) }
    }
  }

  /// How many rows there are.
  var rows: Int { (boxes.map(\.depth).max() ?? -1) + 1 }

  /// The box in a row at a place, a share of the width.
  func box(row: Int, at place: Double) -> Box? {
    boxes.first { $0.depth == row && place >= $0.left && place < $0.left + $0.width }
  }
}

extension TraceDocument {
  /// How many samples in a range of time ended in each node of a tree.
  ///
  /// - Parameter view: the number of a view: only samples in its bodies count. Nil for all samples.
  func samples(in range: Range<Int64>, of view: Int?, tree: CallTree) -> [Int] {
    let samples = trace.samples
    var own = [Int](repeating: 0, count: tree.parents.count)
    for index in samples.time.lowerBound(of: range.lowerBound)..<samples.count {
      guard samples.time[index] < range.upperBound else { break }
      let stack = Int(samples.stack[index])
      guard tree.leaves.indices.contains(stack), tree.leaves[stack] >= 0 else { continue }
      if let view {
        let update = Int(samples.update[index])
        guard update >= 0, self.view(ofUpdate: update) == view else { continue }
      }
      own[Int(tree.leaves[stack])] += 1
    }
    return own
  }
}
