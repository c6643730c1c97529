/// What is done with an answer before it is shown; applied in order (`QueryResult.transformed`).
public enum ResultTransformation: Sendable, Equatable {
  /// Each series becomes a row with these statistics of it.
  case reduce([Statistic])
  /// Rows by a column or label, series by name.
  case sort(by: String, isAscending: Bool)
  /// The first rows or series.
  case limit(Int)
  /// Series, or columns and labels of a table, that have one of these names or a name that a regular expression finds.
  case filter(names: [String], pattern: String?, isKept: Bool)
  /// What these queries answered.
  case filterQueries([String], isKept: Bool)
  /// A series or column made of others.
  case calculate(Calculation)
  /// New names by old ones.
  case rename([String: String])
  /// A regular expression over names, and what replaces what it finds: `$1` is its first group.
  case renamePattern(String, String)

  /// A new series or column, made of others.
  public struct Calculation: Sendable, Equatable {
    /// How two values become one; the raw value is its name in a file.
    public enum Operator: String, Sendable, CaseIterable {
      /// The sum of both.
      case add = "+"
      /// The first less the second.
      case subtract = "-"
      /// The product of both.
      case multiply = "*"
      /// The first divided by the second; null where that is zero.
      case divide = "/"
    }

    /// What is calculated at each time, or in each row.
    public enum Method: Sendable, Equatable {
      /// Names, or numbers as text.
      case binary(String, Operator, String)
      /// Over the values of these names; of all where there are none.
      case reduce([String], Statistic)
    }

    /// How values become one.
    public var method: Method
    /// The new name.
    public var name: String
    /// Whether nothing else is shown.
    public var replacesOthers: Bool

    /// A calculation with the name of its result.
    public init(_ method: Method, name: String, replacesOthers: Bool = false) {
      self.method = method
      self.name = name
      self.replacesOthers = replacesOthers
    }
  }
}
