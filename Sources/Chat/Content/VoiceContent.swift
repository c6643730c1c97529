import ChatStore
import SwiftUI

/// A recorded voice: its wave form and how long it is. A press opens it, as Apus plays no sound.
struct VoiceContent: View {
  let attachment: Attachment
  let surface: ChatTheme.Palette.Surface
  let open: () -> Void

  @Environment(\.chatTheme) private var theme
  @ScaledMetric private var scale = 1.0

  var body: some View {
    Button(action: open) {
      HStack(spacing: 10) {
        Image(systemName: "mic.fill").font(.system(size: theme.textSize * scale))
        Waveform(bars: Waveform.bars(attachment.waveform ?? [])).fill(surface.text).opacity(0.85)
          .environment(\.layoutDirection, .leftToRight)
          .frame(height: 26).frame(minWidth: 30, idealWidth: 150, maxWidth: 150)
        if let duration = PlayingTime.text(attachment.duration) {
          Text(verbatim: duration).font(.system(size: theme.detailSize * scale)).monospacedDigit()
            .foregroundStyle(surface.detail)
        }
      }
      .foregroundStyle(surface.text)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// Loudness over time as upright bars. Time runs from left to right in every language.
struct Waveform: Shape {
  static let count = 30
  /// From 0 to 1.
  let bars: [Double]

  /// As many bars as are drawn, each the loudest of its time; what is no number is silence.
  static func bars(_ waveform: [Float]) -> [Double] {
    (0..<count).map { index in
      let (start, end) = (index * waveform.count / count, (index + 1) * waveform.count / count)
      let part = waveform[start..<min(max(end, start + 1), waveform.count)]
      // A sender may tell of many more values than there are bars; a hundred of each will do.
      return part.prefix(100).reduce(0) { $1.isFinite ? max($0, min(Double($1), 1)) : $0 }
    }
  }

  func path(in rect: CGRect) -> Path {
    let step = rect.width / Double(bars.count)
    let width = step * 0.55
    return Path { path in
      for (index, bar) in bars.enumerated() {
        let height = max(width, rect.height * bar)
        path.addRoundedRect(
          in: CGRect(
            x: rect.minX + Double(index) * step + (step - width) / 2, y: rect.midY - height / 2, width: width,
            height: height),
          cornerSize: CGSize(width: width / 2, height: width / 2))
      }
    }
  }
}
