import ChatStore
import SwiftUI

/// A question with its answers: a press chooses one or takes it back, and bars show what others chose.
struct PollContent: View {
  /// Further answers are only counted.
  nonisolated static let maximumOptions = 20
  /// Points that it is wide, where there is room and no answer is longer than so many bytes.
  private static let width = 260.0, shortText = 80

  let message: Message
  let poll: MessageContent.Poll
  let surface: ChatTheme.Palette.Surface
  var found: SearchQuery?

  @Environment(\.messageActions) private var actions
  @Environment(\.chatTheme) private var theme
  @Environment(\.locale) private var locale
  @Environment(\.words) private var words
  @ScaledMetric private var scale = 1.0

  var body: some View {
    let (message, actions, state) = (message, actions, PollState(message, poll))
    let size = theme.textSize * scale
    VStack(alignment: .leading, spacing: 8) {
      surface.text(ShownText.line(poll.question, limit: 500), marking: found)
        .font(.system(size: size, weight: .semibold)).lineLimit(8)
      if !state.isEnded { line(words(.choices, max(1, poll.maxSelections), locale: locale)) }
      ForEach(poll.options.prefix(Self.maximumOptions).indices, id: \.self) { index in
        let option = poll.options[index]
        PollOption(
          text: ShownText.line(option.text), symbol: state.symbol(of: option.id),
          count: state.showsCounts ? state.counts[option.id, default: 0] : nil, voters: state.votes.voters, size: size,
          surface: surface, found: found
        ) { actions?.vote(state.choice(after: option.id), in: message) }
        .disabled(!state.canChoose(option.id))
      }
      if poll.options.count > Self.maximumOptions {
        Text(verbatim: "+" + (poll.options.count - Self.maximumOptions).formatted(.number.locale(locale)))
          .font(.system(size: size)).foregroundStyle(surface.detail)
      }
      if let status = state.status(words, locale: locale) { line(status) }
      if let failure = state.failure(words, locale: locale) {
        Label {
          Text(verbatim: failure)
        } icon: {
          Image(systemName: "exclamationmark.circle.fill")
        }
        .font(.system(size: theme.detailSize * scale, weight: .semibold))
      }
    }
    .foregroundStyle(surface.text)
    .frame(maxWidth: isShort ? (Self.width * min(scale, 1.6)).rounded() : nil, alignment: .leading)
  }

  private var isShort: Bool {
    poll.options.prefix(Self.maximumOptions).allSatisfy { $0.text.utf8.count <= Self.shortText }
  }

  private func line(_ text: String) -> some View {
    Text(verbatim: text).font(.system(size: theme.detailSize * scale)).foregroundStyle(surface.detail)
  }
}

/// What of a poll shows, and what a press comes to.
struct PollState {
  let poll: MessageContent.Poll
  let votes: PollVotes
  /// Whether the server has the poll, so that there is something to vote in.
  let isOnServer: Bool

  init(_ message: Message, _ poll: MessageContent.Poll) {
    self.poll = poll
    votes = message.votes ?? PollVotes()
    isOnServer = message.sendState == nil && !message.isDeleted
  }

  var isEnded: Bool { votes.isEnded }
  var counts: [String: Int] { votes.counts }

  /// Whether what others chose is seen.
  var showsCounts: Bool { votes.voters > 0 && (isEnded || !poll.hidesVotes) }

  private var mayChooseSeveral: Bool { poll.maxSelections > 1 }

  func symbol(of option: String) -> String {
    switch (votes.own.contains(option), mayChooseSeveral) {
    case (true, true): "checkmark.square.fill"
    case (true, false): "checkmark.circle.fill"
    case (false, true): "square"
    case (false, false): "circle"
    }
  }

  /// Whether a press on an answer does something: one is chosen in place of another, of several so many.
  func canChoose(_ option: String) -> Bool {
    isOnServer && !isEnded
      && (votes.own.contains(option) || !mayChooseSeveral || votes.own.count < poll.maxSelections)
  }

  /// All that is chosen once an answer was pressed.
  func choice(after option: String) -> [String] {
    if votes.own.contains(option) { return votes.own.filter { $0 != option } }
    return mayChooseSeveral ? votes.own + [option] : [option]
  }

  /// "Not sent", and why; nil if the last vote is at the server, or on its way.
  func failure(_ words: ChatWords, locale: Locale) -> String? {
    guard case .failed(let reason, _)? = votes.failure else { return nil }
    let why = words.text(of: reason, locale: locale)
    return words[.failed] + (why.isEmpty ? "" : ": " + why)
  }

  /// "Poll ended, 3 votes"; nil if there is nothing to say.
  func status(_ words: ChatWords, locale: Locale) -> String? {
    let count = votes.voters > 0 ? words(.votes, votes.voters, locale: locale) : ""
    let parts = [isEnded ? words[.pollEnded] : "", count].filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }
}

/// An answer, whether this user chose it, and how many did.
private struct PollOption: View {
  let text: String
  let symbol: String
  /// Nil while it is hidden, or there is none.
  let count: Int?
  let voters: Int
  let size: Double
  let surface: ChatTheme.Palette.Surface
  let found: SearchQuery?
  let choose: () -> Void
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Button(action: choose) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Image(systemName: symbol).font(.system(size: size * 0.9)).foregroundStyle(surface.detail)
        VStack(alignment: .leading, spacing: (size * 0.25).rounded()) {
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            surface.text(text, marking: found).font(.system(size: size)).lineLimit(4)
              .frame(maxWidth: .infinity, alignment: .leading)
            if let count {
              Text(verbatim: count.formatted(.number.locale(locale))).font(.system(size: size * 0.85))
                .foregroundStyle(surface.detail).monospacedDigit()
            }
          }
          if let count {
            ZStack {
              Capsule().fill(surface.inset)
              PollBar(part: Double(count) / Double(max(voters, 1)), isMirrored: direction == .rightToLeft)
                .fill(surface.link)
            }
            .frame(height: 4)
          }
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(PollOptionStyle())
  }
}

/// Looks the same where nothing can be chosen: what was chosen is to be read then too.
private struct PollOptionStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.6 : 1)
  }
}

/// A part of a bar, from its leading end.
struct PollBar: Shape {
  let part: Double
  let isMirrored: Bool
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let width = rect.width * min(max(part, 0), 1)
    if width <= 0 { return Path() }
    let bar = CGRect(
      x: isMirrored ? rect.maxX - width : rect.minX, y: rect.minY, width: max(width, rect.height), height: rect.height)
    return Path(roundedRect: bar, cornerRadius: rect.height / 2)
  }
}
