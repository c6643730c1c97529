import Foundation

/// A value that an item provider can offer.
public protocol NSItemProviderWriting: SendableMetatype {
  /// The types that it writes, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Hands over the data of one of these types, now or later.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// A value that can be made of what an item provider offers.
public protocol NSItemProviderReading: SendableMetatype {
  /// The types that it reads, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes it of the data of one of these types.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension String: NSItemProviderWriting, NSItemProviderReading {
  /// UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
  /// UTF-8, or else any plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText, .plainText].map(\.identifier)
  }

  /// Hands over the text in UTF-8, at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(utf8), nil)
    return nil
  }

  /// Makes the text of UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else {
      throw ItemProviderError.unreadable(type: typeIdentifier)
    }
    return text
  }
}

extension URL: NSItemProviderWriting, NSItemProviderReading {
  /// A URL; a file's is offered as that.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// Any URL, a file's too.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// Hands over the URL, at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(dataRepresentation, nil)
    return nil
  }

  /// Makes the URL of its text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let url = URL(dataRepresentation: data, relativeTo: nil), url.scheme != nil else {
      throw ItemProviderError.unreadable(type: typeIdentifier)
    }
    return url
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// As a `String`'s.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    String.writableTypeIdentifiersForItemProvider
  }

  /// Hands over the text in UTF-8, at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data("\(self)".utf8), nil)
    return nil
  }

  /// As a `String`'s.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    String.readableTypeIdentifiersForItemProvider
  }

  /// Makes the text of UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let object = NSString(string: text) as? Self else { throw ItemProviderError.unreadable(type: typeIdentifier) }
    return object
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// As a `URL`'s.
  public static var writableTypeIdentifiersForItemProvider: [String] { URL.writableTypeIdentifiersForItemProvider }

  /// Hands over the URL, at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// As a `URL`'s.
  public static var readableTypeIdentifiersForItemProvider: [String] { URL.readableTypeIdentifiersForItemProvider }

  /// Makes the URL of its text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let url = try URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let object = NSURL(string: url.absoluteString) as? Self else {
      throw ItemProviderError.unreadable(type: typeIdentifier)
    }
    return object
  }
}
