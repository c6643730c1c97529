import Foundation
import SafeOutput

/// How `apus query` writes rows. All three formats stream, so a result of millions of rows needs no memory.
enum QueryFormat {
  case table, json, csv
}

/// Writes the rows of a query one by one.
final class QueryOutput {
  /// How many rows determine the widths of a table's columns. Later cells may be wider than their column.
  private static let measuredRows = 1000

  private let format: QueryFormat
  private let write: (String) -> Void
  private var columns: [String] = []
  private var waiting: [[QueryValue]] = []
  private var widths: [Int]?
  private var buffer = ""
  private(set) var count = 0

  init(_ format: QueryFormat, write: @escaping (String) -> Void) { (self.format, self.write) = (format, write) }

  func begin(_ columns: [String]) {
    self.columns = columns
    switch format {
    case .table: break
    case .json:
      self.columns = Self.distinct(columns)
      put("[")
    case .csv: put(columns.map(Self.cell).joined(separator: ",") + "\r\n")
    }
  }

  func add(_ row: [QueryValue]) {
    switch format {
    case .table where widths == nil:
      waiting.append(row)
      if waiting.count == Self.measuredRows { startTable() }
    case .table: put(line(row))
    case .json:
      let members = zip(columns, row).map { "\(Self.json($0)): \($1.json)" }
      put((count == 0 ? "\n  {" : ",\n  {") + members.joined(separator: ", ") + "}")
    case .csv: put(row.map { $0.isNumber ? $0.plain : Self.cell($0.plain) }.joined(separator: ",") + "\r\n")
    }
    count += 1
  }

  func end() {
    switch format {
    case .table: if widths == nil { startTable() }
    case .json: put(count == 0 ? "]\n" : "\n]\n")
    case .csv: break
    }
    flush()
  }

  private func startTable() {
    widths = columns.indices.map { column in
      waiting.reduce(columns[column].count) { max($0, TerminalText.printable($1[column].plain).count) }
    }
    put(line(columns.map { .text($0) }, alignedLike: waiting.first))
    waiting.forEach { put(line($0)) }
    waiting = []
  }

  /// Aligns numbers right and text left. A title is aligned like its column's first value.
  private func line(_ row: [QueryValue], alignedLike model: [QueryValue]? = nil) -> String {
    var result = ""
    for (column, value) in row.enumerated() {
      let text = TerminalText.printable(value.plain)
      let space = String(repeating: " ", count: max(0, (widths?[column] ?? 0) - text.count))
      result += (column == 0 ? "" : "  ") + ((model?[column] ?? value).isNumber ? space + text : text + space)
    }
    while result.last == " " { result.removeLast() }
    return result + "\n"
  }

  private func put(_ text: String) {
    buffer += text
    if buffer.utf8.count > 1 << 16 { flush() }
  }

  private func flush() {
    write(buffer)
    buffer = ""
  }

  /// A column with the name of an earlier one gets a number, because the members of an object need distinct names.
  static func distinct(_ names: [String]) -> [String] {
    var used: Set<String> = []
    return names.map { name in
      var result = name
      var number = 2
      while !used.insert(result).inserted {
        result = "\(name)_\(number)"
        number += 1
      }
      return result
    }
  }

  /// A text as a field. One that a spreadsheet would take for a formula, because it begins with `=`, `+`, `-`, `@`, a tab or
  /// the end of a line, gets an apostrophe in front (OWASP, "CSV Injection"); numbers do not.
  static func cell(_ text: String) -> String {
    guard let first = text.utf8.first, "=+-@\t\r\n".utf8.contains(first), Double(text)?.isFinite != true else {
      return quoted(text)
    }
    return quoted("'" + text)
  }

  /// RFC 4180: a field with a comma, a quote or a line break is quoted, and quotes in it are doubled.
  static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { [0x2C, 0x22, 0x0A, 0x0D].contains($0) }) else { return text }
    return "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }

  static func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension QueryValue {
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .real: true
    case .null, .text: false
    }
  }

  /// Empty for NULL.
  fileprivate var plain: String {
    switch self {
    case .null: ""
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let value): value
    }
  }

  fileprivate var json: String {
    switch self {
    case .null: "null"
    case .integer(let value): "\(value)"
    case .real(let value): value.isFinite ? "\(value)" : "null"
    case .text(let value): QueryOutput.json(value)
    }
  }
}
