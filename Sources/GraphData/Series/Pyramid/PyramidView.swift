/// The first `count` points of a column with their pyramid: what questions are put to.
///
/// It borrows: whoever makes one keeps the series alive while it is used.
struct PyramidView {
  let y: UnsafePointer<Double>
  let count: Int
  let levels: UnsafePointer<Pyramid.Level>
  let nullBits: UnsafePointer<UInt64>
  let nullsBefore: UnsafePointer<Int>

  /// Calls `body` with a view of the first `count` points, building what of the pyramid is missing.
  @inline(__always)
  static func with<Result>(_ pyramid: Pyramid, count: Int, _ body: (PyramidView) throws -> Result) rethrows -> Result {
    pyramid.prepare(count: count)
    return try withExtendedLifetime(pyramid) {
      try pyramid.levels.withUnsafeBufferPointer { levels in
        try body(PyramidView(pyramid, levels: levels.baseAddress!, count: count))
      }
    }
  }

  private init(_ pyramid: Pyramid, levels: UnsafePointer<Pyramid.Level>, count: Int) {
    y = UnsafePointer(pyramid.column.base)
    self.count = count
    self.levels = levels
    nullBits = UnsafePointer(pyramid.nullBits)
    nullsBefore = UnsafePointer(pyramid.nullsBefore)
  }

  /// The extrema of the values at `range`. O(log n).
  func extrema(_ range: Range<Int>) -> Extrema {
    var low = (range.lowerBound + Pyramid.blockSize - 1) / Pyramid.blockSize
    var high = range.upperBound / Pyramid.blockSize
    guard low < high else { return Kernels.extrema(y + range.lowerBound, count: range.count) }
    var result = Kernels.extrema(y + range.lowerBound, count: low * Pyramid.blockSize - range.lowerBound)
    let end = high * Pyramid.blockSize
    if end < range.upperBound { result.form(Kernels.extrema(y + end, count: range.upperBound - end)) }
    var level = levels
    while true {
      let nodes = level.pointee.extrema
      let upperLow = (low + Pyramid.factor - 1) / Pyramid.factor
      let upperHigh = high / Pyramid.factor
      if upperLow >= upperHigh {
        result.form(nodes, low..<high)
        return result
      }
      result.form(nodes, low..<upperLow * Pyramid.factor)
      result.form(nodes, upperHigh * Pyramid.factor..<high)
      (low, high) = (upperLow, upperHigh)
      level += 1
    }
  }

  /// The sum of the values at `range`, added in pairs of neighbours and so with little error. O(log n).
  func sum(_ range: Range<Int>) -> Double {
    var low = (range.lowerBound + Pyramid.groupSize - 1) / Pyramid.groupSize
    var high = range.upperBound / Pyramid.groupSize
    guard low < high else { return Kernels.sum(y + range.lowerBound, count: range.count) }
    var result = Kernels.sum(y + range.lowerBound, count: low * Pyramid.groupSize - range.lowerBound)
    let end = high * Pyramid.groupSize
    result += Kernels.sum(y + end, count: range.upperBound - end)
    var level = levels + 1
    while true {
      guard let sums = level.pointee.sums else { return result }
      let upperLow = (low + Pyramid.factor - 1) / Pyramid.factor
      let upperHigh = high / Pyramid.factor
      if upperLow >= upperHigh {
        for node in low..<high { result += sums[node] }
        return result
      }
      for node in low..<upperLow * Pyramid.factor { result += sums[node] }
      for node in upperHigh * Pyramid.factor..<high { result += sums[node] }
      (low, high) = (upperLow, upperHigh)
      level += 1
    }
  }
}
