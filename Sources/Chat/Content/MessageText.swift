import ChatStore
import SwiftUI

/// A message's text: a page of it, and more on demand.
struct MessageText: View {
  let text: String
  let surface: ChatTheme.Palette.Surface
  /// Whether the store has only its beginning.
  var isCut = false
  /// The search that found it.
  var found: SearchQuery?

  @Environment(\.chatTheme) private var theme
  @Environment(\.chatMembers) private var members
  @Environment(\.linkRequest) private var linkRequest
  @Environment(\.words) private var words
  @ScaledMetric private var scale = 1.0
  @State private var pages = 1

  var body: some View {
    let style = MarkupStyle(
      surface: surface, size: theme.textSize * scale, linkRequest: linkRequest, found: found)
    switch content {
    // Most messages are one: a view of its own for it would cost as much as its text.
    case .line(let runs): style.text(runs).font(.system(size: style.size)).foregroundStyle(surface.text)
    case .emoji:
      surface.text(ShownText.clean(text), marking: found).font(.system(size: theme.emojiSize * scale))
    case .page(let markup):
      if let link = markup.previewedLink {
        VStack(alignment: .leading, spacing: 0) {
          MarkupView(markup: markup, style: style)
          LinkPreviewView(link: link, surface: surface)
        }
      } else {
        MarkupView(markup: markup, style: style)
      }
    case .long(let first, let start):
      LongText(text: text, first: first, start: start, style: style, isCut: isCut, pages: $pages)
    }
  }

  private enum Content {
    /// A paragraph without links.
    case line([Markup.Run])
    case emoji
    case page(Markup)
    case long(Markup, String.Index)
  }

  private var content: Content {
    if ShownText.isEmojiAlone(text) { return .emoji }
    let page = ShownText.page(of: text, from: text.startIndex)
    let markup = MarkupReader.read(ShownText.clean(page), members: members)
    if page.endIndex != text.endIndex || isCut { return .long(markup, page.endIndex) }
    guard markup.blocks.count == 1, case .paragraph(let runs) = markup.blocks[0],
      runs.allSatisfy({ $0.link == nil })
    else { return .page(markup) }
    return .line(runs)
  }
}

/// A text of several pages, each laid out by itself: what was opened first stays as it is.
private struct LongText: View {
  let text: String
  let first: Markup
  let start: String.Index
  let style: MarkupStyle
  let isCut: Bool
  @Binding var pages: Int
  @Environment(\.chatMembers) private var members
  @Environment(\.words) private var words

  var body: some View {
    let further = further
    VStack(alignment: .leading, spacing: 6) {
      MarkupView(markup: first, style: style)
      ForEach(0..<further.texts.count, id: \.self) { index in
        MarkupPage(text: further.texts[index], style: style)
      }
      if further.isAll {
        Text(verbatim: words[.isCut]).font(.system(size: style.size * 0.8)).foregroundStyle(style.surface.detail)
      } else {
        Button {
          pages += 1
        } label: {
          Text(verbatim: words[.showMore]).font(.system(size: style.size, weight: .semibold))
            .foregroundStyle(style.surface.link).underline()
        }
        .buttonStyle(.plain)
      }
    }
  }

  /// The pages after the first that were asked for, and whether a mark stands at the end in place of a button.
  private var further: (texts: [Substring], isAll: Bool) {
    var (texts, place) = ([Substring](), start)
    while texts.count < pages - 1, place < text.endIndex {
      let page = ShownText.page(of: text, from: place)
      texts.append(page)
      place = page.endIndex
    }
    return (texts, place == text.endIndex)
  }
}

private struct MarkupPage: View {
  let text: Substring
  let style: MarkupStyle
  @Environment(\.chatMembers) private var members

  var body: some View {
    MarkupView(markup: MarkupReader.read(ShownText.clean(text), members: members), style: style)
  }
}
