/// Rows in aligned columns, as wide as the console allows.
public struct TextTable {
  /// The side of a column at which its texts stand.
  public enum Alignment: Sendable {
    /// For texts.
    case left
    /// For numbers.
    case right
  }

  private let columns: [(title: String, alignment: Alignment)]
  private let flexible: [Int]
  private let optional: [Int]
  private let indent: Int
  private var rows: [[StyledText]] = []

  /// - Parameters:
  ///   - columns: titles. Without any title, there is no line of titles.
  ///   - flexible: columns whose cells are shortened in the middle if the console is narrow. The first one is shortened
  ///     first.
  ///   - optional: columns that are left out if that is not enough. The first one is left out first.
  public init(
    _ columns: [(title: String, alignment: Alignment)], flexible: [Int] = [0], optional: [Int] = [], indent: Int = 2
  ) {
    (self.columns, self.flexible, self.optional, self.indent) = (columns, flexible, optional, indent)
  }

  /// Adds a row below, a cell for each column.
  public mutating func add(_ cells: [StyledText]) {
    guard cells.count == columns.count else {
      fatalError("a row of \(cells.count) cells in a table of \(columns.count) columns")
    }
    rows.append(cells)
  }

  /// How many columns a flexible cell keeps.
  private static let least = 16

  /// The lines, with the titles first. A column without text takes no space.
  public func lines(width: Int) -> [StyledText] {
    let titles = columns.contains { !$0.title.isEmpty } ? [columns.map { StyledText($0.title, .dim) }] : []
    let rows = titles + rows
    var widths = columns.indices.map { column in rows.map { $0[column].width }.max() ?? 0 }
    var shown = columns.indices.filter { column in self.rows.contains { $0[column].width > 0 } }
    let excess = { (widths: [Int], shown: [Int]) in
      shown.reduce(indent + 2 * (shown.count - 1)) { $0 + widths[$1] } - width
    }
    var smallest = widths
    for column in flexible { smallest[column] = min(widths[column], Self.least) }
    for column in optional where excess(smallest, shown) > 0 { shown.removeAll { $0 == column } }
    for column in flexible where shown.contains(column) {
      widths[column] -= min(max(0, excess(widths, shown)), widths[column] - smallest[column])
    }
    return rows.map { row in
      var line = StyledText(String(repeating: " ", count: indent))
      for column in shown {
        let cell = row[column].elided(to: widths[column])
        let space = StyledText(String(repeating: " ", count: widths[column] - cell.width))
        line += columns[column].alignment == .right ? space + cell : cell + space
        if column != shown.last { line += "  " }
      }
      return line.trimmed
    }
  }
}

extension Console {
  /// Writes the lines of a table, as wide as the console.
  public func write(_ table: TextTable) {
    for line in table.lines(width: width) { write(line) }
  }
}
