/// Rows in aligned columns, as wide as the console allows.
public struct TextTable {
  public enum Alignment: Sendable { case left, right }

  private let columns: [(title: String, alignment: Alignment)]
  /// The column that is cut when a row is too wide.
  private let flexible: Int
  private let indent: Int
  private var rows: [[StyledText]] = []

  /// - Parameters:
  ///   - columns: titles; without any title there is no line of titles.
  ///   - flexible: the column that gives way where the console is narrow.
  public init(_ columns: [(title: String, alignment: Alignment)], flexible: Int = 0, indent: Int = 2) {
    (self.columns, self.flexible, self.indent) = (columns, flexible, indent)
  }

  public mutating func add(_ cells: [StyledText]) {
    precondition(cells.count == columns.count, "a row of \(cells.count) cells in a table of \(columns.count) columns")
    rows.append(cells)
  }

  /// The lines, titles first.
  public func lines(width: Int) -> [StyledText] {
    let titles = columns.contains { !$0.title.isEmpty } ? [columns.map { StyledText($0.title, .dim) }] : []
    var widths = columns.indices.map { column in (titles + rows).map { $0[column].width }.max() ?? 0 }
    let total = widths.reduce(indent + 2 * (columns.count - 1), +)
    if total > width { widths[flexible] = max(8, widths[flexible] - (total - width)) }
    return (titles + rows).map { row in
      var line = StyledText(String(repeating: " ", count: indent))
      for (column, cell) in row.enumerated() {
        let cell = cell.cut(to: widths[column])
        let space = StyledText(String(repeating: " ", count: widths[column] - cell.width))
        let isLast = column == row.count - 1
        line += columns[column].alignment == .right ? space + cell : isLast ? cell : cell + space
        if !isLast { line += "  " }
      }
      return line
    }
  }
}

extension Console {
  public func write(_ table: TextTable) {
    for line in table.lines(width: width) { write(line) }
  }
}
