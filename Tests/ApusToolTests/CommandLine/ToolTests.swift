import Testing

@testable import ApusTool

/// A subcommand that says what it was given.
private struct EchoCommand: Command {
  static let name = "echo"
  static let summary = "Says what it was given"
  static let usage = "FILE [--top N] [-- WORDS…]"
  static var options: [(name: String, purpose: String)] { [("--top N", "how many"), ("--json", "as JSON")] }

  let text: String

  init(_ arguments: inout Arguments) throws(UsageError) {
    let top = try arguments.integer("--top")
    let json = arguments.flag("--json", "-j")
    let window = try arguments.window()
    let file = try arguments.operand("FILE")
    text = [
      file, top.map { "top \($0)" }, json ? "json" : nil, window.map { "\($0.lowerBound)..<\($0.upperBound)" },
      arguments.rest().map { $0.joined(separator: "|") },
    ].compactMap(\.self).joined(separator: ", ")
  }

  func run(_ console: Console) throws -> Int32 {
    if text == "broken" { throw CommandError("broken: no such\nthing") }
    console.write(StyledText(text, .red))
    return 2
  }
}

@MainActor
struct ToolTests {
  @Test func takesOptionsAnywhereBeforeTheDashes() {
    let run = ToolRun("echo", "--top", "3", "a.trace", "-j", "--", "x", "--top", extra: [EchoCommand.self])
    #expect(run.output == "a.trace, top 3, json, x|--top\n")
    #expect(run.code == 2)
    #expect(ToolRun("echo", "a", "--top=7", extra: [EchoCommand.self]).output == "a, top 7\n")
  }

  @Test(arguments: [
    ("1.5:3", "a, 1500000000..<3000000000\n"), (":2", "a, 0..<2000000000\n"),
    ("4:", "a, 4000000000..<9000000000000000000\n"),
  ])
  func takesWindowsInSeconds(window: String, expected: String) {
    #expect(ToolRun("echo", "a", "--window", window, extra: [EchoCommand.self]).output == expected)
  }

  @Test(arguments: [
    (["echo"], "FILE is missing"), (["echo", "a", "b"], "nothing to do with 'b'"),
    (["echo", "a", "--wat"], "unknown option '--wat'"), (["echo", "a", "--top"], "--top needs a value"),
    (["echo", "a", "--top", "0"], "--top takes a whole number from 1, not '0'"),
    (["echo", "a", "--window", "3:2"], "--window takes two times in seconds, as 1.5:3, not '3:2'"),
    (["echo", "a", "--window", "nan:2"], "--window takes two times in seconds, as 1.5:3, not 'nan:2'"),
    (["echo", "a", "--window", "1:1e300"], "--window takes two times in seconds, as 1.5:3, not '1:1e300'"),
  ])
  func refusesWhatMakesNoSense(arguments: [String], message: String) {
    let run = ToolRun(arguments, extra: [EchoCommand.self])
    #expect(run.errors == "apus echo: \(message) (see apus echo --help)\n")
    #expect(run.code == 1)
    #expect(run.output.isEmpty)
  }

  @Test func namesUnknownSubcommands() {
    let run = ToolRun("ehco", extra: [EchoCommand.self])
    #expect(run.errors == "apus: unknown subcommand 'ehco' (apus help lists them)\n")
    #expect(
      ToolRun("ech", extra: [EchoCommand.self]).errors
        == "apus: unknown subcommand 'ech'; did you mean 'echo'? (apus help lists them)\n")
    #expect(run.code == 1)
  }

  @Test func errorsAreOneLine() {
    let run = ToolRun("echo", "broken", extra: [EchoCommand.self])
    #expect(run.errors == "apus echo: broken: no such\u{FFFD}thing\n")
    #expect(run.code == 1)
  }

  @Test func helps() {
    #expect(ToolRun("help", extra: [EchoCommand.self]).output.contains("  echo  "))
    let expected = """
      usage: apus echo FILE [--top N] [-- WORDS…]

      Says what it was given.

        --top N  how many
        --json   as JSON

      """
    #expect(ToolRun("echo", "--help", extra: [EchoCommand.self]).output == expected)
    #expect(ToolRun("help", "echo", extra: [EchoCommand.self]).output == expected)
    #expect(ToolRun(extra: [EchoCommand.self]).code == 1)
  }

  @Test func coloursOnlyWhereAsked() {
    #expect(ToolRun("echo", "a", extra: [EchoCommand.self], isColoured: true).output == "\u{1B}[31ma\u{1B}[0m\n")
  }

  @Test func escapeSequencesFromFilesAreShownNotObeyed() {
    #expect(ToolRun("echo", "\u{1B}[2Ja\u{9B}", extra: [EchoCommand.self]).output == "\u{FFFD}[2Ja\u{FFFD}\n")
  }
}

