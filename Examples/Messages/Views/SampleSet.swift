import ChatStore
import Foundation

/// A small set of conversations with every kind of message.
enum SampleSet {
  private static let ann = UserID(rawValue: "@ann:local"), bob = UserID(rawValue: "@bob:local")
  private static let mei = UserID(rawValue: "@mei:local"), omar = UserID(rawValue: "@omar:local")

  /// - Parameter pictures: the sources of the pictures, by name.
  static func batch(now: Date = Date(), pictures: [String: String]) -> ServerBatch {
    var batch = ServerBatch()
    let people = [
      Member(user: SampleConversations.me, name: "Me"), Member(user: ann, name: "Ann Lindqvist"),
      Member(user: bob, name: "Bob"), Member(user: mei, name: "小林 芽衣"), Member(user: omar, name: "عمر"),
    ]
    for (channel, name, script) in [
      ("!harbour", "Harbour walk", harbour), ("!kitchen", "Kitchen", kitchen),
      ("!languages", "言語 · Sprachen · لغات", languages),
    ] {
      let id = ChannelID(rawValue: channel)
      batch.channels.append(Channel(id: id, name: name))
      batch.members[id] = people
      let events = script.enumerated().map { index, line in
        ServerEvent(
          id: EventID(rawValue: "\(channel)-\(index)".replacingOccurrences(of: "!", with: "$")), sender: line.sender,
          sentAt: now.addingTimeInterval(-line.minutesAgo * 60), body: line.body(channel).naming(pictures))
      }
      batch.timelines.append(TimelineChunk(channel: id, events: events, placement: .newest()))
    }
    return batch
  }

  /// Who did what, and how many minutes ago.
  private struct Line {
    let sender: UserID
    let minutesAgo: Double
    let body: (_ channel: String) -> ServerEvent.Body
  }

  private static func say(
    _ sender: UserID, _ minutesAgo: Double, _ text: String, quoting quoted: Int? = nil, thread: Int? = nil
  ) -> Line { show(sender, minutesAgo, .text(text), quoting: quoted, thread: thread) }

  private static func show(
    _ sender: UserID, _ minutesAgo: Double, _ content: MessageContent, quoting quoted: Int? = nil, thread: Int? = nil
  ) -> Line {
    Line(sender: sender, minutesAgo: minutesAgo) { channel in
      .message(content, quoted: quoted.map { event($0, channel) }, thread: thread.map { event($0, channel) })
    }
  }

  private static func react(_ sender: UserID, _ emoji: String, to index: Int) -> Line {
    Line(sender: sender, minutesAgo: 0) { .reaction(event(index, $0), emoji) }
  }

  private static func vote(_ sender: UserID, _ answer: String, in index: Int) -> Line {
    Line(sender: sender, minutesAgo: 58) { .vote(event(index, $0), [answer]) }
  }

  private static func event(_ index: Int, _ channel: String) -> EventID {
    EventID(rawValue: "\(channel)-\(index)".replacingOccurrences(of: "!", with: "$"))
  }

  private static func picture(_ name: String, _ width: Int, _ height: Int) -> Attachment {
    Attachment(source: name, name: "\(name).png", type: "image/png", width: width, height: height)
  }

  private static var me: UserID { SampleConversations.me }

  private static var harbour: [Line] {
    [
      show(ann, 1_700, .system("Ann Lindqvist made the channel")),
      say(ann, 1_690, "Who is in for a walk along the harbour on **Saturday**?"),
      say(bob, 1_685, "Me! Shall we take the ferry back?"),
      say(me, 1_684, "Good idea. It leaves at 17:40, see https://example.org/ferry"),
      show(ann, 1_600, .images([picture("dusk", 960, 640)], caption: "Last time, remember?")),
      react(bob, "❤️", to: 4), react(me, "❤️", to: 4), react(mei, "😮", to: 4),
      show(
        bob, 190,
        .images([picture("dusk", 960, 640), picture("sea", 640, 640), picture("sand", 640, 960)], caption: "")),
      say(mei, 120, "I can bring a thermos. Coffee or tea?", quoting: 1),
      show(
        ann, 118,
        .poll(
          MessageContent.Poll(
            question: "Coffee or tea?",
            options: [.init(id: "1", text: "Coffee"), .init(id: "2", text: "Tea"), .init(id: "3", text: "Both")]))
      ),
      say(me, 60, "Both, *obviously* 😄", quoting: 9),
      react(ann, "😂", to: 11), react(bob, "👍", to: 11),
      vote(bob, "1", in: 10), vote(ann, "2", in: 10), vote(me, "3", in: 10), vote(omar, "3", in: 10),
      show(bob, 42, .location(MessageContent.Location(latitude: 57.7072, longitude: 11.9668, name: "Fish church"))),
      show(
        bob, 41,
        .file(
          Attachment(source: "sample-plan", name: "route-plan.pdf", type: "application/pdf", size: 248_112),
          caption: "The route")),
      show(
        mei, 30,
        .voice(
          Attachment(
            source: "sample-voice", name: "voice.ogg", type: "audio/ogg", size: 48_000, duration: 12,
            waveform: (0..<48).map { Float(abs(sin(Double($0) * 0.55)) * 0.7 + 0.2) }))),
      say(omar, 12, "👍🎉"),
      say(
        ann, 8,
        "Then it is settled: 14:00 at the fish church. Bring something against the wind, it will be colder than you think."
      ),
      say(bob, 6, "One question about the ferry", thread: 3), say(ann, 5, "Yes?", thread: 3),
      say(omar, 3, "See you there"),
    ]
  }

  private static var kitchen: [Line] {
    [
      say(bob, 300, "Recipe, as promised:\n1. Onions, slowly\n2. Everything else\n3. `simmer(minutes: 40)`"),
      say(me, 280, "> Everything else\n\nThat is a bold step two"),
      say(bob, 279, "```\nlet stew = onions + patience\n```"),
      react(me, "😂", to: 2),
      say(mei, 20, "Is there any left?"),
    ]
  }

  private static var languages: [Line] {
    [
      say(omar, 90, "صباح الخير! كيف كان السفر؟"), say(me, 88, "Gut, danke! Nur zwei Stunden Verspätung."),
      say(mei, 80, "お疲れさまでした。写真を楽しみにしています。"), say(omar, 70, "اجتماعنا غدًا الساعة 10:30 في Café Müller"),
    ]
  }
}

extension ServerEvent.Body {
  /// With the sources of pictures in place of their names.
  fileprivate func naming(_ pictures: [String: String]) -> ServerEvent.Body {
    guard case .message(.images(let attachments, let caption), let quoted, let thread) = self else { return self }
    let named = attachments.map { attachment in
      var attachment = attachment
      attachment.source = pictures[attachment.source] ?? attachment.source
      return attachment
    }
    return .message(.images(named, caption: caption), quoted: quoted, thread: thread)
  }
}
