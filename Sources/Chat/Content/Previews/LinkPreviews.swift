public import ChatClient
public import ChatStore
public import SwiftUI

/// What links of a channel lead to, once the user allowed that their server is asked.
///
/// What was read once is there at once the next time a row comes into sight, so that its height is the same again.
@MainActor
@Observable
public final class LinkPreviews {
  /// Whether links are previewed; off until the user said so, for each channel.
  public private(set) var isOn = false

  /// What a link leads to, as far as it is known: a view of it is told of its own link alone.
  @MainActor
  @Observable
  final class Item {
    fileprivate(set) var preview: LinkPreview?
    @ObservationIgnored fileprivate var isKnown = false
  }

  /// Links that are remembered beside the store.
  private static let mostItems = 500

  @ObservationIgnored private let session: ChatSession
  @ObservationIgnored private let channel: ChannelID
  @ObservationIgnored private var items: [URL: Item] = [:]

  /// Links of a channel.
  public init(session: ChatSession, channel: ChannelID) { (self.session, self.channel) = (session, channel) }

  /// Reads whether the user wants to see where links lead.
  public func restore() async {
    let isOn = (try? await session.store.showsPreviews(in: channel)) ?? false
    if self.isOn != isOn { self.isOn = isOn }
  }

  /// Keeps whether the user wants to see where links lead.
  public func set(_ isOn: Bool) async throws(ChatStoreError) {
    try await session.store.setShowsPreviews(isOn, in: channel)
    self.isOn = isOn
  }

  func item(of link: URL) -> Item {
    if let known = items[link] { return known }
    if items.count >= Self.mostItems { items = [:] }
    let item = Item()
    items[link] = item
    return item
  }

  /// Asks for what is not known. Without a connection it is asked the next time that it comes into sight.
  func load(_ link: URL) async {
    let item = item(of: link)
    guard isOn, !item.isKnown else { return }
    guard let preview = try? await session.preview(of: link) as LinkPreview?? else { return }
    item.isKnown = true
    if item.preview != preview { item.preview = preview }
  }
}

extension EnvironmentValues {
  /// What links lead to; nil shows nothing of it.
  @Entry public var linkPreviews: LinkPreviews? = nil
}

extension Markup {
  /// The first link that a server can be asked of.
  var previewedLink: URL? { links.first { $0.scheme == "http" || $0.scheme == "https" } }
}
