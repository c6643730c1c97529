import TraceAnalysis

/// The value of a cell.
enum QueryValue: Equatable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
}

/// The data that tables are filled with.
final class QuerySource {
  let trace: Trace
  /// The functions of all stacks, looked up when they are first needed.
  private(set) lazy var stackRows: [(stack: Int, depth: Int, frame: StackFrame)] =
    (0..<trace.stacks.count).flatMap { stack in
      trace.stacks.frames(of: stack).enumerated().map { (stack, $0.offset, $0.element) }
    }

  init(_ trace: Trace) { self.trace = trace }
}

/// A column of `apus query` and where its values come from.
struct QueryColumn {
  let name: String
  let type: String
  let comment: String
  let value: (QuerySource, Int) -> QueryValue

  static func integer(
    _ name: String, _ comment: String, _ value: @escaping (Trace, Int) -> Int64
  ) -> QueryColumn {
    QueryColumn(name: name, type: "INTEGER", comment: comment) { .integer(value($0.trace, $1)) }
  }

  static func count(_ name: String, _ comment: String, _ value: @escaping (Trace, Int) -> Int) -> QueryColumn {
    integer(name, comment) { Int64(value($0, $1)) }
  }

  static func flag(_ name: String, _ comment: String, _ value: @escaping (Trace, Int) -> Bool) -> QueryColumn {
    integer(name, comment) { value($0, $1) ? 1 : 0 }
  }

  /// An index into another table. -1 becomes NULL.
  static func reference(_ name: String, _ comment: String, _ value: @escaping (Trace, Int) -> Int) -> QueryColumn {
    QueryColumn(name: name, type: "INTEGER", comment: comment) {
      let index = value($0.trace, $1)
      return index < 0 ? .null : .integer(Int64(index))
    }
  }

  static func real(_ name: String, _ comment: String, _ value: @escaping (Trace, Int) -> Double) -> QueryColumn {
    QueryColumn(name: name, type: "REAL", comment: comment) { .real(value($0.trace, $1)) }
  }

  /// Text. Empty text becomes NULL.
  static func text(_ name: String, _ comment: String, _ value: @escaping (Trace, Int) -> String?) -> QueryColumn {
    QueryColumn(name: name, type: "TEXT", comment: comment) {
      guard let text = value($0.trace, $1), !text.isEmpty else { return .null }
      return .text(text)
    }
  }
}

/// A table of `apus query`.
struct QueryTable {
  let name: String
  let comment: String
  let count: (QuerySource) -> Int
  /// The columns without `id`, which every table has: the index of the row.
  let columns: [QueryColumn]
  /// The columns by which other tables are joined to this one.
  var indexed: [String] = []

  init(
    _ name: String, _ comment: String, indexed: [String] = [], count: @escaping (QuerySource) -> Int,
    columns: [QueryColumn]
  ) {
    (self.name, self.comment, self.count) = (name, comment, count)
    (self.columns, self.indexed) = (columns, indexed)
  }

  /// The SQL that makes the table.
  var definition: String {
    "CREATE TABLE \(name) (id INTEGER PRIMARY KEY, "
      + columns.map { "\($0.name) \($0.type)" }.joined(separator: ", ") + ")"
  }

  func indexName(of column: String) -> String { "\(name)_by_\(column)" }

  /// The same SQL with comments, for readers.
  var schema: String {
    let width = columns.map(\.name.count).max() ?? 0
    var lines = ["-- \(comment)", "CREATE TABLE \(name) (", "  \("id".padded(to: width)) INTEGER PRIMARY KEY,"]
    for (index, column) in columns.enumerated() {
      let type = column.type + (index == columns.count - 1 ? "" : ",")
      lines.append("  \(column.name.padded(to: width)) \(type.padded(to: 8)) -- \(column.comment)")
    }
    return lines.joined(separator: "\n") + "\n);\n"
  }
}

extension QueryTable {
  /// All tables, in the order of the documentation.
  static var all: [QueryTable] {
    [
      views, updates, writes, causes, frames, samples, stacks, checks, transactions, passes, turns, threads, notes,
      markers,
    ]
  }

  /// The text of the whole schema.
  static var schema: String { all.map(\.schema).joined(separator: "\n") }
}
