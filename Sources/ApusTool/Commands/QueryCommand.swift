import TraceAnalysis

/// `apus query FILE 'SQL'`: runs an SQL statement on a trace.
struct QueryCommand: Command {
  static let name = "query"
  static let summary = "Answers SQL about a trace"
  static let usage = "FILE 'SELECT …' [--json | --csv]   or   --schema"
  static let options = [
    (name: "--json", purpose: "an array of objects instead of a table"),
    (name: "--csv", purpose: "comma-separated values (RFC 4180)"),
    (name: "--schema", purpose: "the tables and their columns"),
  ]

  private let path: String
  private let sql: String
  private let format: QueryFormat
  private let showsSchema: Bool

  init(_ arguments: inout Arguments) throws(UsageError) {
    showsSchema = arguments.flag("--schema")
    let isJSON = arguments.flag("--json")
    let isCSV = arguments.flag("--csv")
    guard !(isJSON && isCSV) else { throw UsageError("--json and --csv exclude each other") }
    format = isJSON ? .json : isCSV ? .csv : .table
    path = showsSchema ? try arguments.optionalOperand() ?? "" : try arguments.operand("FILE")
    sql = showsSchema ? "" : try arguments.operand("SQL")
  }

  func run(_ console: Console) throws -> Int32 {
    if showsSchema {
      console.writeRaw(QueryTable.schema)
      return 0
    }
    let database = try QueryDatabase(sql)
    try database.fill(from: Trace(contentsOf: path, tellingOn: console))
    let output = QueryOutput(format, write: console.writeRaw)
    try database.run(columns: output.begin, row: output.add)
    output.end()
    return 0
  }
}
