import Foundation

/// A long text as its paragraphs, each shaped and laid out by itself: what is typed into one costs that one.
///
/// Guarded by the ``FontSystem``'s shaping lock.
final class LongText {
  /// A paragraph with the layouts made of it, and how many UTF-16 units end it.
  struct Paragraph {
    let entry: LayoutEntry
    let terminatorCount: Int
  }

  let key: LayoutKey
  let paragraphs: [Paragraph]
  var known = KnownLayouts()

  /// The fewest bytes of UTF-8 for which it pays to tell paragraphs apart.
  private static let minimumLength = 4096

  /// Whether the text is long, and the lines of each paragraph depend on it alone.
  static func fits(_ key: LayoutKey) -> Bool {
    let options = key.options
    return options.lineLimit == nil && options.minimumLines == 0
      && key.text.runs.reduce(0) { $0 + $1.text.utf8.count } >= minimumLength
  }

  /// - Parameters:
  ///   - others: earlier texts, the latest last. The paragraphs that one of them begins and ends with too are taken from it.
  ///   - makeEntry: shapes a paragraph.
  init(_ key: LayoutKey, after others: [LongText], makeEntry: (StyledText) -> LayoutEntry) {
    self.key = key
    let pieces = key.text.paragraphs()
    var (start, end, old): (Int, Int, [Paragraph]) = (0, 0, [])
    // Where something is typed, all but one paragraph are those of the text before.
    for other in others.reversed() where other.key.options == key.options && start + end < pieces.count - 1 {
      let shared = other.shared(with: pieces)
      if shared.start + shared.end > start + end { (start, end, old) = (shared.start, shared.end, other.paragraphs) }
    }
    paragraphs = pieces.enumerated().map { index, piece in
      let entry =
        if index < start {
          old[index].entry
        } else if index >= pieces.count - end {
          old[old.count - pieces.count + index].entry
        } else {
          makeEntry(piece.text)
        }
      return Paragraph(entry: entry, terminatorCount: piece.terminatorCount)
    }
  }

  /// How many paragraphs at the start and at the end are the same.
  private func shared(with pieces: [StyledText.Paragraph]) -> (start: Int, end: Int) {
    let limit = min(pieces.count, paragraphs.count)
    var start = 0
    while start < limit, paragraphs[start].entry.source == pieces[start].text { start += 1 }
    var end = 0
    while end < limit - start,
      paragraphs[paragraphs.count - 1 - end].entry.source == pieces[pieces.count - 1 - end].text
    {
      end += 1
    }
    return (start, end)
  }
}
