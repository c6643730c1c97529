import Foundation

/// An address of a message that may be opened: http, https or mailto.
struct ChatLink {
  let url: URL

  private static let beginnings = ["https://", "http://", "mailto:"].map { Array($0.unicodeScalars) }

  /// Nil for other schemes, for what is no address, and for one over 2,048 bytes.
  init?(_ text: String) {
    guard text.utf8.count <= 2048, let url = URL(string: text), Self.mayOpen(url) else { return nil }
    self.url = url
  }

  /// Whether an address is of a scheme that is opened, and says where it leads.
  static func mayOpen(_ url: URL) -> Bool {
    switch url.scheme?.lowercased() {
    case "http", "https": url.host()?.isEmpty == false
    case "mailto": url.absoluteString.utf8.count > "mailto:".utf8.count
    default: false
    }
  }

  /// Whether a text begins with one of the schemes, in letters of any case.
  static func begins(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    beginnings.contains { beginning in
      scalars.count > beginning.count
        && zip(scalars, beginning).allSatisfy { $0 == $1 || $0.properties.lowercaseMapping == String($1) }
    }
  }
}
