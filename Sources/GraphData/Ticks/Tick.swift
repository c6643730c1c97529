/// A mark on an axis.
public struct Tick: Hashable, Sendable {
  public var value: Double
  /// Empty for a mark without a label.
  public var label: String
  /// What the label leaves out, on a time axis: the date at a day's first tick, the year at a year's. Nil where it is
  /// the same as at the tick before.
  public var context: String?
  /// Whether the mark carries a grid line and, in general, a label.
  public var isMajor: Bool

  public init(value: Double, label: String, context: String? = nil, isMajor: Bool = true) {
    self.value = value
    self.label = label
    self.context = context
    self.isMajor = isMajor
  }
}

/// The ticks of one axis, in rising order, and what goes with them.
public struct TickSet: Sendable, Equatable {
  public var ticks: [Tick]
  /// The range that the ticks were made for, made showable.
  public var domain: ClosedRange<Double>
  /// The domain extended to whole steps, so that it begins and ends on a tick.
  public var niceDomain: ClosedRange<Double>
  /// The distance between neighbours where it is the same everywhere.
  public var step: Double?
  /// Writes any value of the axis as its labels are written.
  public var formatter: ValueFormatter
}
