import Synchronization

/// The greatest steps between neighbours of an ascending column, in blocks: finds the next gap in a million points
/// without looking at them.
///
/// Step `i` leads from value `i` to value `i + 1`. Level 0 has a node for every 64 steps, each further one for every
/// 16 nodes below; only complete nodes exist. Memory: 1.7 % of the column, for those columns that are asked for gaps.
final class StepTree: @unchecked Sendable {
  private static let blockSize = 64
  private static let factor = 16

  private let values: UnsafePointer<Double>
  private let levels: [UnsafeMutablePointer<Double>]
  /// How many nodes of level 0 are built.
  private let built = Atomic(0)

  /// `values` must outlive the tree.
  init(values: UnsafePointer<Double>, capacity: Int) {
    self.values = values
    var nodes = Swift.max(capacity - 1, 0) / Self.blockSize
    var levels: [UnsafeMutablePointer<Double>] = []
    while nodes > 0 {
      levels.append(.allocate(capacity: nodes))
      nodes /= Self.factor
    }
    self.levels = levels
  }

  deinit {
    for level in levels { level.deallocate() }
  }

  /// Builds the nodes of the first `count` values that do not exist yet. One caller at a time.
  func prepare(count: Int) {
    var start = built.load(ordering: .relaxed)
    var end = Swift.max(count - 1, 0) / Self.blockSize
    let blocks = end
    guard start < end else { return }
    for block in start..<end {
      (levels[0] + block).initialize(to: Kernels.greatestStep(values + block * Self.blockSize, count: Self.blockSize))
    }
    for level in levels.indices.dropFirst() {
      start /= Self.factor
      end /= Self.factor
      for node in start..<end {
        var maximum = 0.0
        for child in node * Self.factor..<(node + 1) * Self.factor {
          maximum = Swift.max(maximum, levels[level - 1][child])
        }
        (levels[level] + node).initialize(to: maximum)
      }
    }
    built.store(blocks, ordering: .releasing)
  }

  /// The first step of `range` that is greater than `limit`. O(log n).
  func first(in range: Range<Int>, above limit: Double) -> Int? {
    let built = built.load(ordering: .acquiring)
    var index = range.lowerBound
    while index < range.upperBound {
      var node = index / Self.blockSize
      if index % Self.blockSize == 0, node < built, levels[0][node] <= limit {
        var level = 0
        var size = Self.blockSize
        var complete = built / Self.factor
        while node % Self.factor == 0, node / Self.factor < complete, levels[level + 1][node / Self.factor] <= limit {
          level += 1
          node /= Self.factor
          size *= Self.factor
          complete /= Self.factor
        }
        index = (node + 1) * size
        continue
      }
      let end = Swift.min((index / Self.blockSize + 1) * Self.blockSize, range.upperBound)
      while index < end {
        if values[index + 1] - values[index] > limit { return index }
        index += 1
      }
    }
    return nil
  }
}
