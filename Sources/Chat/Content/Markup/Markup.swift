import ChatStore
import Foundation

/// A text of Markdown as it is shown: blocks of runs.
struct Markup: Equatable {
  var blocks: [Block]

  /// A part that stands for itself.
  enum Block: Equatable {
    case paragraph([Run])
    /// From 1, the largest.
    case heading([Run], level: Int)
    case quote([Run])
    /// A point of a list, with its mark and how deep it stands.
    case item([Run], mark: String, depth: Int)
    case code(String)
  }

  /// A stretch of text in one style.
  struct Run: Equatable {
    var text: String
    var style: Style = []
    /// Where a link leads: http, https or mailto.
    var link: URL?
    /// Whether it names a user.
    var isMention = false
    /// Whether a search found it.
    var isFound = false
  }

  /// Styles within a line.
  struct Style: OptionSet, Hashable {
    let rawValue: UInt8
    static let strong = Style(rawValue: 1)
    static let emphasis = Style(rawValue: 2)
    static let struck = Style(rawValue: 4)
    static let code = Style(rawValue: 8)
  }

  /// Where its links lead, in order.
  var links: [URL] {
    blocks.flatMap { block -> [URL] in
      switch block {
      case .paragraph(let runs), .heading(let runs, _), .quote(let runs), .item(let runs, _, _): runs.compactMap(\.link)
      case .code: []
      }
    }
  }

  /// What it says, without marks.
  var plain: String {
    blocks.map { block in
      switch block {
      case .paragraph(let runs), .heading(let runs, _), .quote(let runs): runs.plain
      case .item(let runs, let mark, _): mark + " " + runs.plain
      case .code(let text): text
      }
    }.joined(separator: "\n")
  }
}

extension [Markup.Run] {
  var plain: String { map(\.text).joined() }

  /// With what a search finds in them as runs of their own. Words go on from run to run; of a character, which may be an
  /// emoji with its skin, either all is marked or nothing.
  func marking(_ query: SearchQuery) -> [Markup.Run] {
    let text = plain
    func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }
    var found = text.characters(with: query.ranges(in: text)).map {
      offset($0.lowerBound)..<offset($0.upperBound)
    }[...]
    var (result, place): ([Markup.Run], Int) = ([], 0)
    for run in self {
      var rest = run.text[...]
      while !rest.isEmpty {
        while let first = found.first, first.upperBound <= place { found.removeFirst() }
        let isFound = found.first.map { $0.lowerBound <= place } ?? false
        let next = found.first.map { isFound ? $0.upperBound : $0.lowerBound } ?? .max
        let count = Swift.min(next - place, rest.utf8.count)
        var part = run
        part.text = String(rest.prefix(upTo: rest.utf8.index(rest.startIndex, offsetBy: count)))
        part.isFound = isFound
        result.append(part)
        rest = rest[rest.utf8.index(rest.startIndex, offsetBy: count)...]
        place += count
      }
    }
    return result
  }
}

extension String {
  /// Ranges of scalars, in order and apart, as those of the characters that have any of them. Each character is looked at once.
  fileprivate func characters(with ranges: [Range<Index>]) -> [Range<Index>] {
    var whole: [Range<Index>] = []
    for range in ranges {
      let last = whole.last?.upperBound ?? startIndex
      if range.upperBound <= last { continue }
      let lower = range.lowerBound <= last ? last : start(ofCharacterAt: range.lowerBound)
      let start = range.upperBound == endIndex ? endIndex : start(ofCharacterAt: range.upperBound)
      let upper = start < range.upperBound ? index(after: start) : start
      if range.lowerBound < last, let before = whole.popLast() {
        whole.append(before.lowerBound..<upper)
      } else {
        whole.append(lower..<upper)
      }
    }
    return whole
  }

  /// Where the character begins that an index is at or in.
  private func start(ofCharacterAt place: Index) -> Index { index(before: index(after: place)) }
}