struct TextTableTests {
  @Test func alignsAndGivesWay() {
    var table = TextTable([("view", .left), ("count", .right), ("where", .left)])
    table.add(["LandmarkDistanceFormatter", "14", "Row.swift:19"])
    table.add(["A", "5", ""])
    #expect(
      table.lines(width: 100).map { $0.rendered(isColoured: false) } == [
        "  view                       count  where",
        "  LandmarkDistanceFormatter     14  Row.swift:19",
        "  A                              5",
      ])
    // 2 + 25 + 2 + 5 + 2 + 12 = 48 columns; 40 leave 17 to the first.
    #expect(table.lines(width: 40)[1].rendered(isColoured: false) == "  Landm…ceFormatter     14  Row.swift:19")
  }

  /// A column without text takes no room: 2 + 16 + 2 + 5 + 2 + 12 = 39 are needed for all others.
  @Test func leavesOutWhatItHasNoRoomFor() {
    var table = TextTable([("view", .left), ("count", .right), ("", .left), ("where", .left)], optional: [3])
    table.add(["LandmarkDistanceFormatter", "14", "", "Row.swift:19"])
    let line = { (width: Int) in table.lines(width: width)[1].rendered(isColoured: false) }
    #expect(line(39) == "  Landm…eFormatter     14  Row.swift:19")
    #expect(line(38) == "  LandmarkDistanceFormatter     14")
  }

  @Test func linesAreCutBetweenWords() {
    let line = StyledText("checked: ") + StyledText("19 Globe", .dim)
    let cut = { (limit: Int) in line.cut(to: limit).rendered(isColoured: false) }
    #expect(cut(17) == "checked: 19 Globe")
    #expect(cut(16) == "checked: 19 …")
    #expect(cut(11) == "checked: …")
    #expect(cut(5) == "chec…")
    #expect(cut(1) == "…")
  }

  @Test func namesLoseTheirMiddle() {
    let name = StyledText("LandmarkList", .bold) + StyledText("/Row")
    #expect(name.elided(to: 16) == name)
    // Of 7, a third of 6 for the beginning and the rest for the end.
    #expect(name.elided(to: 7).rendered(isColoured: false) == "La…/Row")
    #expect(name.elided(to: 1).rendered(isColoured: false) == "…")
    #expect(name.elided(to: 0).width == 0)
  }

  /// Names come from files: an override of the direction of text, an escape, and the eight-bit beginning of one.
  @Test func aTerminalIsSentNothingThatItObeys() throws {
    final class Capture { var text = "" }
    let (names, capture) = ("a\u{202E}b\u{1B}[2Jc\u{9B}d\u{2066}e", Capture())
    let shown = "a\u{FFFD}b\u{FFFD}[2Jc\u{FFFD}d\u{FFFD}e"
    func console(isTerminal: Bool) -> Console {
      capture.text = ""
      return Console(
        isTerminal: isTerminal, output: { capture.text += $0 }, errorOutput: { capture.text += $0 })
    }
    console(isTerminal: false).write(StyledText(names))
    #expect(capture.text == shown + "\n")
    console(isTerminal: false).report(names)
    #expect(capture.text == shown + "\n")
    console(isTerminal: true).writeRaw("{\n\t\(names)\r\n")
    #expect(capture.text == "{\n\t\(shown)\r\n")
    // Other programs get what is there.
    console(isTerminal: false).writeRaw(names)
    #expect(capture.text == names)
    try console(isTerminal: true).writeJSON([names])
    #expect(capture.text == "[\n  \"a\u{FFFD}b\\u001b[2Jc\u{FFFD}d\u{FFFD}e\"\n]\n")
  }
}
