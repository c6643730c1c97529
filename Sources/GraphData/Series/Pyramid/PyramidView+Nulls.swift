extension PyramidView {
  /// The number of nulls at `range`. O(1).
  func nullCount(_ range: Range<Int>) -> Int {
    range.isEmpty ? 0 : nulls(before: range.upperBound) - nulls(before: range.lowerBound)
  }

  /// The first null of `range`. O(log n).
  func firstNull(_ range: Range<Int>) -> Int? {
    first(range, inverting: 0) { nullsBefore[$0] }
  }

  /// The first value of `range`. O(log n).
  func firstValid(_ range: Range<Int>) -> Int? {
    if let first = range.first, y[first].isFinite { return first }
    return first(range, inverting: ~0) { $0 * Pyramid.groupSize - nullsBefore[$0] }
  }

  /// The last value of `range`. O(log n).
  func lastValid(_ range: Range<Int>) -> Int? {
    guard let last = range.last else { return nil }
    if y[last].isFinite { return last }
    // The values before the end are counted, and the last of them is found by its number.
    let number = range.upperBound - nulls(before: range.upperBound)
    guard number > range.lowerBound - nulls(before: range.lowerBound) else { return nil }
    return partitionPoint(range) { $0 + 1 - nulls(before: $0 + 1) >= number }
  }

  /// The nulls of a block as bits; of the last one, which may be incomplete, those that there are.
  private func word(_ block: Int) -> UInt64 {
    let start = block * Pyramid.blockSize
    if start + Pyramid.blockSize <= count { return nullBits[block] }
    return Kernels.nulls(y + start, count: count - start)
  }

  private func nulls(before index: Int) -> Int {
    let group = index / Pyramid.groupSize
    let block = index / Pyramid.blockSize
    var result = nullsBefore[group]
    for block in group * Pyramid.factor..<block { result += nullBits[block].nonzeroBitCount }
    let rest = UInt64(index % Pyramid.blockSize)
    if rest > 0 { result += (word(block) & ((1 << rest) - 1)).nonzeroBitCount }
    return result
  }

  /// The first point of `range` whose null bit, after `inverting` has flipped it, is set; `before` counts such points
  /// before a group.
  @inline(__always)
  private func first(_ range: Range<Int>, inverting mask: UInt64, _ before: (Int) -> Int) -> Int? {
    guard !range.isEmpty else { return nil }
    let blocks = range.lowerBound / Pyramid.blockSize..<(range.upperBound - 1) / Pyramid.blockSize + 1
    let groups = count / Pyramid.groupSize
    var block = blocks.lowerBound
    var keep = ~UInt64(0) << UInt64(range.lowerBound % Pyramid.blockSize)
    while block < blocks.upperBound {
      let found = (word(block) ^ mask) & keep
      if found != 0 {
        let index = block * Pyramid.blockSize + found.trailingZeroBitCount
        return index < range.upperBound ? index : nil
      }
      keep = ~0
      block += 1
      // Groups without any are passed over together.
      if block % Pyramid.factor == 0, block / Pyramid.factor < groups {
        let group = block / Pyramid.factor
        let soFar = before(group)
        block = Pyramid.factor * partitionPoint(group..<groups, near: group) { before($0 + 1) > soFar }
      }
    }
    return nil
  }
}
