/// The distance between the points that a server is asked for.
public enum QueryStep {
  /// Prometheus answers no more points of a series than this.
  public static let maximumPointCount = 11_000

  /// Seconds: one point for each pixel at most, no more points than the server gives, no less than the least step;
  /// rounded up to a step that clocks know (1, 2, 5, 10, 15, 30 seconds, minutes…, hours…, days).
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

  /// The window's ends as multiples of the step, so that a window that moves asks for the same points.
  public static func aligned(_ window: ClosedRange<Double>, step: Double) -> ClosedRange<Double> {
    let start = (window.lowerBound / step).rounded(.down) * step
    return start...max((window.upperBound / step).rounded(.up) * step, start)
  }
}
