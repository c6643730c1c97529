public import ChatStore
public import SwiftUI

/// A conversation, complete: its messages, who is writing, and what one writes oneself.
///
/// It needs a ``ChatModel`` in the environment. What is in it can be replaced: the list by ``MessageList`` in a view of
/// one's own, rows by the list's closure, parts of rows by `messageParts(_:)`, colours and sizes by the theme.
public struct ChannelView: View {
  private let channel: ChannelID
  private let thread: MessageID?
  private let start: MessageID?
  @Environment(ChatModel.self) private var chat

  /// - Parameter start: the message that is shown first; nil for the first that is unread, or the newest.
  public init(channel: ChannelID, startingAt start: MessageID? = nil) {
    (self.channel, thread, self.start) = (channel, nil, start)
  }

  /// The thread that a message of a channel begins.
  public init(channel: ChannelID, thread: MessageID) { (self.channel, self.thread, start) = (channel, thread, nil) }

  public var body: some View {
    // Another channel is another conversation, with a draft and a place of its own; so is that of another chat.
    Conversation(chat: chat, channel: channel, thread: thread, start: start)
      .id(ConversationID(channel: channel, thread: thread))
      .id(ObjectIdentifier(chat))
      .modifier(ChannelTitle(channel: thread == nil ? channel : nil))
  }
}

/// A thread: what answers a message, below it.
public struct ThreadView: View {
  private let channel: ChannelID
  private let root: MessageID

  /// The thread that begins with the message `root`.
  public init(channel: ChannelID, root: MessageID) { (self.channel, self.root) = (channel, root) }

  public var body: some View { ChannelView(channel: channel, thread: root) }
}

/// The channel's name as the title of what is around it; a thread has its channel's.
private struct ChannelTitle: ViewModifier {
  let channel: ChannelID?
  @Environment(ChatModel.self) private var chat

  func body(content: Content) -> some View {
    if let channel {
      content.navigationTitle(Text(verbatim: chat.channels?.first { $0.id == channel }?.channel.shownName ?? ""))
    } else {
      content
    }
  }
}

private struct Conversation: View {
  let chat: ChatModel
  let channel: ChannelID
  let thread: MessageID?
  let start: MessageID?
  @State private var holder = Holder()

  /// Makes the model once, with the first body.
  @MainActor private final class Holder {
    private var model: ChannelModel?
    func model(_ make: () -> ChannelModel) -> ChannelModel {
      if let model { return model }
      let new = make()
      model = new
      return new
    }
  }

  var body: some View {
    let model = holder.model { chat.conversation(in: channel, thread: thread) }
    ConversationView(model: model)
      .task(id: start) { await model.open(at: start) }
  }
}
