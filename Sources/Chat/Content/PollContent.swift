import ChatStore
import SwiftUI

/// A question with its answers. The store knows no votes, so none are shown or cast.
struct PollContent: View {
  /// Further answers are only counted.
  nonisolated static let maximumOptions = 20

  let poll: MessageContent.Poll
  let surface: ChatTheme.Palette.Surface

  @Environment(\.chatTheme) private var theme
  @Environment(\.locale) private var locale
  @Environment(\.words) private var words
  @ScaledMetric private var scale = 1.0

  var body: some View {
    let size = theme.textSize * scale
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: ShownText.line(poll.question, limit: 500)).font(.system(size: size, weight: .semibold))
      Text(verbatim: words(.choices, max(1, poll.maxSelections), locale: locale))
        .font(.system(size: theme.detailSize * scale)).foregroundStyle(surface.detail)
      ForEach(poll.options.prefix(Self.maximumOptions).indices, id: \.self) { index in
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Image(systemName: poll.maxSelections > 1 ? "square" : "circle").font(.system(size: size * 0.9))
            .foregroundStyle(surface.detail)
          Text(verbatim: ShownText.line(poll.options[index].text)).font(.system(size: size))
        }
      }
      if poll.options.count > Self.maximumOptions {
        Text(verbatim: "+" + (poll.options.count - Self.maximumOptions).formatted(.number.locale(locale)))
          .font(.system(size: size)).foregroundStyle(surface.detail)
      }
    }
    .foregroundStyle(surface.text)
  }
}
