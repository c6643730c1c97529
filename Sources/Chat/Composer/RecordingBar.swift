import SwiftUI

/// What stands in the composer's place while it records: how long, how loud, and what becomes of it.
struct RecordingBar: View {
  let model: ComposerModel
  let voice: VoiceRecording
  let onSend: @MainActor () async -> Void
  @Environment(\.words) private var words
  @Environment(\.chatTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(spacing: 8) {
      Button {
        Task { await voice.discard() }
      } label: {
        ComposerSymbol(name: "trash")
      }
      .buttonStyle(.plain).foregroundStyle(.secondary)
      .accessibilityLabel(Text(verbatim: words[.discardRecording]))
      RecordedLevels(voice: voice)
      Button {
        Task { await model.endRecording() }
      } label: {
        ComposerSymbol(name: "stop.circle")
      }
      .buttonStyle(.plain).foregroundStyle(theme.palette(colorScheme).failure)
      .accessibilityLabel(Text(verbatim: words[.endRecording]))
      // Escape loses nothing: what was said stays with the message.
      .keyboardShortcut(.cancelAction)
      Button {
        Task {
          await model.endRecording()
          await onSend()
        }
      } label: {
        ComposerSymbol(name: "arrow.up.circle.fill")
      }
      .buttonStyle(.plain).foregroundStyle(.tint)
      .accessibilityLabel(Text(verbatim: words[.send]))
      .keyboardShortcut(.defaultAction)
    }
  }
}

/// The last seconds as they were heard.
private struct RecordedLevels: View {
  let voice: VoiceRecording
  @Environment(\.chatTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  /// Bars of a tenth of a second each.
  private static let count = 60

  var body: some View {
    let state = voice.state ?? .init()
    let last = state.levels.suffix(Self.count).map(Double.init)
    HStack(spacing: 8) {
      Circle().fill(theme.palette(colorScheme).failure).frame(width: 8, height: 8)
      Text(verbatim: PlayingTime.text(state.duration.rounded(.down)) ?? "").font(.callout).monospacedDigit()
        .frame(minWidth: 36, alignment: .leading)
      Waveform(bars: [Double](repeating: 0, count: Self.count - last.count) + last)
        .fill(.secondary)
        .environment(\.layoutDirection, .leftToRight)
        .frame(height: 18)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 7)
    .background(.quaternary.opacity(0.6), in: RoundedRectangle(cornerRadius: 16))
    .accessibilityElement(children: .combine)
  }
}
