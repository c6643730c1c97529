/// A unit read from a dashboard or a response, and what of it was not understood.
public struct UnitReading: Hashable, Sendable {
  public var unit: MetricUnit
  /// A sentence for the reader's list of warnings; nil where the unit is known.
  public var warning: String?

  public init(_ unit: MetricUnit, warning: String? = nil) {
    self.unit = unit
    self.warning = warning
  }
}
