import Foundation
import UICore

/// The text of the desktop's clipboard, which text fields use too; nothing where no program runs.
private enum Clipboard {
  static var text: String? { Running.ask { $0.runningPlatform.clipboard } }

  static func set(_ text: String?) {
    Running.ask { $0.runningPlatform.clipboard = text }
  }
}

/// UIKit's pasteboard: the text in the desktop's clipboard.
public final class UIPasteboard: NSObject, Sendable {
  /// The desktop's clipboard, which text fields use too. Where no program runs it is empty and stays so.
  public static let general = UIPasteboard()

  private override init() {}

  /// The text; nil where there is none. Setting nil empties the clipboard.
  public var string: String? {
    get { Clipboard.text }
    set { Clipboard.set(newValue) }
  }

  /// The text in an array; set, the texts are lines of one.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// The address that the text is; nil where it is none with a scheme.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// Whether there is text.
  public var hasStrings: Bool { string?.isEmpty == false }
  /// Whether the text is an address.
  public var hasURLs: Bool { url != nil }
}

/// AppKit's pasteboard: the text in the desktop's clipboard.
public final class NSPasteboard: NSObject, Sendable {
  /// What is in a pasteboard, by its kind.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// An address; it is kept as text.
    public static let URL = PasteboardType("public.url")
  }

  /// The desktop's clipboard, which text fields use too. Where no program runs it is empty and stays so.
  public static let general = NSPasteboard()

  private override init() {}

  /// Empties it.
  ///
  /// - Returns: 0: the clipboard counts no changes.
  @discardableResult
  public func clearContents() -> Int {
    Clipboard.set(nil)
    return 0
  }

  /// Empties it, for kinds of data to come.
  ///
  /// - Returns: 0: the clipboard counts no changes.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }

  /// Puts a text into it; returns whether it takes the kind: text, and addresses as text.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    guard dataType == .string || dataType == .URL, Running.ask({ _ in true }) == true else { return false }
    Clipboard.set(string)
    return true
  }

  /// The text; nil where there is none, and for other kinds of data. As an address, where it has a scheme.
  public func string(forType dataType: PasteboardType) -> String? {
    switch dataType {
    case .string: Clipboard.text
    case .URL: Clipboard.text.flatMap { Foundation.URL(string: $0)?.scheme == nil ? nil : $0 }
    default: nil
    }
  }

  /// What it has: text, or nothing; nil never.
  public var types: [PasteboardType]? { Clipboard.text?.isEmpty == false ? [.string] : [] }

  /// The first of the kinds that it has.
  public func availableType(from types: [PasteboardType]) -> PasteboardType? {
    types.first { string(forType: $0)?.isEmpty == false }
  }
}
