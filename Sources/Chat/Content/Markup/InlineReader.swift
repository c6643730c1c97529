import Foundation

/// Reads the styles, links and mentions of a paragraph.
///
/// Emphasis is CommonMark's but for one thing: a mark finds its partner among the last 32 that are open, so that time grows
/// with the length alone.
struct InlineReader {
  private static let openMarks = 32

  private let members: ChatMembers

  init(_ members: ChatMembers) { self.members = members }

  func runs(of text: some StringProtocol) -> [Markup.Run] {
    let plain = String(text)
    guard plain.utf8.contains(where: Self.mayMatter) else { return [Markup.Run(text: plain)] }
    var scanner = InlineScanner(plain, members)
    scanner.scan()
    return Self.styled(scanner.pieces)
  }

  /// Whether a byte may begin something: a mark, a link, a mention. Bare links are found by their colon.
  private static func mayMatter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
      UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "@"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// Pairs marks, and gives what is between them their style.
  private static func styled(_ pieces: [InlineScanner.Piece]) -> [Markup.Run] {
    var left = pieces.map { $0.mark?.count ?? 0 }
    // How many more spans of a style are open behind a piece than before it.
    var changes = [Markup.Style: [Int]]()
    var open: [Int] = []
    for index in pieces.indices {
      guard let mark = pieces[index].mark else { continue }
      if mark.canClose {
        while left[index] > 0,
          let place = open.suffix(openMarks).lastIndex(where: { pieces[$0].mark?.character == mark.character })
        {
          let opener = open[place]
          let count = Swift.min(2, left[opener], left[index])
          let style: Markup.Style = mark.character == "~" ? .struck : count == 2 ? .strong : .emphasis
          changes[style, default: Array(repeating: 0, count: pieces.count + 1)][opener + 1] += 1
          changes[style]![index] -= 1
          left[opener] -= count
          left[index] -= count
          open.removeSubrange((place + (left[opener] > 0 ? 1 : 0))...)
        }
      }
      if mark.canOpen, left[index] > 0 { open.append(index) }
    }
    return runs(pieces, left, changes)
  }

  private static func runs(
    _ pieces: [InlineScanner.Piece], _ left: [Int], _ changes: [Markup.Style: [Int]]
  ) -> [Markup.Run] {
    var depth = [Markup.Style: Int]()
    var runs: [Markup.Run] = []
    for index in pieces.indices {
      var run = pieces[index].run
      for (style, changes) in changes {
        depth[style, default: 0] += changes[index]
        if depth[style, default: 0] > 0 { run.style.insert(style) }
      }
      if let mark = pieces[index].mark { run.text = String(repeating: mark.character, count: left[index]) }
      if run.text.isEmpty { continue }
      if let last = runs.last, last.style == run.style, last.link == run.link, last.isMention == run.isMention {
        runs[runs.count - 1].text += run.text
      } else {
        runs.append(run)
      }
    }
    return runs
  }
}
