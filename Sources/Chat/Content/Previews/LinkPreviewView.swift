import ChatStore
import SwiftUI

/// Below a text what its first link leads to, where the user wants to see that. Texts without links have none of it.
struct LinkPreviewView: View {
  let link: URL
  let surface: ChatTheme.Palette.Surface
  @Environment(\.linkPreviews) private var previews

  var body: some View {
    if let previews, previews.isOn {
      LinkCard(link: link, item: previews.item(of: link), surface: surface) { await previews.load(link) }
    }
  }
}

private struct LinkCard: View {
  let link: URL
  let item: LinkPreviews.Item
  let surface: ChatTheme.Palette.Surface
  let load: @MainActor () async -> Void
  @Environment(\.chatTheme) private var theme
  @Environment(\.linkRequest) private var linkRequest
  @ScaledMetric private var scale = 1.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      // Something has to be there for the task to run.
      Color.clear.frame(width: 0, height: 0).task(id: link) { await load() }
      if let preview = item.preview { card(preview) }
    }
  }

  private func card(_ preview: LinkPreview) -> some View {
    let size = theme.detailSize * scale
    let site = ShownText.line(preview.site.isEmpty ? link.host() ?? "" : preview.site, limit: 100)
    return VStack(alignment: .leading, spacing: 6) {
      if let image = preview.image {
        PictureGrid(
          attachments: [
            Attachment(source: image, name: "", type: "image/png", width: preview.width, height: preview.height)
          ], surface: surface, maximum: CGSize(width: 280, height: 150)
        ) { _ in linkRequest?.url = link }
        .clipShape(RoundedRectangle(cornerRadius: 6))
      }
      Button {
        linkRequest?.url = link
      } label: {
        VStack(alignment: .leading, spacing: 2) {
          if !site.isEmpty {
            Text(verbatim: site).font(.system(size: size)).foregroundStyle(surface.detail).lineLimit(1)
          }
          Text(verbatim: ShownText.line(preview.title)).font(.system(size: size * 1.1, weight: .semibold)).lineLimit(2)
          if !preview.text.isEmpty {
            Text(verbatim: ShownText.line(preview.text, limit: 400)).font(.system(size: size))
              .foregroundStyle(surface.detail).lineLimit(3)
          }
        }
        .multilineTextAlignment(.leading)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
    .foregroundStyle(surface.text)
    .padding(8)
    .padding(.leading, 3)
    .background(surface.inset)
    .overlay(alignment: .leading) { Rectangle().fill(surface.link).frame(width: 3) }
    .clipShape(RoundedRectangle(cornerRadius: 6))
    .padding(.top, 6)
  }
}
