import Foundation
import Testing

@testable import ApusTool

/// Exports of the sample trace for `Scripts/test-trace-tools`, which loads them into the tools that they are for.
@Suite struct ExportFilesTests {
  private static let folder = ProcessInfo.processInfo.environment["APUS_EXPORT_FOLDER"]

  @Test(.enabled(if: folder != nil, "Scripts/test-trace-tools sets APUS_EXPORT_FOLDER"))
  func writesEveryFormat() throws {
    let folder = try #require(Self.folder)
    for format in ExportCommand.Format.allCases {
      let stream = ExportStream()
      try ExportCommand.write(sampleTrace(), as: format, to: stream)
      try Data(stream.bytes).write(to: URL(fileURLWithPath: "\(folder)/\(format.rawValue)"))
    }
    let bodies = "SELECT type AS name, count(*) AS n FROM updates WHERE kind = 'body' GROUP BY 1 ORDER BY 1"
    let flows = """
      SELECT (SELECT count(*) FROM updates WHERE kind = 'body' AND root_write IS NOT NULL)
      + (SELECT count(*) FROM writes WHERE cause IS NOT NULL) AS n
      """
    let samples = "SELECT count(*) AS n FROM samples"
    let answers = try [("bodies", bodies), ("flows", flows), ("samples", samples)].map { name, sql in
      "\"\(name)\": \(try answer(sql))"
    }
    let text = "{" + answers.joined(separator: ", ") + "}"
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/answers.json"))
  }

  /// What `apus query --json` says.
  private func answer(_ sql: String) throws -> String {
    let database = try QueryDatabase(sql)
    try database.fill(from: sampleTrace())
    var text = ""
    let output = QueryOutput(.json) { text += $0 }
    try database.run(columns: output.begin, row: output.add)
    output.end()
    return text
  }
}
