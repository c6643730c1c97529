import Foundation

/// Which messages are listed.
public struct MessageQuery: Hashable, Sendable {
  public var place: Place
  public var order: MessageOrder
  /// Words, all of which must begin a word of the message.
  public var text: String
  public var filters: [SearchFilter]
  public var scope: SearchScope
  /// When today began.
  public var dayStart: Date
  /// Messages that stay among the unread ones while they are looked at.
  public var kept: Set<MessageSummary.ID>

  public init(
    place: Place, order: MessageOrder = .newest, text: String = "", filters: [SearchFilter] = [],
    scope: SearchScope = .place, dayStart: Date = .distantPast, kept: Set<MessageSummary.ID> = []
  ) {
    self.place = place
    self.order = order
    self.text = text
    self.filters = filters
    self.scope = scope
    self.dayStart = dayStart
    self.kept = kept
  }

  public var isSearch: Bool { !words.isEmpty || !filters.isEmpty }

  private var words: [String] {
    // A quotation mark or another sign of FTS5's language means nothing here.
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The rows' condition, with its values.
  var condition: (sql: String, values: [DatabaseValue]) {
    var parts: [String] = []
    var values: [DatabaseValue] = []
    if !(isSearch && scope == .everywhere) {
      switch place {
      case .folder(let id):
        parts.append("m.folder = ?")
        values.append(.int(id))
      case .today:
        parts += ["m.date >= ?", Self.isSeen]
        values.append(.double(dayStart.timeIntervalSince1970))
      case .unread:
        let numbers = kept.sorted().map(String.init).joined(separator: ",")
        parts += ["(m.is_read = 0 OR m.id IN (\(numbers)))", Self.isSeen]
      case .flagged: parts += ["m.is_flagged = 1", Self.isSeen]
      }
    }
    parts += filters.map(\.sql)
    if !words.isEmpty {
      parts.append("m.id IN (SELECT rowid FROM words WHERE words MATCH ?)")
      values.append(.text(words.map { "\"\($0)\"*" }.joined(separator: " ")))
    }
    return (parts.isEmpty ? "1" : parts.joined(separator: " AND "), values)
  }

  /// What lies in the trash or is not written yet is in no smart folder.
  static let isSeen = "m.folder NOT IN (SELECT id FROM folders WHERE kind IN ('trash', 'drafts'))"
}
