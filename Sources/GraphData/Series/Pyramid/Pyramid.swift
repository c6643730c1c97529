import Dispatch
import Foundation
import Synchronization

/// What is known of a column of y in blocks, so that a question about a million points looks at a hundred numbers.
///
/// Level 0 has a node for every 64 points, each further level one for every 16 nodes of the level below. A node holds
/// the extrema of its points, from level 1 on their sum as well. Nulls are a bit each, with a running count for every
/// node of level 1. Only complete nodes exist; the points after the last one are looked at themselves. A complete node
/// never changes, for points never do, so that series of different lengths over one column share its pyramid.
///
/// Memory: 3.3 % of the column for the extrema, 0.2 % for sums and counts, and at most 1.6 % for the null bits, whose
/// pages are untouched where there are no nulls. It is set aside for the whole capacity and used as far as it is built.
///
/// Invariants: nodes of level `l` below `built / 16^l` are written; `built` only grows, under `lock`.
final class Pyramid: @unchecked Sendable {
  static let blockSize = 64
  static let factor = 16
  /// Points in a node of level 1, the unit of sums and of null counts.
  static let groupSize = blockSize * factor

  struct Level {
    let extrema: UnsafeMutablePointer<Extrema>
    /// Absent at level 0.
    let sums: UnsafeMutablePointer<Double>?
  }

  /// The column, kept alive.
  let column: ColumnBuffer
  let levels: [Level]
  /// A bit per point, set where it is null.
  let nullBits: UnsafeMutablePointer<UInt64>
  /// For every node of level 1, and one more, the number of nulls before it.
  let nullsBefore: UnsafeMutablePointer<Int>
  /// How many blocks of level 0 are built.
  private let built = Atomic(0)
  private let lock = Mutex(())

  init(column: ColumnBuffer) {
    self.column = column
    let blocks = column.capacity / Self.blockSize
    // Zeroed pages straight from the system take no memory until something is written to them.
    nullBits = Self.zeroed(blocks, UInt64.self)
    nullsBefore = Self.zeroed(blocks / Self.factor + 1, Int.self)
    var levels = [Level(extrema: .allocate(capacity: blocks), sums: nil)]
    var nodes = blocks / Self.factor
    while nodes > 0 {
      levels.append(Level(extrema: .allocate(capacity: nodes), sums: .allocate(capacity: nodes)))
      nodes /= Self.factor
    }
    self.levels = levels
  }

  deinit {
    free(nullBits)
    free(nullsBefore)
    for level in levels {
      level.extrema.deallocate()
      level.sums?.deallocate()
    }
  }

  /// Builds the nodes of the first `count` points that do not exist yet. Safe from any thread; O(1) where all exist.
  func prepare(count: Int) {
    let blocks = count / Self.blockSize
    guard built.load(ordering: .acquiring) < blocks else { return }
    lock.withLock { _ in
      let old = built.load(ordering: .relaxed)
      guard old < blocks else { return }
      buildGroups(from: old, to: blocks)
      countNulls(from: old / Self.factor, to: blocks / Self.factor)
      buildUpperLevels(from: old, to: blocks)
      built.store(blocks, ordering: .releasing)
    }
  }

  /// The blocks `start..<end`, with the sums and null counts of the groups that they complete.
  private func buildGroups(from start: Int, to end: Int) {
    let groups = start / Self.factor..<(end + Self.factor - 1) / Self.factor
    // A pass of a million points takes under a millisecond: less is not worth another thread.
    let groupsPerTask = 1024
    if groups.count <= groupsPerTask {
      for group in groups { build(group: group, from: start, to: end) }
      return
    }
    let tasks = (groups.count + groupsPerTask - 1) / groupsPerTask
    DispatchQueue.concurrentPerform(iterations: tasks) { task in
      let first = groups.lowerBound + task * groupsPerTask
      for group in first..<Swift.min(first + groupsPerTask, groups.upperBound) {
        build(group: group, from: start, to: end)
      }
    }
  }

  private func build(group: Int, from start: Int, to end: Int) {
    let y = UnsafePointer(column.base)
    let extrema = levels[0].extrema
    let whole = group * Self.factor..<(group + 1) * Self.factor
    for block in whole.clamped(to: start..<end) {
      let result = Kernels.block(y + block * Self.blockSize)
      (extrema + block).initialize(to: result.extrema)
      if result.nulls != 0 { nullBits[block] = result.nulls }
    }
    guard whole.upperBound <= end, let sums = levels[1].sums else { return }
    // The points are still in the cache.
    (sums + group).initialize(to: Kernels.sum(y + group * Self.groupSize, count: Self.groupSize))
    nullsBefore[group + 1] = whole.reduce(0) { $0 + nullBits[$1].nonzeroBitCount }
  }

  /// Turns the counts of the groups `start..<end` into running counts.
  private func countNulls(from start: Int, to end: Int) {
    var total = nullsBefore[start]
    for group in start..<end {
      total += nullsBefore[group + 1]
      nullsBefore[group + 1] = total
    }
  }

  private func buildUpperLevels(from start: Int, to end: Int) {
    var start = start
    var end = end
    for level in levels.indices.dropFirst() {
      start /= Self.factor
      end /= Self.factor
      let below = levels[level - 1]
      let this = levels[level]
      for node in start..<end {
        let children = node * Self.factor..<(node + 1) * Self.factor
        var extrema = Extrema()
        extrema.form(below.extrema, children)
        (this.extrema + node).initialize(to: extrema)
        guard let sums = this.sums, let parts = below.sums else { continue }
        (sums + node).initialize(to: children.reduce(0) { $0 + parts[$1] })
      }
    }
  }

  private static func zeroed<Element>(_ count: Int, _ type: Element.Type) -> UnsafeMutablePointer<Element> {
    guard let memory = calloc(Swift.max(count, 1), MemoryLayout<Element>.stride) else {
      fatalError("no memory for \(count) numbers")
    }
    return memory.bindMemory(to: type, capacity: Swift.max(count, 1))
  }
}
