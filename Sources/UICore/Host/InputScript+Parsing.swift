import Foundation
import Geometry

extension InputScript {
  /// Limits of a script, so that a damaged file cannot make a program run forever or use up memory.
  enum Limit {
    static let commands = 100_000
    static let seconds = 3_600.0
    static let frames = 100_000
    static let coordinate = 1_000_000.0
    static let side = 16_384.0
  }

  /// Parses a script; throws at the first invalid line.
  public init(parsing source: String) throws(InputScriptError) {
    self.init(commands: [])
    for (index, line) in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      var parser = LineParser(line: index + 1, rest: line)
      guard let command = try parser.parseCommand() else { continue }
      guard commands.count < Limit.commands else {
        throw InputScriptError(line: index + 1, message: "more than \(Limit.commands) commands")
      }
      commands.append(command)
    }
  }
}

/// Parses one line, from left to right.
private struct LineParser {
  let line: Int
  var rest: Substring

  /// Nil for an empty line or a comment.
  mutating func parseCommand() throws(InputScriptError) -> InputScript.Command? {
    guard let name = nextWord() else { return nil }
    let command = try parseArguments(of: name)
    if let extra = nextWord() { throw error("'\(extra)' is one argument too many for '\(name)'") }
    return command
  }

  private mutating func parseArguments(of name: String) throws(InputScriptError) -> InputScript.Command {
    switch name {
    case "wait": return .wait(try seconds())
    case "frames": return .frames(try frameCount())
    case "move": return .move(try point())
    case "click": return .click(try point(), count: 1)
    case "doubleclick": return .click(try point(), count: 2)
    case "drag":
      let (from, to) = (try point(), try point())
      return .drag(from: from, to: to, seconds: try hasMore() ? seconds() : 0.3)
    case "scroll":
      let location = try point()
      let dx = try coordinate("the horizontal distance")
      return .scroll(location, delta: CGVector(dx: dx, dy: try coordinate("the vertical distance")))
    case "key": return try keyPress()
    case "text": return .text(try string("the text"))
    case "resize":
      let width = try number("the width", in: 1...InputScript.Limit.side)
      return .resize(CGSize(width: width, height: try number("the height", in: 1...InputScript.Limit.side)))
    case "appearance":
      let value = try word("light or dark")
      guard value == "light" || value == "dark" else { throw error("'\(value)' is neither light nor dark") }
      return .appearance(isDark: value == "dark")
    case "snapshot": return .snapshot(try string("the file to write"))
    default:
      throw error(
        "'\(name)' is not a command; the commands are appearance, click, doubleclick, drag, frames, key, move, resize, "
          + "scroll, snapshot, text and wait")
    }
  }

  // MARK: Arguments

  private mutating func keyPress() throws(InputScriptError) -> InputScript.Command {
    let chord = try word("a key")
    var modifiers: EventModifiers = []
    var rest = chord[...]
    // The last character may itself be a plus sign, as in `ctrl++`.
    while let plus = rest.firstIndex(of: "+"), plus != rest.startIndex, rest.index(after: plus) != rest.endIndex {
      let name = rest[..<plus]
      guard let modifier = EventModifiers(scriptName: name) else {
        throw error("'\(name)' is not a modifier; the modifiers are shift, ctrl, alt and cmd")
      }
      modifiers.insert(modifier)
      rest = rest[rest.index(after: plus)...]
    }
    guard let key = InputEvent.Key(scriptName: rest) else { throw error("'\(rest)' is not a key") }
    return .key(key, modifiers: modifiers)
  }

  private mutating func point() throws(InputScriptError) -> CGPoint {
    let x = try coordinate("x")
    return CGPoint(x: x, y: try coordinate("y"))
  }

  private mutating func coordinate(_ what: String) throws(InputScriptError) -> Double {
    try number(what, in: -InputScript.Limit.coordinate...InputScript.Limit.coordinate)
  }

  private mutating func seconds() throws(InputScriptError) -> Double {
    try number("seconds", in: 0...InputScript.Limit.seconds)
  }

  private mutating func frameCount() throws(InputScriptError) -> Int {
    let value = try word("the number of frames")
    guard let count = Int(value), (0...InputScript.Limit.frames).contains(count) else {
      throw error("'\(value)' is not a number of frames from 0 to \(InputScript.Limit.frames)")
    }
    return count
  }

  private mutating func number(_ what: String, in range: ClosedRange<Double>) throws(InputScriptError) -> Double {
    let value = try word(what)
    guard let number = Double(value), range.contains(number) else {
      throw error("\(what) must be a number from \(range.lowerBound) to \(range.upperBound), not '\(value)'")
    }
    return number
  }

  // MARK: Words

  private mutating func skipSpaces() {
    rest = rest.drop { $0 == " " || $0 == "\t" }
    if rest.first == "#" { rest = rest.suffix(0) }
  }

  private mutating func hasMore() -> Bool {
    skipSpaces()
    return !rest.isEmpty
  }

  private mutating func nextWord() -> String? {
    guard hasMore() else { return nil }
    let word = rest.prefix { $0 != " " && $0 != "\t" }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private mutating func word(_ what: String) throws(InputScriptError) -> String {
    guard let word = nextWord() else { throw error("\(what) is missing") }
    return word
  }

  /// A word, or text in double quotes with the escapes `\"`, `\\`, `\n` and `\t`.
  private mutating func string(_ what: String) throws(InputScriptError) -> String {
    guard hasMore() else { throw error("\(what) is missing") }
    guard rest.first == "\"" else { return try word(what) }
    rest.removeFirst()
    var result = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return result
      case "\\":
        switch rest.popFirst() {
        case "\""?: result.append("\"")
        case "\\"?: result.append("\\")
        case "n"?: result.append("\n")
        case "t"?: result.append("\t")
        case let other?: throw error("'\\\(other)' means nothing; use \\\" \\\\ \\n or \\t")
        case nil: throw error("the closing quote of \(what) is missing")
        }
      default: result.append(character)
      }
    }
    throw error("the closing quote of \(what) is missing")
  }

  private func error(_ message: String) -> InputScriptError { InputScriptError(line: line, message: message) }
}

extension EventModifiers {
  fileprivate init?(scriptName name: Substring) {
    switch name {
    case "shift": self = .shift
    case "ctrl", "control": self = .control
    case "alt", "option": self = .option
    case "cmd", "command": self = .command
    default: return nil
    }
  }
}

extension InputEvent.Key {
  fileprivate init?(scriptName name: Substring) {
    switch name {
    case "return": self = .return
    case "tab": self = .tab
    case "escape": self = .escape
    case "space": self = .space
    case "delete", "backspace": self = .delete
    case "deleteforward": self = .deleteForward
    case "up": self = .upArrow
    case "down": self = .downArrow
    case "left": self = .leftArrow
    case "right": self = .rightArrow
    case "home": self = .home
    case "end": self = .end
    case "pageup": self = .pageUp
    case "pagedown": self = .pageDown
    default:
      if name.first == "f", let number = Int(name.dropFirst()), (1...24).contains(number) {
        self = .function(number)
      } else if name.count == 1, let character = name.lowercased().first {
        self = .character(character)
      } else {
        return nil
      }
    }
  }
}
