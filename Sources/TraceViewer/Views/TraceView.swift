import SwiftUI

/// The window: the recording's data, the timeline, the table of views, and the details of the chosen view.
struct TraceView: View {
  let model: TraceModel
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = Palette(colorScheme)
    VStack(spacing: 0) {
      TraceHeader(model: model, palette: palette)
      Hairline(palette: palette)
      ForEach(model.document.warnings, id: \.self) { WarningLine(text: $0, palette: palette) }
      TimelinePane(model: model, palette: palette)
      Hairline(palette: palette)
      HStack(spacing: 0) {
        ViewTablePane(model: model, palette: palette)
        palette.line.frame(width: 1)
        DetailPaneView(model: model, palette: palette)
      }
    }
    .font(.viewer)
    .foregroundStyle(palette.text)
    .background(palette.page)
  }
}

/// A line between two panes.
struct Hairline: View {
  let palette: Palette
  var body: some View { palette.line.frame(height: 1) }
}

/// What is missing in the recording.
struct WarningLine: View {
  let text: String
  let palette: Palette

  var body: some View {
    HStack(spacing: 0) {
      Text(verbatim: text)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 12)
    .frame(height: 26)
    .background(palette.color(of: .warning).opacity(0.18))
  }
}
