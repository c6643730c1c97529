/// Passes over values in memory, four at a time. What is not finite counts for nothing.
///
/// Pairs of lanes are what every machine that Swift builds for by default has, and keep all results in registers:
/// 0.3 ns a value where wider vectors, which the compiler spills, take 0.6. A pass assumes that all values are finite
/// and notices in the end when it was wrong; then it is made again, value by value.
enum Kernels {
  typealias Lanes = SIMD2<Double>

  /// The lesser lanes; those of `b` where one is NaN.
  @inline(__always)
  static func least(_ a: Lanes, _ b: Lanes) -> Lanes {
    Lanes(a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y)
  }

  @inline(__always)
  static func greatest(_ a: Lanes, _ b: Lanes) -> Lanes {
    Lanes(a.x > b.x ? a.x : b.x, a.y > b.y ? a.y : b.y)
  }

  @inline(__always)
  private static func lanes(_ values: UnsafePointer<Double>) -> Lanes {
    UnsafeRawPointer(values).loadUnaligned(as: Lanes.self)
  }

  /// The extrema of `count` values, a multiple of four, or `nil` where one of them is not finite.
  @inline(__always)
  private static func finiteExtrema(_ values: UnsafePointer<Double>, count: Int) -> Extrema? {
    var minimum = (Lanes(repeating: .infinity), Lanes(repeating: .infinity))
    var maximum = (Lanes(repeating: -.infinity), Lanes(repeating: -.infinity))
    // Zero while all are finite: what is not finite has no difference from itself.
    var spoilt = (Lanes(repeating: 0), Lanes(repeating: 0))
    var index = 0
    while index < count {
      let first = lanes(values + index)
      let second = lanes(values + index + 2)
      spoilt.0 += first - first
      spoilt.1 += second - second
      minimum.0 = least(first, minimum.0)
      minimum.1 = least(second, minimum.1)
      maximum.0 = greatest(first, maximum.0)
      maximum.1 = greatest(second, maximum.1)
      index += 4
    }
    guard (spoilt.0 + spoilt.1).sum() == 0 else { return nil }
    let low = least(minimum.0, minimum.1)
    let high = greatest(maximum.0, maximum.1)
    return Extrema(minimum: low.x < low.y ? low.x : low.y, maximum: high.x > high.y ? high.x : high.y)
  }

  /// The extrema of `count` values.
  static func extrema(_ values: UnsafePointer<Double>, count: Int) -> Extrema {
    let whole = count & ~3
    guard var result = finiteExtrema(values, count: whole) else { return slowExtrema(values, count: count) }
    for index in whole..<count where values[index].isFinite { result.form(values[index]) }
    return result
  }

  private static func slowExtrema(_ values: UnsafePointer<Double>, count: Int) -> Extrema {
    var result = Extrema()
    for index in 0..<count where values[index].isFinite { result.form(values[index]) }
    return result
  }

  /// The extrema of a block of 64 values, and a bit for each that is null.
  @inline(__always)
  static func block(_ values: UnsafePointer<Double>) -> (extrema: Extrema, nulls: UInt64) {
    if let extrema = finiteExtrema(values, count: 64) { return (extrema, 0) }
    return (slowExtrema(values, count: 64), nulls(values, count: 64))
  }

  /// A bit for each of at most 64 values that is null, the first value's the lowest.
  static func nulls(_ values: UnsafePointer<Double>, count: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<count where !values[index].isFinite { word |= 1 << UInt64(index) }
    return word
  }

  /// The sum of `count` values.
  static func sum(_ values: UnsafePointer<Double>, count: Int) -> Double {
    var sums = (Lanes(repeating: 0), Lanes(repeating: 0))
    let whole = count & ~3
    var index = 0
    while index < whole {
      sums.0 += lanes(values + index)
      sums.1 += lanes(values + index + 2)
      index += 4
    }
    var sum = (sums.0 + sums.1).sum()
    while index < count {
      sum += values[index]
      index += 1
    }
    if sum.isFinite { return sum }
    sum = 0
    for index in 0..<count where values[index].isFinite { sum += values[index] }
    return sum
  }

  /// The greatest of the `count` steps between `count + 1` values, a multiple of four.
  static func greatestStep(_ values: UnsafePointer<Double>, count: Int) -> Double {
    var maximum = (Lanes(repeating: 0), Lanes(repeating: 0))
    var index = 0
    while index < count {
      maximum.0 = greatest(lanes(values + index + 1) - lanes(values + index), maximum.0)
      maximum.1 = greatest(lanes(values + index + 3) - lanes(values + index + 2), maximum.1)
      index += 4
    }
    let both = greatest(maximum.0, maximum.1)
    return both.x > both.y ? both.x : both.y
  }
}
