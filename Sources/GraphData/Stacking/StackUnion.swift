/// Series with different x, resampled to a common x.
enum StackUnion {
  /// Every x of `series` once, ascending.
  static func x(of series: [Series]) -> XColumn {
    var all: [Double] = []
    all.reserveCapacity(series.reduce(0) { $0 + $1.count })
    for series in series {
      for index in 0..<series.count { all.append(series.x(at: index)) }
    }
    all.sort()
    var end = 0
    for value in all where end == 0 || all[end - 1] != value {
      all[end] = value
      end += 1
    }
    return XColumn(content: .explicit(ColumnBuffer(copying: all[..<end])), count: end)
  }

  /// The values of `series` at every value of `x`, which contains all x of the series.
  static func values(of series: Series, at x: XColumn, _ missing: StackMissingRule) -> [Double] {
    // The first point that is not before the current x.
    var next = 0
    return (0..<x.count).map { index in
      let x = x.value(index)
      while next < series.count, series.x(at: next) < x { next += 1 }
      if next < series.count, series.x(at: next) == x {
        while next + 1 < series.count, series.x(at: next + 1) == x { next += 1 }
        return series.y(at: next)
      }
      guard missing == .interpolated, next > 0, next < series.count else { return .nan }
      let start = series.x(at: next - 1)
      let fraction = (x - start) / (series.x(at: next) - start)
      // NaN where either neighbour is null.
      return series.y(at: next - 1) + (series.y(at: next) - series.y(at: next - 1)) * fraction
    }
  }
}
