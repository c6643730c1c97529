import SwiftUI

/// What assistive programs say of a mark.
struct SpokenMark {
  /// More marks than anybody listens to are left out.
  static let limit = 200

  let item: MarkItem
  let mark: Int
}

/// An element for each mark, where the mark is: the place on the axis of its band, and the value.
struct SpokenMarks: View {
  let marks: [SpokenMark]
  let drawing: MarkDrawing
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    GeometryReader { geometry in
      let plot = MarkGeometry(drawing, size: geometry.size)
      ZStack(alignment: .topLeading) {
        ForEach(Array(marks.enumerated()), id: \.offset) { _, spoken in
          let rect = plot.rect(drawing.looks[spoken.mark], drawing.places[spoken.mark])
          Color.clear
            .frame(width: max(rect.width, 1), height: max(rect.height, 1))
            .accessibilityElement()
            .accessibilityLabel(label(of: spoken.item))
            .accessibilityValue(value(of: spoken.item))
            .accessibilityIdentifier(spoken.item.style.accessibility.identifier ?? "")
            .offset(x: rect.minX, y: rect.minY)
        }
      }
    }
  }

  /// The value on the axis of the band: "Tuesday"; a sector is called by its style's value.
  private func label(of item: MarkItem) -> Text {
    if let label = item.style.accessibility.label { return label }
    var parts: [String] = []
    if item.kind != .sector, let channel = item.valueAxis == .horizontal ? item.y : item.x {
      parts.append(text(channel))
    }
    if let key = item.style.foregroundKey { parts.append(string(key.value)) }
    return Text(verbatim: parts.filter { !$0.isEmpty }.joined(separator: ", "))
  }

  private func value(of item: MarkItem) -> Text {
    if let value = item.style.accessibility.value { return value }
    let channel = item.kind == .sector ? item.x : item.valueAxis == .horizontal ? item.x : item.y
    guard let channel, !channel.ends.isEmpty else { return Text(verbatim: "") }
    return channel.label.text + Text(verbatim: ": " + text(channel))
  }

  private func text(_ channel: Channel) -> String {
    if let middle = channel.middle { return string(middle) }
    if case .bin(.date(let date), _) = channel.extent { return string(.date(date)) }
    return channel.ends.map(string).joined(separator: "–")
  }

  private func string(_ value: _PlottedValue) -> String {
    LabelFormat.plain.string(value, locale: locale, timeZone: timeZone)
  }
}
