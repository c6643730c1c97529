/// The arithmetic of a stack over columns of one x.
struct Stacker {
  let mode: StackMode
  let count: Int

  /// Replaces values by upper edges and returns the lower edges. A value that is not finite is null: both edges are NaN.
  func stack(_ values: inout [[Double]]) -> [[Double]] {
    let totals = mode == .zero ? [] : magnitudes(values)
    // The sums so far of the values above zero and of those below.
    var high = mode == .centered ? totals.map { -$0 / 2 } : Array(repeating: 0.0, count: count)
    var low = Array(repeating: 0.0, count: count)
    var bases: [[Double]] = []
    bases.reserveCapacity(values.count)
    for layer in values.indices {
      var base = Array(repeating: Double.nan, count: count)
      for index in 0..<count {
        guard let value = thickness(values[layer][index], totals, index) else {
          values[layer][index] = .nan
          continue
        }
        if value >= 0 {
          base[index] = high[index]
          high[index] += value
          values[layer][index] = high[index]
        } else {
          values[layer][index] = low[index]
          low[index] += value
          base[index] = low[index]
        }
      }
      bases.append(base)
    }
    return bases
  }

  private func thickness(_ value: Double, _ totals: [Double], _ index: Int) -> Double? {
    guard value.isFinite else { return nil }
    switch mode {
    case .zero: return value
    case .normalized: return totals[index] > 0 ? value / totals[index] : 0
    case .centered: return abs(value)
    }
  }

  private func magnitudes(_ values: [[Double]]) -> [Double] {
    var totals = Array(repeating: 0.0, count: count)
    for column in values {
      for index in 0..<count where column[index].isFinite { totals[index] += abs(column[index]) }
    }
    return totals
  }
}
