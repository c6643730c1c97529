import Foundation

/// The lengths of a list's rows along its axis, in points: those measured as they are, the others taken for their mean.
///
/// Rows are kept in blocks of 256, or more where there would be more than 65,536 of them, made when a row of them is
/// measured. Two Fenwick trees hold the sums and numbers of the blocks' measured rows, so that a position, a search and a
/// measurement each cost O(log n) whatever the list's length, a changed mean costs nothing, and a copy shares all blocks
/// that it does not change.
struct RowLengths {
  let count: Int
  var spacing: CGFloat
  private var blocks: [Block?]
  private var sums: [CGFloat]
  private var counts: [Int32]
  private(set) var measuredCount = 0
  private(set) var measuredSum: CGFloat = 0
  /// What a row is taken to be before any was measured.
  var fallback: CGFloat

  /// Rows that were not measured are taken to be at least so long: where all rows so far were empty, taking the others
  /// to be empty too would bring every one of them into sight.
  private static let least: CGFloat = 1
  /// A row is taken to be at most so long: a sum would keep nothing of the others beside 1e300, and be wrong for ever once
  /// that row is short again.
  private static let most: CGFloat = 1e9
  private static let mostBlocks = 65_536
  private let blockSize: Int

  private final class Block {
    /// NaN where nothing was measured.
    var lengths: [CGFloat]
    init(_ lengths: [CGFloat]) { self.lengths = lengths }
  }

  init(count: Int, spacing: CGFloat, fallback: CGFloat = 44) {
    self.count = count
    self.spacing = spacing
    self.fallback = fallback
    blockSize = max(256, (count + Self.mostBlocks - 1) / Self.mostBlocks)
    let blockCount = (count + blockSize - 1) / blockSize
    blocks = Array(repeating: nil, count: blockCount)
    sums = Array(repeating: 0, count: blockCount + 1)
    counts = Array(repeating: 0, count: blockCount + 1)
  }

  /// What rows that were not measured are taken to be: whole points. Were it a fraction, what shows would stand between
  /// pixels, and be drawn a pixel away whenever a row before it is measured; and each measurement would change the whole.
  var estimate: CGFloat {
    max(Self.least, (measuredCount > 0 ? measuredSum / CGFloat(measuredCount) : fallback).rounded())
  }

  /// The row's measured length, if it was.
  func measured(at index: Int) -> CGFloat? {
    guard let length = blocks[index / blockSize]?.lengths[index % blockSize], !length.isNaN else {
      return nil
    }
    return length
  }

  func length(at index: Int) -> CGFloat { measured(at: index) ?? estimate }

  /// Calls `body` with each row that was measured, in order.
  func forEachMeasured(_ body: (_ index: Int, _ length: CGFloat) -> Void) {
    for (number, block) in blocks.enumerated() {
      guard let block else { continue }
      for (offset, length) in block.lengths.enumerated() where !length.isNaN {
        body(number * blockSize + offset, length)
      }
    }
  }

  mutating func setLength(_ length: CGFloat, at index: Int) {
    let length = min(length, Self.most)
    let old = measured(at: index)
    let delta = length - (old ?? 0)
    let number = index / blockSize
    if blocks[number] == nil {
      blocks[number] = Block(Array(repeating: .nan, count: blockSize))
    } else if !isKnownUniquelyReferenced(&blocks[number]) {
      blocks[number] = Block(blocks[number]!.lengths)
    }
    blocks[number]!.lengths[index % blockSize] = length
    measuredSum += delta
    if old == nil { measuredCount += 1 }
    var node = number + 1
    while node < sums.count {
      sums[node] += delta
      if old == nil { counts[node] += 1 }
      node += node & -node
    }
  }

  /// Where row `index` starts; `index == count` gives where a further row would.
  func position(of index: Int) -> CGFloat {
    let number = index / blockSize
    var node = number
    var sum: CGFloat = 0
    var known = 0
    while node > 0 {
      sum += sums[node]
      known += Int(counts[node])
      node &= node - 1
    }
    if number < blocks.count, let block = blocks[number] {
      for length in block.lengths.prefix(index % blockSize) where !length.isNaN {
        sum += length
        known += 1
      }
    }
    return sum + CGFloat(index - known) * estimate + CGFloat(index) * spacing
  }

  /// All rows and the spacing between them.
  var total: CGFloat { count == 0 ? 0 : max(0, position(of: count) - spacing) }

  /// The last row that starts at or before `position`; the first where none does. There must be rows.
  func index(at position: CGFloat) -> Int {
    let estimate = estimate
    func extent(_ rows: Int, sum: CGFloat, known: Int) -> CGFloat {
      sum + CGFloat(rows - known) * estimate + CGFloat(rows) * spacing
    }
    // The block that holds the row.
    var node = 0
    var start: CGFloat = 0
    var step = 1
    while step * 2 <= blocks.count { step *= 2 }
    while step > 0 {
      let next = node + step
      if next < sums.count {
        let rows = min(count, next * blockSize) - node * blockSize
        let end = start + extent(rows, sum: sums[next], known: Int(counts[next]))
        if end <= position { (node, start) = (next, end) }
      }
      step /= 2
    }
    // The row in the block.
    let first = node * blockSize
    guard node < blocks.count, let block = blocks[node] else {
      let length = estimate + spacing
      let rows = length > 0 ? (position - start) / length : 0
      return min(count - 1, first + max(0, Int(min(rows, CGFloat(blockSize)))))
    }
    for (offset, length) in block.lengths.enumerated() {
      start += (length.isNaN ? estimate : length) + spacing
      if start > position || first + offset == count - 1 { return first + offset }
    }
    return min(count - 1, first + blockSize - 1)
  }

  /// The rows that show between two positions.
  func rows(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0, end > start, end > 0 else { return 0..<0 }
    var first = index(at: start)
    // The position may lie in the gap after a row.
    if position(of: first) + length(at: first) <= start { first += 1 }
    var last = index(at: end)
    if position(of: last) >= end { last -= 1 }
    return last < first ? min(first, count)..<min(first, count) : first..<last + 1
  }
}
