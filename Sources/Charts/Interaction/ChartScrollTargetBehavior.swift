import SwiftUI

/// Decides where a chart comes to rest that the user scrolled and let go.
///
/// One of the two functions is enough: what asks for the chart's context, or what any scroll view asks.
@preconcurrency
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes where the chart would come to rest to where it should.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  /// Leaves the target as it is: a chart asks the function that has the chart's context.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}

  /// Asks the function of scroll views.
  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    // By the protocol's table: a call by name would reach the empty one above.
    (self as any ScrollTargetBehavior).updateTarget(&target, context: context.base)
  }
}

/// What a behaviour of a chart may look at.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  /// The scales of the chart over all that can be scrolled to: positions are those of the target's rectangle.
  public let chartProxy: ChartProxy
  let base: ScrollTargetBehaviorContext
  let measures: ScrollMeasures

  /// A value of what any scroll view says.
  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T { base[keyPath: keyPath] }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {}

/// The distances of values at which a chart comes to rest.
enum ChartScrollStep: Equatable, Sendable {
  /// The length that is seen at once.
  case page
  case number(Double)
  case dates(DateComponents)
}

/// The values of an axis at which a chart comes to rest.
struct ChartScrollSteps {
  let step: ChartScrollStep
  /// Where a flick goes to, the next or the one before.
  let major: ChartScrollStep?

  init<T: Plottable & Numeric>(unit: T, _ major: MajorValueAlignment<T>?) {
    (step, self.major) = (.number(unit.plotted.scalar ?? 0), major?.step)
  }

  init(matching components: DateComponents, _ major: MajorValueAlignment<Date>?) {
    (step, self.major) = (.dates(components), major?.step)
  }
}

/// Comes to rest at certain values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  let x: ChartScrollSteps
  let y: ChartScrollSteps
  let limit: ValueAlignedLimitBehavior

  /// Comes to rest at multiples of a number; of dates it is seconds from the beginning of the axis.
  public init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ChartScrollSteps(unit: unit, majorAlignment)
    (y, limit) = (x, limitBehavior)
  }

  /// Comes to rest at the dates that have some components: `DateComponents(hour: 0)` is the beginning of a day.
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ChartScrollSteps(matching: components, majorAlignment)
    (y, limit) = (x, limitBehavior)
  }

  /// Comes to rest at multiples of a number on each axis.
  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ChartScrollSteps(unit: xUnit, xMajorAlignment)
    y = ChartScrollSteps(unit: yUnit, yMajorAlignment)
    limit = limitBehavior
  }

  /// Comes to rest at multiples of a number across, and at the dates that have some components up and down.
  public init<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ChartScrollSteps(unit: xUnit, xMajorAlignment)
    y = ChartScrollSteps(matching: yComponents, yMajorAlignment)
    limit = limitBehavior
  }

  /// Comes to rest at the dates that have some components across, and at multiples of a number up and down.
  public init<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ChartScrollSteps(matching: xComponents, xMajorAlignment)
    y = ChartScrollSteps(unit: yUnit, yMajorAlignment)
    limit = limitBehavior
  }

  /// Comes to rest at the dates that have some components on each axis.
  public init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ChartScrollSteps(matching: xComponents, xMajorAlignment)
    y = ChartScrollSteps(matching: yComponents, yMajorAlignment)
    limit = limitBehavior
  }

  /// Moves the target to the nearest of the values, or to the next of the major ones.
  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    var calendar = context.base.calendar
    calendar.timeZone = context.base.timeZone
    let (from, velocity) = (context.originalTarget.rect, context.velocity)
    func rest(
      _ measure: ScrollMeasure?, _ steps: ChartScrollSteps, _ size: UserInterfaceSizeClass?,
      _ move: Move
    )
      -> CGFloat?
    {
      measure.flatMap { measure in
        ValueSearch(measure: measure, calendar: calendar).rest(
          steps, isLimited: limit.isLimited(size), move)
      }
    }
    let x = rest(
      context.measures.x, x, context.base.horizontalSizeClass,
      Move(start: from.minX, end: target.rect.minX, velocity: velocity.dx))
    let y = rest(
      context.measures.y, y, context.base.verticalSizeClass,
      Move(start: from.minY, end: target.rect.minY, velocity: velocity.dy))
    if let x { target.rect.origin.x = x }
    if let y { target.rect.origin.y = y }
    if x != nil || y != nil { target.anchor = nil }
  }
}

/// The values that a flick goes to.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
  let step: ChartScrollStep

  /// Whole pages, each as long as what is seen at once.
  public static var page: MajorValueAlignment { MajorValueAlignment(step: .page) }
  /// Multiples of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment where Value: Numeric {
    MajorValueAlignment(step: .number(unit.plotted.scalar ?? 0))
  }
  /// The dates that have these components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment where Value == Date {
    MajorValueAlignment(step: .dates(components))
  }
}

/// How far a flick goes.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  private enum Kind { case automatic, always, never }
  private let kind: Kind
  /// As `always` where the room is compact along the axis, else as `never`.
  public static let automatic = ValueAlignedLimitBehavior(kind: .automatic)
  /// To the next of the values that a flick goes to.
  public static let always = ValueAlignedLimitBehavior(kind: .always)
  /// As far as it would, to one of the values that a flick goes to.
  public static let never = ValueAlignedLimitBehavior(kind: .never)

  func isLimited(_ size: UserInterfaceSizeClass?) -> Bool {
    switch kind {
    case .automatic: size == .compact
    case .always: true
    case .never: false
    }
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Comes to rest at multiples of a number; of dates it is seconds from the beginning of the axis.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at the dates that have some components: `DateComponents(hour: 0)` is the beginning of a day.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at multiples of a number on each axis.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Comes to rest at multiples of a number across, and at the dates that have some components up and down.
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Comes to rest at the dates that have some components across, and at multiples of a number up and down.
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Comes to rest at the dates that have some components on each axis.
  public static func valueAligned(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }
}

extension View {
  /// Decides where charts come to rest that are scrolled and let go.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chartSetting { $0.scrollBehavior = behavior }
  }
}

/// Lets a chart's behaviour bring the scroll view over the chart to rest.
struct ChartScrolling: ScrollTargetBehavior {
  let behavior: (any ChartScrollTargetBehavior)?
  let proxy: ChartProxy
  let measures: ScrollMeasures

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    behavior?.updateTarget(
      &target,
      context: ChartScrollTargetBehaviorContext(
        chartProxy: proxy, base: context, measures: measures))
  }
}
