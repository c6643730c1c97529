import Foundation

/// Makes the ticks of a time axis; made once per axis, asked once per window.
///
/// Ticks lie on round local times; windows are seconds since 1970. After a clock change, ticks follow the new local time.
/// An hour that occurs twice has its ticks twice only if the step is not longer than the change; the first tick after the
/// change names the new offset. Cost: some microseconds a call, since dates are integer arithmetic.
public struct TimeTicks: Sendable {
  public let labels: TimeLabels
  let clock: LocalClock

  public init(timeZone: TimeZone = .autoupdatingCurrent, locale: Locale = .autoupdatingCurrent) {
    self.init(timeZone: timeZone, labels: TimeLabels(locale: locale))
  }

  /// Ticks that reuse the labels of another axis.
  public init(timeZone: TimeZone, labels: TimeLabels) {
    clock = LocalClock(timeZone: timeZone)
    self.labels = labels
  }

  /// 0001-01-01 to 9999-12-31T23:59:59 in UTC; a window is cut to it.
  public static let supportedRange: ClosedRange<Double> = -62_135_596_800...253_402_300_799

  /// The ticks of a window, and how far they are apart.
  public struct Result: Sendable, Equatable {
    public var ticks: [Tick]
    public var window: ClosedRange<Double>
    public var step: TimeStep
  }

  /// Ticks with at most `count` intervals between them.
  public func ticks(in window: ClosedRange<Double>, count: Int) -> Result {
    ticks(in: window, fit: LabelFit(count: count))
  }

  /// As many ticks as have room.
  ///
  /// - Parameters:
  ///   - window: seconds since 1970; wider than about ten microseconds, else it is widened.
  ///   - length: the axis's length in points.
  ///   - spacing: the least distance between two labels, in points.
  ///   - labelExtent: a label's width in points. Also asked for contexts, which stand on a line of their own.
  public func ticks(
    in window: ClosedRange<Double>, length: Double, spacing: Double, labelExtent: (String) -> Double
  ) -> Result {
    withoutActuallyEscaping(labelExtent) {
      ticks(in: window, fit: LabelFit(length: length, spacing: spacing, extent: $0))
    }
  }

  /// An instant in full, as tooltips show it: date, time, and as many decimals of the second as the step has.
  public func fullLabel(_ instant: Double, step: TimeStep = .seconds(1)) -> String {
    guard Self.supportedRange.contains(instant) else { return "–" }
    let moment = LocalMoment(instant, offset: clock.offset(at: instant.rounded(.down)))
    let date = labels.text(labels.dayOfYear, day: moment.day, second: moment.second)
    switch step {
    case .days, .months, .years: return date
    case .seconds(let count) where count % 60 == 0:
      return date + ", " + labels.text(labels.minute, day: moment.day, second: moment.second)
    case .seconds: return date + ", " + labels.text(labels.second, day: moment.day, second: moment.second)
    case .parts:
      return date + ", " + labels.text(labels.minute, day: moment.day, second: moment.second)
        + partLabel(moment, step: step)
    }
  }

  private func ticks(in window: ClosedRange<Double>, fit: LabelFit) -> Result {
    let window = Self.showable(window)
    let width = window.upperBound - window.lowerBound
    let projection = AxisProjection(scale: .linear, domain: window, length: fit.length)
    let least = width / fit.largestCount(smallest: "00:00")
    let steps = TimeStep.all
    // A binary search would save little: the first guess is within a few rungs.
    var index = steps.firstIndex { $0.duration >= least * 0.8 } ?? steps.count - 1
    while true {
      let instants = instants(every: steps[index], in: window)
      let ticks = labelled(instants, step: steps[index])
      let isLast = index == steps.count - 1
      if isLast || fit.accepts(ticks, on: projection) {
        let accepted = fit.accepts(ticks, on: projection) ? ticks : []
        return Result(ticks: fit.thinContexts(accepted, on: projection), window: window, step: steps[index])
      }
      index += 1
    }
  }

  /// The part of a window within the range of dates, widened if a `Double` could not tell its ticks apart.
  private static func showable(_ window: ClosedRange<Double>) -> ClosedRange<Double> {
    let lower = min(max(window.lowerBound, supportedRange.lowerBound), supportedRange.upperBound)
    let upper = min(max(window.upperBound, supportedRange.lowerBound), supportedRange.upperBound)
    let least = max(1e-5, max(abs(lower), abs(upper)) * 1e-13)
    if upper - lower >= least { return lower...upper }
    // A window of a single instant shows the minute around it.
    let middle = lower + (upper - lower) / 2
    return max(middle - 30, supportedRange.lowerBound)...min(middle + 30, supportedRange.upperBound)
  }
}
