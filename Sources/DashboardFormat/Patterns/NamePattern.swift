/// A regular expression over names, in time that grows no faster than pattern times name.
///
/// Patterns come from files, so no pattern may take long: all ways through it are followed at once, one character after
/// another (K. Thompson, Regular Expression Search Algorithm, 1968; R. Pike's extension for groups). It has what
/// dashboards use: classes, groups, alternatives, counts, lazy ones too, anchors, `\b`, lookahead, `(?i)`. A pattern
/// with anything else, of more than 200 bytes or of more than 400 steps, is none.
package struct NamePattern: Sendable {
  /// One step of the program that a pattern is.
  enum Step: Sendable {
    case set(CharacterSet)
    /// Both ways, the first preferred.
    case split(Int, Int)
    case jump(Int)
    /// The beginning or end of a group.
    case mark(Int)
    case start, end
    case wordEdge(Bool)
    /// Whether what follows matches, without taking it.
    case look([Step], isNegative: Bool)
    case match
  }

  /// Characters by ranges.
  struct CharacterSet: Sendable {
    var ranges: [ClosedRange<UInt32>]
    var isInverted = false

    func contains(_ scalar: UInt32) -> Bool { ranges.contains { $0.contains(scalar) } != isInverted }
  }

  let steps: [Step]
  let ignoresCase: Bool
  let groupCount: Int
  static let longestPattern = 200
  /// The most characters of a name that are looked at.
  static let longestName = 300
  static let mostSteps = 400

  package init?(_ text: String) {
    guard text.utf8.count <= Self.longestPattern else { return nil }
    var parser = PatternParser(text)
    guard let steps = parser.program() else { return nil }
    self.steps = steps
    ignoresCase = parser.ignoresCase
    groupCount = parser.groupCount
  }

  /// Whether it is found anywhere in a name.
  package func matches(_ name: String) -> Bool { firstMatch(in: Self.scalars(name)) != nil }

  /// The name with its first match replaced; `$1` in the template is the first group, `$0` all of the match.
  package func replacingFirst(in name: String, with template: String) -> String {
    guard name.unicodeScalars.count <= Self.longestName, template.utf8.count <= Self.longestPattern else { return name }
    let scalars = Self.scalars(name)
    guard let marks = firstMatch(in: scalars), let start = marks[0], let end = marks[1] else { return name }
    var result = Self.text(scalars[..<start])
    var rest = template[...]
    while let sign = rest.firstIndex(of: "$") {
      result += rest[..<sign]
      let digits = rest[rest.index(after: sign)...].prefix { $0.isASCII && $0.isNumber }.prefix(1)
      guard let group = Int(digits) else {
        result.append("$")
        rest = rest[rest.index(after: sign)...]
        continue
      }
      if 2 * group + 1 < marks.count, let from = marks[2 * group], let to = marks[2 * group + 1] {
        result += Self.text(scalars[from..<to])
      }
      rest = rest[digits.endIndex...]
    }
    return result + rest + Self.text(scalars[end...])
  }

  private static func scalars(_ name: String) -> [UInt32] { name.unicodeScalars.prefix(longestName).map(\.value) }

  private static func text(_ scalars: ArraySlice<UInt32>) -> String {
    var text = ""
    for scalar in scalars.compactMap(Unicode.Scalar.init) { text.unicodeScalars.append(scalar) }
    return text
  }

  // MARK: Matching

  /// The marks of the first match: the begin and end of the whole, then of each group.
  private func firstMatch(in name: [UInt32]) -> [Int?]? {
    var run = Run(steps: steps, name: name, ignoresCase: ignoresCase)
    return run.match(from: 0, isAnchored: false, markCount: 2 * (groupCount + 1))
  }

  private struct Run {
    let steps: [Step]
    let name: [UInt32]
    let ignoresCase: Bool
    private var threads: [(step: Int, marks: [Int?])] = []
    private var seen: [Int]

    init(steps: [Step], name: [UInt32], ignoresCase: Bool) {
      self.steps = steps
      self.name = name
      self.ignoresCase = ignoresCase
      seen = Array(repeating: -1, count: steps.count)
    }

    mutating func match(from start: Int, isAnchored: Bool, markCount: Int) -> [Int?]? {
      var found: [Int?]?
      threads = []
      for place in start...max(name.count, start) {
        // A later beginning counts only while nothing earlier is under way.
        if found == nil, !isAnchored || place == start {
          var marks = [Int?](repeating: nil, count: max(markCount, 2))
          marks[0] = place
          threads += follow(0, place, marks)
        }
        var next: [(step: Int, marks: [Int?])] = []
        let entry = place < name.count ? name[place] : nil
        threads: for thread in threads {
          switch steps[thread.step] {
          case .match:
            var marks = thread.marks
            marks[1] = place
            found = marks
            // Those after it are less wanted.
            break threads
          case .set(let set):
            if let entry, contains(set, entry) { next += follow(thread.step + 1, place + 1, thread.marks) }
          default: break
          }
        }
        threads = next
        if threads.isEmpty, found != nil || isAnchored { break }
      }
      return found
    }

    private func contains(_ set: CharacterSet, _ scalar: UInt32) -> Bool {
      if set.contains(scalar) { return true }
      guard ignoresCase, let character = Unicode.Scalar(scalar) else { return false }
      return [character.properties.lowercaseMapping, character.properties.uppercaseMapping].contains { other in
        other.unicodeScalars.count == 1 && set.contains(other.unicodeScalars.first!.value)
      }
    }

    /// What a step leads to without taking a character, in the order of preference.
    private mutating func follow(_ first: Int, _ place: Int, _ marks: [Int?]) -> [(step: Int, marks: [Int?])] {
      var list: [(step: Int, marks: [Int?])] = []
      var open = [(first, marks)]
      while let (step, marks) = open.popLast() {
        guard seen[step] != place else { continue }
        seen[step] = place
        switch steps[step] {
        case .set, .match: list.append((step, marks))
        case .jump(let target): open.append((target, marks))
        case .split(let preferred, let other):
          open.append((other, marks))
          open.append((preferred, marks))
        case .mark(let index):
          var marks = marks
          if marks.indices.contains(index) { marks[index] = place }
          open.append((step + 1, marks))
        case .start: if place == 0 { open.append((step + 1, marks)) }
        case .end: if place == name.count { open.append((step + 1, marks)) }
        case .wordEdge(let isEdge):
          if (isWord(place - 1) != isWord(place)) == isEdge { open.append((step + 1, marks)) }
        case .look(let inner, let isNegative):
          var run = Run(steps: inner, name: name, ignoresCase: ignoresCase)
          let isThere = run.match(from: place, isAnchored: true, markCount: 2) != nil
          if isThere != isNegative { open.append((step + 1, marks)) }
        }
      }
      return list
    }

    private func isWord(_ place: Int) -> Bool {
      name.indices.contains(place) && PatternParser.word.contains(name[place])
    }
  }
}
