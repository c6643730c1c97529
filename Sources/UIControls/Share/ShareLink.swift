import CoreTransferable
import Foundation
import UICore

/// A control that hands items over to other programs: a menu that copies them as text, or begins a letter with them.
///
/// No desktop of Linux has a common list of what can be shared with. Items that offer no text are left out.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable & Sendable {
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.copyText) private var copyText

  init(items: Data, _ subject: Text?, _ message: Text?, label: Label) {
    (self.items, self.subject, self.message, self.label) = (items, subject, message, label)
  }

  public var body: some View {
    Menu {
      Button("Copy", systemImage: "doc.on.doc") { share { copyText($0) } }
      Button("Send by Mail…", systemImage: "envelope") { share(write) }
    } label: {
      label
    }
  }

  /// Hands over the items as text, a line for each.
  private func share(_ action: @escaping @MainActor (String) -> Void) {
    let items = Array(items)
    Task { @MainActor in
      var lines: [String] = []
      for item in items { if let text = await SharedText.text(of: item) { lines.append(text) } }
      action(lines.joined(separator: "\n"))
    }
  }

  private func write(_ text: String) {
    let body = [message?.plainString, text].compactMap(\.self).joined(separator: "\n\n")
    if let letter = SharedText.letter(subject: subject?.plainString, body: body) { openURL(letter) }
  }
}

/// The label of a link that has none of its own.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  init(_ title: Text) { self.title = title }

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

enum SharedText {
  /// An item as text: an address, or what it offers as plain text.
  static func text<Item: Transferable & Sendable>(of item: Item) async -> String? {
    if let url = item as? URL { return url.absoluteString }
    let provider = NSItemProvider(transferring: item)
    if provider.canLoadTransferable(type: String.self) { return await load(String.self, from: provider) }
    if provider.canLoadTransferable(type: URL.self) { return await load(URL.self, from: provider)?.absoluteString }
    return nil
  }

  private static func load<Value: Transferable & Sendable>(
    _ type: Value.Type, from provider: NSItemProvider
  ) async -> Value? {
    await withCheckedContinuation { continuation in
      _ = provider.loadTransferable(type: type) { continuation.resume(returning: try? $0.get()) }
    }
  }

  /// The address by which programs for mail begin a letter (RFC 6068).
  static func letter(subject: String?, body: String) -> URL? {
    // Only what RFC 3986 reserves for nothing, so that no text ends its field.
    let plain = CharacterSet(charactersIn: "-._~").union(.init(charactersIn: "a"..."z"))
      .union(.init(charactersIn: "A"..."Z")).union(.init(charactersIn: "0"..."9"))
    func field(_ name: String, _ text: String?) -> String? {
      text?.replacingOccurrences(of: "\n", with: "\r\n").addingPercentEncoding(withAllowedCharacters: plain)
        .map { "\(name)=\($0)" }
    }
    return URL(
      string: "mailto:?" + [field("subject", subject), field("body", body)].compactMap(\.self).joined(separator: "&"))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Shares several items.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data.Element == URL {
    self.init(items: items, subject, message, label: label())
  }

  /// Shares several items.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data.Element == String {
    self.init(items: items, subject, message, label: label())
  }

  /// Shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), subject, message, label: label())
  }

  /// Shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), subject, message, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), subject, message, label: .share)
  }

  /// Shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), subject, message, label: .share)
  }

  /// Shares addresses.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
    self.init(items: items, subject, message, label: .share)
  }

  /// Shares texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
    self.init(items: items, subject, message, label: .share)
  }

  /// Shares an address, under a title.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Shares a text, under a title.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Shares an address, under a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Shares a text, under a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(Text(title)))
  }
}

extension DefaultShareLinkLabel { static var share: Self { Self(Text(verbatim: "Share…")) } }
