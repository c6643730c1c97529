/// Chooses the distance between the points of a query.
public enum QueryStep {
  /// The largest number of points per series that Prometheus returns.
  public static let maximumPointCount = 11_000

  /// The step in seconds: at most one point per pixel, at most `maximumPointCount` points, at least `minimum`. Rounded up
  /// to a round step (1, 2, 5, 10, 15, 30 seconds, minutes…, hours…, days).
  public static func step(duration: Double, width: Int, minimum: Double = 1) -> Double {
    let least = minimum.isFinite && minimum > 0 ? minimum : 1
    guard duration.isFinite, duration > 0 else { return least }
    let byWidth = duration / Double(min(max(width, 1), maximumPointCount - 1))
    let wanted = max(byWidth, least)
    if wanted == least { return least }
    if let step = steps.first(where: { $0 >= wanted }) { return step }
    return (wanted / 86_400).rounded(.up) * 86_400
  }

  private static let steps: [Double] = [
    0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 20, 30, 60, 120, 300, 600, 900, 1200, 1800, 3600, 7200, 10_800, 21_600, 43_200,
    86_400,
  ]

  /// The window, rounded outwards to multiples of the step, so that a moving window requests the same points.
  public static func aligned(_ window: ClosedRange<Double>, step: Double) -> ClosedRange<Double> {
    let start = (window.lowerBound / step).rounded(.down) * step
    return start...max((window.upperBound / step).rounded(.up) * step, start)
  }
}
