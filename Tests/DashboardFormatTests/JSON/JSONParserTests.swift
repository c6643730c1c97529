import Testing

@testable import DashboardFormat

struct JSONParserTests {
  private static let documents: [(String, JSONValue)] = [
    ("null", JSONValue.null), ("true", true), (" [1, -2.5, 3e2] ", [1, -2.5, 300]), ("{}", .object([])),
    (#"{"a": {"b": []}}"#, ["a": ["b": []]]), (#""\u00e9\n\"\\\/""#, "é\n\"\\/"), (#""\ud83d\ude00""#, "😀"),
    (#""\ud83dx""#, "\u{FFFD}x"), ("\u{FEFF}[]", []), ("0.1", 0.1), ("-0", -0.0),
    ("123456789012345678", 123456789012345678),
    ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)), ("1e999", .number(.infinity)),
    ("[Infinity, -Infinity]", .array([.number(.infinity), .number(-.infinity)])),
  ]

  @Test(arguments: Self.documents)
  func valuesAreRead(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == value)
  }

  @Test func numbersAreTheNearestDoubles() throws {
    // Both ways of reading a number against the library's.
    for text in ["0.3", "123.456", "999999999999999", "0.000001", "3.141592653589793", "1.234567890123456789e-5"] {
      #expect(try JSONValue(parsing: text).number == Double(text))
    }
  }

  private static let torn: [(String, Int, Int)] = [
    ("", 1, 1), ("{\n  \"a\": 1,\n}", 3, 1), ("[1 2]", 1, 4), ("\"a", 1, 3), ("[1]x", 1, 4), ("01", 1, 3), ("1.", 1, 3),
    ("tru", 1, 1), ("{a: 1}", 1, 2), ("\"\\x\"", 1, 4), ("\"a\tb\"", 1, 3), ("-", 1, 2), ("[1,", 1, 4),
  ]

  @Test(arguments: Self.torn)
  func errorsSayWhere(text: String, line: Int, column: Int) {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect(error?.line == line)
    #expect(error?.column == column)
  }

  @Test func depthAndSizeAreBounded() {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(throws: JSONError.self) { try JSONValue(parsing: deep) }
    #expect(throws: JSONError.self) { try JSONValue(parsing: "[1,2,3]", limits: JSONLimits(size: 6)) }
    #expect(throws: Never.self) { try JSONValue(parsing: "[[1]]", limits: JSONLimits(depth: 2)) }
    #expect(throws: JSONError.self) { try JSONValue(parsing: "[[[1]]]", limits: JSONLimits(depth: 2)) }
  }

  @Test func ofEqualNamesTheLastCounts() throws {
    #expect(try JSONValue(parsing: #"{"a": 1, "a": 2}"#)["a"] == 2)
  }

  @Test func writtenTextReadsBack() throws {
    let value: JSONValue = [
      "text": "line\nbreak \u{1}\"é", "numbers": [0, -1.5, 1e300, 0.1], "empty": [], "nested": ["a": [true, .null]],
      "long": .array((0..<100).map { .number(Double($0)) }),
    ]
    #expect(try JSONValue(parsing: value.text()) == value)
    #expect(JSONValue.number(.nan).text() == "null")
  }
}
