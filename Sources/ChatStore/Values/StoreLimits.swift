/// How much is taken from outside. What is beyond is cut or refused where somebody sees it.
public enum StoreLimits {
  /// Bytes of a message's text; what comes from a server is cut there and says so (``Message/isCut``), what is sent is refused.
  public static let text = 1 << 20
  /// Bytes of what else a message holds: descriptions of its attachments, an unknown payload. It is refused beyond.
  public static let payload = 1 << 20
  /// Bytes of an id of a server; beyond it the event is refused.
  public static let identifier = 1024
  /// Bytes of a reaction's emoji; beyond it the event is refused.
  public static let emoji = 256
  /// Characters of names and topics, which are cut there.
  public static let name = 1000
  /// Different emoji of one message that are told; all are kept.
  public static let reactions = 100
  /// Different choices of answers of one poll that are counted, the most frequent first.
  public static let kindsOfVotes = 1000
  /// Bytes of a vote's answers; beyond it the event is refused.
  public static let vote = 8192
  /// Users of one message that are told as its readers; all are kept.
  public static let readers = 100
  /// Messages in one page.
  public static let page = 1000
  /// Rows that a window's stream names at once; beyond it says that the window is to be read again.
  public static let observedRows = 1000
  /// Characters of the title and of the site of a link's preview.
  public static let previewTitle = 200
  /// Characters of the text of a link's preview.
  public static let previewText = 400
  /// Links of which it is known what they lead to; of more the oldest leave.
  public static let previews = 2000
  /// Words of a search that count.
  public static let searchedWords = 32
}

extension String {
  /// The longest beginning of at most `count` bytes that is still Unicode.
  func cut(toBytes count: Int) -> String {
    guard utf8.count > count else { return self }
    var end = utf8.index(startIndex, offsetBy: count)
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return String(self[..<end])
  }
}
