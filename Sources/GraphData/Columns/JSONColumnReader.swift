import Foundation

/// Reads columns from JSON in one of three shapes; the first characters tell which.
///
/// - Own: `{"x": [0, 60, 120], "columns": {"cpu": [0.5, null, 0.7]}}`, where `x` may also be
///   `{"start": 0, "step": 60}`, and other keys are passed over.
/// - Columns: `[[0, 60, 120], [0.5, null, 0.7]]`, x first; the others are called `1`, `2`, …
/// - Flat: `[2, "time", "cpu", 0, 0.5, 60, null, 120, 0.7]`, the number of columns, their names with that of x first,
///   and the rows one after another.
///
/// `null` is null. Every column must be as long as x.
public struct JSONColumnReader: Sendable {
  /// Seconds per unit of x: 0.001 for milliseconds, 60 for minutes.
  public var xScale = 1.0
  public var limits = ColumnReadLimits()

  public init() {}

  /// Reads a file. Throws `ColumnReadError`.
  public func read(contentsOf url: URL) throws -> ColumnTable {
    let file = try FileBytes(contentsOf: url, limit: limits.bytes)
    return try withExtendedLifetime(file) { try read(file.bytes) }
  }

  /// Reads text in memory. Throws `ColumnReadError`.
  public func read(_ data: Data) throws -> ColumnTable {
    guard data.count <= limits.bytes else {
      throw ColumnReadError(.tooLarge, "the text has more than \(limits.bytes) bytes")
    }
    return try data.withUnsafeBytes { try read($0) }
  }

  private func read(_ bytes: UnsafeRawBufferPointer) throws -> ColumnTable {
    var scanner = JSONScanner(bytes.bindMemory(to: UInt8.self), limits: limits)
    let table: ColumnTable
    if try scanner.peek() == UInt8(ascii: "{") {
      table = try readObject(&scanner)
    } else {
      try scanner.expect("[")
      table = try scanner.peek() == UInt8(ascii: "[") ? readColumns(&scanner) : readFlat(&scanner)
    }
    guard scanner.isAtEnd() else { throw scanner.error("there is text after the end") }
    return table
  }

  private func readObject(_ scanner: inout JSONScanner) throws -> ColumnTable {
    var x: [Double]?
    var spacing: (start: Double, step: Double)?
    var names: [String] = []
    var values: [[Double]] = []
    try scanner.object { scanner, key in
      switch key {
      case "x" where try scanner.peek() == UInt8(ascii: "{"): spacing = try readSpacing(&scanner)
      case "x": x = try readNumbers(&scanner)
      case "columns":
        try scanner.object { scanner, name in
          try check(columns: names.count, &scanner)
          names.append(name)
          values.append(try readNumbers(&scanner))
        }
      default: try scanner.skipValue()
      }
    }
    if let spacing {
      let start = spacing.start * xScale
      let step = spacing.step * xScale
      let count = values.first?.count ?? 0
      try check(lengths: values, count, scanner)
      guard start.isFinite, step.isFinite, step > 0 else { throw scanner.error("the step of x is not positive") }
      let column = XColumn(start: start, step: step, count: count)
      return ColumnTable(
        columns: zip(names, values).map { ColumnTable.Column(name: $0, series: Series(x: column, y: $1)) })
    }
    guard let x else { throw scanner.error("there is no \"x\"") }
    return try table(nil, x, names, values, scanner)
  }

  private func readSpacing(_ scanner: inout JSONScanner) throws -> (start: Double, step: Double) {
    var result = (start: 0.0, step: Double.nan)
    try scanner.object { scanner, key in
      switch key {
      case "start": result.start = try scanner.number()
      case "step": result.step = try scanner.number()
      default: try scanner.skipValue()
      }
    }
    return result
  }

  /// The rest of an array of columns, whose opening bracket is read.
  private func readColumns(_ scanner: inout JSONScanner) throws -> ColumnTable {
    var values: [[Double]] = []
    repeat {
      try check(columns: values.count, &scanner)
      values.append(try readNumbers(&scanner))
    } while try scanner.skip(",")
    try scanner.expect("]")
    let names = values.indices.dropFirst().map { String($0) }
    return try table(nil, values[0], names, Array(values.dropFirst()), scanner)
  }

  /// The rest of a flat array, whose opening bracket is read.
  private func readFlat(_ scanner: inout JSONScanner) throws -> ColumnTable {
    let number = try scanner.number()
    guard number >= 1, number.rounded() == number else { throw scanner.error("the number of columns is missing") }
    guard number <= Double(limits.columns) else {
      throw scanner.error("there are more than \(limits.columns) columns", .tooLarge)
    }
    let count = Int(number)
    var names: [String] = []
    for _ in 0..<count {
      try scanner.expect(",")
      names.append(try scanner.string())
    }
    var values: [[Double]] = Array(repeating: [], count: count)
    var column = 0
    while try scanner.skip(",") {
      values[column].append(try scanner.number())
      column = column + 1 == count ? 0 : column + 1
    }
    guard column == 0 else { throw scanner.error("the last row has \(column) of \(count) values") }
    try scanner.expect("]")
    return try table(names[0], values[0], Array(names.dropFirst()), Array(values.dropFirst()), scanner)
  }

  private func readNumbers(_ scanner: inout JSONScanner) throws -> [Double] {
    var numbers: [Double] = []
    try scanner.array { numbers.append(try $0.number()) }
    return numbers
  }

  private func table(
    _ xName: String?, _ x: [Double], _ names: [String], _ values: [[Double]], _ scanner: JSONScanner
  ) throws -> ColumnTable {
    try check(lengths: values, x.count, scanner)
    return ColumnTable(xName: xName, x: xScale == 1 ? x : x.map { $0 * xScale }, names: names, values: values)
  }

  private func check(columns: Int, _ scanner: inout JSONScanner) throws {
    if columns >= limits.columns { throw scanner.error("there are more than \(limits.columns) columns", .tooLarge) }
  }

  private func check(lengths values: [[Double]], _ count: Int, _ scanner: JSONScanner) throws {
    if let other = values.first(where: { $0.count != count }) {
      throw scanner.error("a column has \(other.count) values and x \(count)")
    }
  }
}
