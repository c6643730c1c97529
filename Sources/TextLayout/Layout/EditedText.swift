/// What a ``FontSystem`` keeps of a text while somebody edits it: each editor has one, and it goes with the editor.
///
/// Of a text of 4 KB and more these are its paragraphs, shaped, some 40 bytes a character; of a shorter one nothing.
public final class EditedText: @unchecked Sendable {
  // Guarded by the font system's shaping lock:
  /// The texts that were asked for last, the latest last: with and without what an input method composes.
  private var latest: [LongText] = []
  /// The fonts that they were shaped with.
  private var fontSet = 0
  private static let limit = 2

  /// Knows nothing yet.
  public init() {}

  /// - Parameters:
  ///   - fontSet: rises when the fonts change.
  ///   - makeEntry: shapes a paragraph.
  func longText(_ key: LayoutKey, fontSet: Int, makeEntry: (StyledText) -> LayoutEntry) -> LongText {
    if self.fontSet != fontSet { (latest, self.fontSet) = ([], fontSet) }
    if let known = latest.last(where: { $0.key == key }) { return known }
    let text = LongText(key, after: latest, makeEntry: makeEntry)
    if latest.count == Self.limit { latest.removeFirst() }
    latest.append(text)
    return text
  }

  func forget() { latest = [] }
}
