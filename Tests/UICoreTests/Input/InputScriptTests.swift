import Foundation
import Geometry
import Testing
import UICore

@Suite struct InputScriptTests {
  private func commands(_ source: String) throws -> [InputScript.Command] {
    try InputScript(parsing: source).commands
  }

  @Test func everyCommandParses() throws {
    let parsed = try commands(
      """
      # A session.
      wait 0.5
      frames 3
      move 1 2
      click 10 20.5   # with a comment
      doubleclick -1 +2
      drag 0 0 100 50
      drag 0 0 100 50 1.5
      scroll 5 6 0 -120
      key return
      text "a \\"quoted\\" \\\\ line\\n#1"
      text word
      resize 320 240

      appearance dark
      appearance light
      snapshot out/first.png
      snapshot "with space.png"
      """)
    #expect(
      parsed == [
        .wait(0.5), .frames(3), .move(CGPoint(x: 1, y: 2)), .click(CGPoint(x: 10, y: 20.5), count: 1),
        .click(CGPoint(x: -1, y: 2), count: 2),
        .drag(from: .zero, to: CGPoint(x: 100, y: 50), seconds: 0.3),
        .drag(from: .zero, to: CGPoint(x: 100, y: 50), seconds: 1.5),
        .scroll(CGPoint(x: 5, y: 6), delta: CGVector(dx: 0, dy: -120)), .key(.return, modifiers: []),
        .text("a \"quoted\" \\ line\n#1"), .text("word"), .resize(CGSize(width: 320, height: 240)),
        .appearance(isDark: true), .appearance(isDark: false), .snapshot("out/first.png"),
        .snapshot("with space.png"),
      ])
  }

  @Test(
    arguments: [
      ("key a", InputEvent.Key.character("a"), EventModifiers()),
      ("key ctrl+shift+Z", .character("z"), [.control, .shift] as EventModifiers),
      ("key cmd++", .character("+"), EventModifiers.command),
      ("key +", .character("+"), EventModifiers()),
      ("key alt+left", .leftArrow, EventModifiers.option),
      ("key f12", .function(12), EventModifiers()),
      ("key f", .character("f"), EventModifiers()),
      ("key backspace", .delete, EventModifiers()),
      ("key ctrl+ä", .character("ä"), EventModifiers.control),
    ] as [(String, InputEvent.Key, EventModifiers)])
  func keysParse(source: String, key: InputEvent.Key, modifiers: EventModifiers) throws {
    #expect(try commands(source) == [.key(key, modifiers: modifiers)])
  }

  @Test(arguments: [
    ("clck 1 2", 1, "'clck' is not a command"),
    ("wait 1\nclick 3", 2, "y is missing"),
    ("click 1 2 3", 1, "'3' is one argument too many for 'click'"),
    ("move nan 0", 1, "not 'nan'"),
    ("move inf 0", 1, "not 'inf'"),
    ("wait -1", 1, "not '-1'"),
    ("wait 1e9", 1, "not '1e9'"),
    ("frames 1.5", 1, "'1.5' is not a number of frames"),
    ("\n\nkey hyper+a", 3, "'hyper' is not a modifier"),
    ("key f99", 1, "'f99' is not a key"),
    ("key ctrl+", 1, "'ctrl+' is not a key"),
    ("text \"open", 1, "closing quote"),
    ("text \"\\x\"", 1, "means nothing"),
    ("appearance blue", 1, "'blue' is neither light nor dark"),
    ("resize 0 100", 1, "the width must be a number"),
    ("resize 100 99999", 1, "the height must be a number"),
    ("snapshot", 1, "the file to write is missing"),
  ])
  func errorsNameTheLine(source: String, line: Int, message: String) {
    let error = #expect(throws: InputScriptError.self) { try InputScript(parsing: source) }
    #expect(error?.line == line)
    #expect(error?.description.hasPrefix("script line \(line): ") == true)
    #expect(error?.message.contains(message) == true, "\(String(describing: error))")
  }

  @Test func lineEndingsOfAnySystemCount() throws {
    #expect(try commands("wait 1\r\nwait 2\r\n") == [.wait(1), .wait(2)])
    #expect(throws: InputScriptError(line: 3, message: "x is missing")) { try commands("wait 1\r\n\r\nmove") }
  }

  @Test func aScriptHasABound() {
    let source = String(repeating: "wait 0\n", count: 100_001)
    let error = #expect(throws: InputScriptError.self) { try InputScript(parsing: source) }
    #expect(error?.line == 100_001)
  }

  /// Any text is either a script or a typed error; a crash would end the test run.
  @Test func randomLinesNeverCrash() {
    var random = SplitMix(state: 42)
    let words = [
      "click", "drag", "text", "key", "wait", "scroll", "resize", "\"", "\\", "#", "ctrl+", "+", "1", "-2.5", "1e308",
      "nan", "ﬀ", "İ", "👩‍👩‍👧", "\u{0}", "f1", "shift+ß", "\t", "\r\n", "snapshot", "appearance", "dark", "\u{301}",
    ]
    var accepted = 0
    for _ in 0..<2_000 {
      let line = (0..<random.next() % 7).map { _ in words[Int(random.next() % UInt64(words.count))] }
        .joined(separator: random.next() % 4 == 0 ? "" : " ")
      do {
        let script = try InputScript(parsing: line)
        accepted += 1
        for command in script.commands { _ = command.steps.count }
      } catch {
        #expect(error.line >= 1)
      }
    }
    #expect(accepted > 0 && accepted < 2_000)
  }
}

/// A small repeatable generator (Steele, Lea and Flood, "Fast splittable pseudorandom number generators").
struct SplitMix {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }
}
