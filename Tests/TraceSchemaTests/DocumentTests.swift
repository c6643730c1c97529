import Foundation
import Testing
import TraceFormat
import TraceSchema

/// `docs/trace-format.md` says what the schema says.
@Suite struct DocumentTests {
  private let lines: [Substring]

  init() throws {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("docs/trace-format.md"), encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func everyKindHasARowWithItsFields() throws {
    for (kind, row) in zip(TraceKind.allCases, try table("Kind", count: TraceKind.allCases.count)) {
      let fields = kind.fields
      let words = [
        "\(kind.rawValue)", words(kind), fields.id.rawValue, fields.detail.rawValue, fields.reference.rawValue,
        fields.cause.rawValue, fields.value.rawValue, fields.endValue.rawValue,
      ]
      #expect(row.prefix(8) == words[...])
    }
  }

  @Test func everyFieldIsExplained() throws {
    let fields = TraceField.allCases.dropFirst()
    #expect(try table("Field", count: fields.count).map(\.[0]) == fields.map(\.rawValue))
  }

  @Test func numbersAreThoseOfTheSchema() throws {
    try expect("Phases", TracePhase.self)
    try expect("Update kinds", UpdateKind.self)
    try expect("Outcomes", UpdateOutcome.self)
    try expect("Write kinds", WriteKind.self)
    try expect("Cause kinds", CauseKind.self)
    try expect("Note kinds", NoteKind.self)
    try expect("Sample sources", SampleSource.self)
  }

  @Test func flagsAreThoseOfTheSchema() throws {
    #expect(try entry("Write kinds").contains("plus 0x\(hex(WriteRoute.task.flag)) "))
    #expect(try entry("Write kinds").contains("plus 0x\(hex(WriteRoute.detached.flag)) "))
    #expect(try entry("Update kinds").contains("plus 0x\(hex(TraceRecord.createdBefore)) "))
    #expect(WriteRoute.direct.flag == 0)
  }

  @Test func everyKeyOfInfoIsThere() throws {
    let start = try #require(lines.firstIndex { $0.hasPrefix("**Keys of `INFO`**") })
    let text = lines[start...].prefix { !$0.isEmpty }.joined(separator: " ")
    for key in TraceInfoKey.allCases { #expect(text.contains("`\(key.rawValue)`")) }
  }

  // MARK: Reading the document

  /// The cells of the first rows of the table whose first column is called `head`.
  private func table(_ head: String, count: Int) throws -> [[String]] {
    let start = try #require(lines.firstIndex { $0.hasPrefix("| \(head) |") })
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.prefix(count + 1).map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// An entry of the list of numbers.
  private func entry(_ name: String) throws -> String {
    let start = try #require(lines.firstIndex { $0.hasPrefix("- **\(name):**") })
    let rest = lines[(start + 1)...].prefix { $0.hasPrefix("  ") }
    return ([lines[start]] + rest).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }

  /// `- **Phases:** 0 begin, 1 end, 2 instant.`
  private func expect<Kind: CaseIterable & RawRepresentable>(_ name: String, _: Kind.Type) throws
  where Kind.RawValue == UInt8 {
    let list = Kind.allCases.map { "\($0.rawValue) \(words($0))" }.joined(separator: ", ")
    #expect(try entry(name).hasPrefix("- **\(name):** \(list)."))
  }

  /// `displayList` is `display list`.
  private func words(_ name: some Any) -> String {
    "\(name)".reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }

  private func hex(_ number: UInt8) -> String { String(number, radix: 16) }
}
