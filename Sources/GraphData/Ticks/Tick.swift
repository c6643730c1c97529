/// A mark on an axis.
public struct Tick: Hashable, Sendable {
  public var value: Double
  /// Empty for a mark without a label.
  public var label: String
  /// On a time axis, what the label leaves out: the date at the first tick of a day, the year at the first of a year. Nil
  /// if it is the same as at the previous tick.
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

/// The ticks of one axis in ascending order, with their domain, step and label format.
public struct TickSet: Sendable, Equatable {
  public var ticks: [Tick]
  /// The range that the ticks were made for, after `Scale.domain(_:)`.
  public var domain: ClosedRange<Double>
  /// The domain, extended to begin and end on a tick.
  public var niceDomain: ClosedRange<Double>
  /// The distance between neighbouring ticks, if it is constant.
  public var step: Double?
  /// Writes any value of the axis as its labels are written.
  public var formatter: ValueFormatter
}
