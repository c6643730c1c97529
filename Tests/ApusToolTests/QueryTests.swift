import Testing
import TraceAnalysis

@testable import ApusTool

@Suite struct QueryTests {
  private func answer(_ sql: String, _ format: QueryFormat = .table) throws -> String {
    let database = try QueryDatabase(sql)
    try database.fill(from: sampleTrace())
    var text = ""
    let output = QueryOutput(format) { text += $0 }
    try database.run(columns: output.begin, row: output.add)
    output.end()
    return text
  }

  @Test func countsBodiesOfEachType() throws {
    #expect(
      try answer("SELECT type, count(*) AS runs, sum(wasted) AS wasted FROM updates GROUP BY type ORDER BY runs DESC")
        == """
        type          runs  wasted
        LandmarkRow      4       1
        LandmarkList     2       0

        """)
  }

  @Test func joinsUpdatesToTheirWrite() throws {
    let sql = """
      SELECT w.owner || '.' || w.property AS property, c.kind, v.path, u.duration_us
      FROM updates u JOIN writes w ON w.id = u.root_write JOIN causes c ON c.id = w.cause JOIN views v ON v.id = u.view
      WHERE u.outcome = 'equal'
      """
    #expect(
      try answer(sql, .csv)
        == "property,kind,path,duration_us\r\nModelData.favorites,tap,LandmarkList/LandmarkRow[1],100.0\r\n")
  }

  @Test func writesJSON() throws {
    #expect(
      try answer("SELECT id, removed_ns, 'a\"b' AS id FROM views WHERE id > 0", .json) == """
        [
          {"id": 1, "removed_ns": null, "id_2": "a\\"b"},
          {"id": 2, "removed_ns": 900000000, "id_2": "a\\"b"}
        ]

        """)
    #expect(try answer("SELECT 1 WHERE 0", .json) == "[]\n")
  }

  /// A spreadsheet would take these for formulas: OWASP's list of first characters. Numbers are none, as text neither.
  @Test func textsAreNoFormulas() throws {
    let sql = "SELECT '=1+1' AS a, '+x' AS b, '-x' AS c, '@x' AS d, char(9) || 'x' AS e, char(13) || 'x' AS f"
    #expect(try answer(sql, .csv) == "a,b,c,d,e,f\r\n'=1+1,'+x,'-x,'@x,'\tx,\"'\rx\"\r\n")
    #expect(
      try answer("SELECT -5 AS a, '-5' AS b, -0.5 AS c, '+1e3' AS d, 'a=b' AS \"=e\", '' AS f", .csv)
        == "a,b,c,d,'=e,f\r\n-5,-5,-0.5,+1e3,a=b,\r\n")
    #expect(try answer("SELECT '=\"x\"' AS a", .csv) == "a\r\n\"'=\"\"x\"\"\"\r\n")
  }

  @Test func namesFunctionsOfSamples() throws {
    let sql = """
      SELECT t.type, s.function, count(*) AS samples FROM samples JOIN stacks s USING (stack)
      JOIN updates t ON t.id = samples.update_id WHERE s.depth = 0 GROUP BY 1, 2
      """
    #expect(
      try answer(sql) == """
        type         function  samples
        LandmarkRow  inlined         2

        """)
  }

  /// Every table can be read whole: each column has a value for each row.
  @Test(arguments: QueryTable.all.map(\.name)) func readsAllOf(table: String) throws {
    let trace = sampleTrace()
    let known = QueryTable.all.first { $0.name == table }
    let rows = try answer("SELECT * FROM \(table)", .csv).split(separator: "\r\n")
    let count = known?.count(QuerySource(trace)) ?? -1
    #expect(rows.count == count + 1)
    let names = known?.columns.map(\.name).joined(separator: ",") ?? ""
    #expect(rows[0] == "id,\(names)")
  }

  @Test func fillsOnlyWhatIsRead() throws {
    #expect(try QueryDatabase("SELECT count(*) FROM updates").tablesRead == ["updates"])
    #expect(
      try QueryDatabase("SELECT v.path FROM updates u, views v WHERE v.id = u.view").tablesRead == ["views", "updates"])
    #expect(try QueryDatabase("SELECT 1").tablesRead == [])
  }

  /// SQLite does not report the columns that it compares for `USING` and `NATURAL`.
  @Test func fillsColumnsNamedByUsing() throws {
    let database = try QueryDatabase("SELECT count(*) FROM samples JOIN stacks USING (stack)")
    #expect(database.tablesRead == ["samples", "stacks"])
    #expect(try answer("SELECT count(*) AS n FROM samples JOIN stacks USING (stack)") == "n\n8\n")
    #expect(try answer("SELECT count(*) AS n FROM frames a NATURAL JOIN frames b") == "n\n2\n")
  }

  @Test func refusesWhatIsNotReading() {
    let refusals = [
      "DELETE FROM updates": "a trace is only read: anything but SELECT is not allowed",
      "ATTACH 'x.db' AS x": "a trace is only read: attaching databases is not allowed",
      "PRAGMA query_only = OFF": "a trace is only read: PRAGMA is not allowed",
      "VACUUM INTO '/tmp/apus-query-wrote-this'": "a trace is only read: anything but SELECT is not allowed",
      "VACUUM": "a trace is only read: anything but SELECT is not allowed",
      "SELECT load_extension('x')": "a trace is only read: load_extension is not allowed",
      "SELECT 1; SELECT 2": "one statement at a time; what begins with ' SELECT 2' is another",
      "": "there is no SQL in ''",
      "SELECT nobody FROM updates": "SQL: no such column: nobody (apus query --schema lists them)",
      "SELECT * FROM update": "SQL: near \"update\": syntax error",
      "SELECT * FROM bodies": "SQL: no such table: bodies (apus query --schema lists them)",
    ]
    for (sql, message) in refusals {
      #expect(throws: (any Error).self, "\(sql)") { try QueryDatabase(sql) }
      do { _ = try QueryDatabase(sql) } catch { #expect("\(error)" == message) }
    }
  }

  @Test func acceptsASemicolonAndComments() throws {
    #expect(try answer("-- all of them\nSELECT count(*) AS n FROM frames; -- done\n") == "n\n2\n")
  }

  @Test func errorsWhileRunningAreOneLine() throws {
    let database = try QueryDatabase("SELECT abs(-9223372036854775807 - 1) FROM frames")
    try database.fill(from: sampleTrace())
    do {
      try database.run(columns: { _ in }, row: { _ in })
      Issue.record("the overflow went through")
    } catch {
      #expect(error.description == "SQL: integer overflow")
    }
  }
}
