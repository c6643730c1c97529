import Foundation

/// Reads feeds from files.
public enum FeedFile {
  /// Bytes of the largest file that is read.
  public static let limit = 32 * 1_048_576

  public static func read(_ url: URL) throws(FeedProblem) -> ParsedFeed {
    let name = url.lastPathComponent
    guard let file = try? FileHandle(forReadingFrom: url) else { throw .cannotRead(name: name) }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: limit + 1) else { throw .cannotRead(name: name) }
    guard data.count <= limit else { throw .tooLarge(name: name, limit: limit) }
    return try parse(data, name: name)
  }

  /// - Parameter name: of the file, for what is said of it.
  public static func parse(_ data: Data, name: String) throws(FeedProblem) -> ParsedFeed {
    let parser = FeedParser()
    let line = parser.parse(data)
    if let line { throw .malformed(name: name, line: line) }
    guard parser.isFeed else { throw .noFeed(name: name) }
    var feed = parser.feed
    if feed.title.isEmpty { feed.title = name }
    if feed.address.isEmpty { feed.address = feed.title }
    return feed
  }
}
