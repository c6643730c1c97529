/// Named columns over one x: what a file of columns holds.
public struct ColumnTable: Sendable {
  /// A series with the name of its column.
  public struct Column: Sendable {
    public var name: String
    public var series: Series

    public init(name: String, series: Series) {
      self.name = name
      self.series = series
    }
  }

  /// The name of x, where the file has one.
  public var xName: String?
  public var columns: [Column]

  public init(xName: String? = nil, columns: [Column]) {
    self.xName = xName
    self.columns = columns
  }

  /// Makes a table of columns as long as `x`. They are sorted, and nulls recognized, as by `Series.init(x:y:)`.
  init(xName: String?, x: [Double], names: [String], values: [[Double]]) {
    self.xName = xName
    columns = zip(names, Series.sharing(x: x, columns: values)).map { Column(name: $0, series: $1) }
  }

  /// The first column of that name.
  public subscript(name: String) -> Series? {
    columns.first { $0.name == name }?.series
  }
}
