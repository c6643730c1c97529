import ChatStore
import SwiftUI

/// A place: what it is called, where it is, and a link to a map, which is asked for like any other.
struct LocationContent: View {
  let location: MessageContent.Location
  let surface: ChatTheme.Palette.Surface
  var found: SearchQuery?

  @Environment(\.chatTheme) private var theme
  @Environment(\.linkRequest) private var linkRequest
  @Environment(\.locale) private var locale
  @Environment(\.words) private var words
  @ScaledMetric private var scale = 1.0

  var body: some View {
    let size = theme.textSize * scale
    let side = (38 * min(scale, 1.4)).rounded()
    HStack(alignment: .top, spacing: 10) {
      Image(systemName: "mappin").font(.system(size: side * 0.5)).frame(width: side, height: side)
        .background(RoundedRectangle(cornerRadius: 8).fill(surface.inset))
      VStack(alignment: .leading, spacing: 2) {
        surface.text(location.name.isEmpty ? words[.location] : ShownText.line(location.name), marking: found)
          .font(.system(size: size, weight: .medium))
        if let coordinates = location.coordinates(locale) {
          Text(verbatim: coordinates).font(.system(size: theme.detailSize * scale)).monospacedDigit()
            .foregroundStyle(surface.detail)
        }
        if let linkRequest, let map = location.map {
          Button {
            linkRequest.url = map
          } label: {
            Text(verbatim: words[.showOnMap]).font(.system(size: theme.detailSize * scale)).underline()
              .foregroundStyle(surface.link)
          }
          .buttonStyle(.plain)
        }
      }
    }
    .foregroundStyle(surface.text)
  }
}

extension MessageContent.Location {
  /// Whether there is such a place on the earth.
  private var isReal: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }

  /// Degrees north and east; nil for no place on the earth.
  func coordinates(_ locale: Locale) -> String? {
    guard isReal else { return nil }
    let format = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(5))
    // From left to right in every language, as on maps.
    return "\u{2066}\(latitude.formatted(format))°, \(longitude.formatted(format))°\u{2069}"
  }

  /// OpenStreetMap's address of the place.
  var map: URL? {
    guard isReal else { return nil }
    func number(_ value: Double) -> String { String(format: "%.5f", value) }
    return URL(
      string: "https://www.openstreetmap.org/?mlat=\(number(latitude))&mlon=\(number(longitude))"
        + "#map=16/\(number(latitude))/\(number(longitude))")
  }
}
