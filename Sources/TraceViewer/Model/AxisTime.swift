import Foundation

/// Formats points in time for an axis, in seconds or milliseconds, with as many decimals as a step needs.
enum AxisTime {
  /// 1, 2 or 5 times a power of ten, and at least `least`, in nanoseconds.
  static func step(atLeast least: Double) -> Int64 {
    var power: Int64 = 1
    while power < 100_000_000_000_000, Double(power) * 10 <= least { power *= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { Double($0) >= least } ?? power * 10
  }

  /// `1.25 s` for steps of 10 ms. For steps below a millisecond, in milliseconds: `1250.3 ms`.
  static func text(_ nanoseconds: Int64, step: Int64) -> String {
    let (unit, name): (Double, String) = step >= 1_000_000 ? (1e9, "s") : (1e6, "ms")
    let decimals = max(0, Int((log10(unit) - log10(Double(max(1, step)))).rounded(.up)))
    return String(format: "%.\(decimals)f %@", Double(nanoseconds) / unit, name as NSString)
  }
}
