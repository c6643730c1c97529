import Foundation

/// What a file in RSS or Atom says.
public struct ParsedFeed: Hashable, Sendable {
  public struct Article: Hashable, Sendable {
    /// Tells it from the feed's other articles.
    public var identity = ""
    public var title = ""
    public var author = ""
    public var date: Date?
    public var link: URL?
    /// In Markdown.
    public var text = ""

    public init() {}
  }

  public var title = ""
  /// Where the feed is from, or its title where it does not say.
  public var address = ""
  public var articles: [Article] = []

  public init() {}
}
