/// Finds the greatest value of any range, in time that grows with the logarithm of the range's length. It is a pyramid:
/// each entry of a level is the position of the greatest of sixteen entries of the level below.
struct LongestIndex: Sendable {
  private static let fanOut = 16
  /// Positions in the array of values. Level 0 would contain each position itself and is left out.
  private var levels: [[Int32]] = []

  init() {}

  init(_ values: [Int64]) {
    var below = values.count
    while below > Self.fanOut {
      let last = levels.last
      levels.append(
        stride(from: 0, to: below, by: Self.fanOut).map { start in
          var best = last.map { Int($0[start]) } ?? start
          for place in start + 1..<Swift.max(start + 1, Swift.min(start + Self.fanOut, below)) {
            let candidate = last.map { Int($0[place]) } ?? place
            if values[candidate] > values[best] { best = candidate }
          }
          return Int32(best)
        })
      below = levels[levels.count - 1].count
    }
  }

  /// The position of the greatest of `values[range]`, the first one if several are equal. Nil for an empty range.
  ///
  /// - Parameter values: the values that the index was made from.
  func index(of values: [Int64], in range: Range<Int>) -> Int? {
    guard !range.isEmpty else { return nil }
    var best = range.lowerBound
    func look(at place: Int, _ level: Int) {
      let candidate = level == 0 ? place : Int(levels[level - 1][place])
      if values[candidate] > values[best] || values[candidate] == values[best] && candidate < best { best = candidate }
    }
    var (from, to, level) = (range.lowerBound, range.upperBound, 0)
    while from < to {
      if to - from <= 2 * Self.fanOut || level == levels.count {
        for place in from..<to { look(at: place, level) }
        break
      }
      while from % Self.fanOut != 0 {
        look(at: from, level)
        from += 1
      }
      while to % Self.fanOut != 0 {
        to -= 1
        look(at: to, level)
      }
      (from, to, level) = (from / Self.fanOut, to / Self.fanOut, level + 1)
    }
    return best
  }
}
