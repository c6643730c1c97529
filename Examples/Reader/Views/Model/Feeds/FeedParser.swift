import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Follows the elements of RSS 2.0, RSS 1.0 and Atom.
final class FeedParser: NSObject, XMLParserDelegate {
  private(set) var feed = ParsedFeed()
  private(set) var isFeed = false
  private var article: ParsedFeed.Article?
  private var summary = ""
  private var path: [String] = []
  private var text = ""
  /// Where the first mistake is.
  private var wrongLine: Int?

  /// - Returns: The line where the data is no XML; nil where all of it is.
  func parse(_ data: Data) -> Int? {
    let parser = XMLParser(data: data)
    parser.delegate = self
    parser.shouldResolveExternalEntities = false
    let isWhole = parser.parse()
    // Linux's parser also succeeds where it closes elements that the file leaves open.
    if let wrongLine { return wrongLine }
    return isWhole && parser.parserError == nil && path.isEmpty ? nil : max(parser.lineNumber, 1)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    if wrongLine == nil { wrongLine = max(parser.lineNumber, 1) }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    if path.isEmpty { isFeed = ["rss", "feed", "rdf:RDF"].contains(element) }
    path.append(element)
    text = ""
    switch element {
    case "item", "entry":
      article = ParsedFeed.Article()
      summary = ""
    case "link":
      // Atom's links are attributes. A feed's own is its address, the others' lead to the page.
      guard let address = attributes["href"] else { break }
      let relation = attributes["rel"] ?? "alternate"
      if article != nil {
        if relation == "alternate" { article?.link = URL(string: address) }
      } else if relation == "self" || feed.address.isEmpty {
        feed.address = address
      }
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, foundCDATA data: Data) { text += String(decoding: data, as: UTF8.self) }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    guard path.last == element else {
      if wrongLine == nil { wrongLine = max(parser.lineNumber, 1) }
      return
    }
    defer {
      path.removeLast()
      text = ""
    }
    let value = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if article != nil {
      take(value, of: element)
    } else if path.count <= 3, !path.contains("image"), !value.isEmpty {
      switch element {
      case "title": feed.title = HTMLText.plain(value)
      case "link", "id": if feed.address.isEmpty { feed.address = value }
      default: break
      }
    }
  }

  private func take(_ value: String, of element: String) {
    switch element {
    case "title": article?.title = HTMLText.plain(value)
    case "guid", "id": article?.identity = value
    case "link": if article?.link == nil, !value.isEmpty { article?.link = URL(string: value) }
    case "author", "dc:creator", "name": if !value.isEmpty { article?.author = HTMLText.plain(value) }
    case "pubDate", "published", "dc:date": if let date = FeedDate.date(value) { article?.date = date }
    case "updated": if article?.date == nil { article?.date = FeedDate.date(value) }
    case "content", "content:encoded": article?.text = HTMLText.markdown(value)
    case "description", "summary": summary = value
    case "item", "entry": finish()
    default: break
    }
  }

  private func finish() {
    guard var article else { return }
    if article.text.isEmpty { article.text = HTMLText.markdown(summary) }
    if article.title.isEmpty { article.title = "Untitled" }
    if article.identity.isEmpty { article.identity = article.link?.absoluteString ?? article.title }
    feed.articles.append(article)
    self.article = nil
  }
}
