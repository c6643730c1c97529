public import Foundation

/// What a link leads to, as a server has seen it.
public struct LinkPreview: Hashable, Sendable {
  /// What the page is called, never empty.
  public let title: String
  /// The beginning of what it says.
  public let text: String
  /// What the site is called.
  public let site: String
  /// The source of a picture of it, which the server has.
  public let image: String?
  /// Pixels of the picture, as the page says.
  public let width: Int?
  /// Pixels of the picture, as the page says.
  public let height: Int?

  /// What a link leads to; nil without a title. Texts are cut to ``StoreLimits/previewTitle`` and
  /// ``StoreLimits/previewText`` characters, a source above ``StoreLimits/identifier`` is left out.
  public init?(
    title: String, text: String = "", site: String = "", image: String? = nil, width: Int? = nil, height: Int? = nil
  ) {
    func line(_ text: String, _ limit: Int) -> String {
      // A letter may have any number of marks.
      let words = text.cut(toBytes: limit * 8).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return String(words.prefix(limit))
    }
    self.title = line(title, StoreLimits.previewTitle)
    self.text = line(text, StoreLimits.previewText)
    self.site = line(site, StoreLimits.previewTitle)
    let image = image.flatMap { $0.utf8.count <= StoreLimits.identifier ? $0 : nil }
    self.image = image
    self.width = image == nil ? nil : width
    self.height = image == nil ? nil : height
    if self.title.isEmpty { return nil }
  }
}

/// What the store knows of a link.
public struct KeptPreview: Hashable, Sendable {
  /// Nil if there is nothing to see of it.
  public let preview: LinkPreview?
  /// When a server was asked.
  public let askedAt: Date
}
