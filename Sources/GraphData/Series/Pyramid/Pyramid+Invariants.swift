extension Pyramid {
  /// Stops the program where a node does not say what its points say. O(n).
  func checkInvariants(count: Int) {
    precondition(count <= column.capacity, "\(count) points in a column of \(column.capacity)")
    prepare(count: count)
    for block in 0..<count / Self.blockSize {
      let points = (block * Self.blockSize..<(block + 1) * Self.blockSize).map { column.base[$0] }
      var word: UInt64 = 0
      for (bit, value) in points.enumerated() where !value.isFinite { word |= 1 << UInt64(bit) }
      precondition(nullBits[block] == word, "the null bits of block \(block)")
    }
    var size = Self.blockSize
    for (number, level) in levels.enumerated() {
      for node in 0..<count / size {
        let values = (node * size..<(node + 1) * size).map { column.base[$0] }.filter(\.isFinite)
        let extrema = level.extrema[node]
        precondition(extrema.isEmpty == values.isEmpty, "level \(number), node \(node): nulls")
        precondition(values.isEmpty || extrema.minimum == values.min(), "level \(number), node \(node): minimum")
        precondition(values.isEmpty || extrema.maximum == values.max(), "level \(number), node \(node): maximum")
      }
      size *= Self.factor
    }
    for group in 0..<count / Self.groupSize {
      let bits = (group * Self.factor..<(group + 1) * Self.factor).reduce(0) { $0 + nullBits[$1].nonzeroBitCount }
      precondition(nullsBefore[group + 1] - nullsBefore[group] == bits, "the nulls of group \(group)")
    }
  }
}
