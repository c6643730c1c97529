import DashboardFormat
import Foundation
import HTTP
import SwiftUI

/// A picture from an address, or the reason why there is none.
struct PictureWidget: View {
  let definition: EmbedDefinition
  @Environment(\.pictures) private var pictures
  @Environment(\.colorScheme) private var colorScheme
  @State private var answer: PictureStore.Answer?

  var body: some View {
    let address = address
    Group {
      switch pictures.loaded[address] ?? answer {
      case .success(let picture)?: PictureView(picture: picture, definition: definition)
      case .failure(let error)?:
        if let server = error.missing, let access = pictures.store?.access {
          WidgetMessage(
            "Picture", detail: "Not loaded from \(server)", button: "Load",
            action: { access.allow(server) })
        } else {
          WidgetMessage("No picture", detail: error.description)
        }
      case nil where pictures.store == nil:
        WidgetMessage("Picture", detail: "Not loaded: \(URL(string: address)?.host() ?? String(address.prefix(60)))")
      case nil: ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .task(id: PictureRequest(address: address, allowed: pictures.store?.access.allowed)) {
      guard let store = pictures.store, pictures.loaded[address] == nil else { return }
      let loaded = await store.picture(at: address)
      if !Task.isCancelled { answer = loaded }
    }
  }

  private var address: String { definition.address(isDark: colorScheme == .dark) }
}

/// What a picture depends on; with another server allowed it may be had.
private struct PictureRequest: Equatable {
  let address: String
  let allowed: Set<Origin>?
}

extension EmbedDefinition {
  /// The address for an appearance.
  func address(isDark: Bool) -> String {
    if isDark, let dark = darkURL, !dark.isEmpty { dark } else { url }
  }
}

/// A picture in the size and at the place that its description asks for.
private struct PictureView: View {
  let picture: Picture
  let definition: EmbedDefinition

  var body: some View {
    // A picture that fills its space overflows; the overlay keeps the size of the space.
    Color.clear.overlay(alignment: alignment) { sized }.clipped()
  }

  @ViewBuilder private var sized: some View {
    switch (picture.content, definition.sizing) {
    case (.image(let image), .fit): image.resizable().aspectRatio(contentMode: .fit)
    case (.image(let image), .fill): image.resizable().aspectRatio(contentMode: .fill)
    case (.image(let image), .stretch): image.resizable()
    case (.image(let image), .center): image
    case (.drawing(let drawing), .fit):
      DrawingView(drawing: drawing).aspectRatio(drawing.aspectRatio, contentMode: .fit)
    case (.drawing(let drawing), .fill):
      DrawingView(drawing: drawing).aspectRatio(drawing.aspectRatio, contentMode: .fill)
    case (.drawing(let drawing), .stretch): DrawingView(drawing: drawing)
    case (.drawing(let drawing), .center):
      DrawingView(drawing: drawing).frame(width: drawing.size.width, height: drawing.size.height)
    }
  }

  private var alignment: Alignment {
    let horizontal: HorizontalAlignment =
      switch definition.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let vertical: VerticalAlignment =
      switch definition.verticalAlignment {
      case .top: .top
      case .center: .center
      case .bottom: .bottom
      }
    return Alignment(horizontal: horizontal, vertical: vertical)
  }
}
