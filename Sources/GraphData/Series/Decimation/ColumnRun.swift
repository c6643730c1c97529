/// What one pixel column shows of a series: the points of it that are joined by a line, reduced to four numbers.
///
/// A line through the first, the least, the greatest and the last of a column's points covers the pixels that a line
/// through all of them covers, in whatever order the middle two come (M4: Jugel, Jerzak, Hackenbroich, Markl,
/// "M4: A Visualization-Oriented Time Series Data Aggregation", VLDB 2014).
public struct ColumnRun: Hashable, Sendable {
  /// The pixel column, counted from the window's leading edge. Less than 0 or past the last column for the neighbours
  /// outside of the window to which a line leads; at most a thousand million to either side.
  public var column: Int
  public var first: Double
  public var minimum: Double
  public var maximum: Double
  public var last: Double
  /// Whether a line leads here from the last point of the run before.
  public var joinsPrevious: Bool

  public init(column: Int, first: Double, minimum: Double, maximum: Double, last: Double, joinsPrevious: Bool) {
    self.column = column
    self.first = first
    self.minimum = minimum
    self.maximum = maximum
    self.last = last
    self.joinsPrevious = joinsPrevious
  }

  /// A run of one point.
  init(column: Int, value: Double, joinsPrevious: Bool) {
    self.init(
      column: column, first: value, minimum: value, maximum: value, last: value, joinsPrevious: joinsPrevious)
  }
}
