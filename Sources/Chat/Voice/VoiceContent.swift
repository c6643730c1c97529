import ChatStore
import SwiftUI

/// A recorded voice: a button that plays it, its wave form, how long it is. A press on the wave form goes there.
///
/// Without a ``VoicePlayer`` around it, a press opens it.
struct VoiceContent: View {
  let attachment: Attachment
  let message: Message
  let surface: ChatTheme.Palette.Surface

  @Environment(\.voicePlayer) private var player
  @Environment(\.messageActions) private var actions
  @Environment(\.chatTheme) private var theme
  @Environment(\.words) private var words
  @ScaledMetric private var scale = 1.0

  var body: some View {
    let isCurrent = player?.message == message.id
    HStack(spacing: 10) {
      button(isCurrent ? player?.phase : nil)
      Waveform(bars: Waveform.bars(attachment.waveform ?? [])).fill(surface.text)
        .opacity(isCurrent ? 0.35 : 0.85)
        .overlay {
          if isCurrent, let player { PlayedPart(attachment: attachment, player: player, color: surface.text) }
        }
        .overlay {
          if player != nil {
            GeometryReader { geometry in
              Color.clear.contentShape(Rectangle())
                .onTapGesture { play(from: $0.x / max(geometry.size.width, 1)) }
            }
          }
        }
        .environment(\.layoutDirection, .leftToRight)
        .frame(height: 26).frame(minWidth: 30, idealWidth: 150, maxWidth: 150)
      VoiceTime(duration: attachment.duration, player: isCurrent ? player : nil)
        .font(.system(size: theme.detailSize * scale)).foregroundStyle(surface.detail)
    }
    .foregroundStyle(surface.text)
  }

  private func button(_ phase: VoicePlayer.Phase?) -> some View {
    let side = (30 * min(scale, 1.6)).rounded()
    return Button(action: toggle) {
      Group {
        if phase == .loading {
          ProgressView().controlSize(.small)
        } else {
          Image(systemName: player == nil ? "mic.fill" : phase == .playing ? "pause.fill" : "play.fill")
            .font(.system(size: theme.textSize * scale))
        }
      }
      .frame(width: side, height: side)
      .background(Circle().fill(surface.inset))
      .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
      guard let player, phase != nil, phase != .loading else { return .ignored }
      actions?.play(attachment, of: message, from: player.time + (press.key == .leftArrow ? -5 : 5))
      return .handled
    }
    .accessibilityLabel(Text(verbatim: words[player == nil ? .open : phase == .playing ? .pause : .play]))
  }

  private func toggle() {
    if player == nil {
      actions?.open(attachment, of: message)
    } else {
      actions?.play(attachment, of: message, from: nil)
    }
  }

  /// - Parameter part: of the whole, from 0 to 1.
  private func play(from part: Double) {
    // The file's own duration once that is known, until then what its sender says.
    let known = player.map { $0.message == message.id ? $0.duration : 0 } ?? 0
    let duration = known > 0 ? known : attachment.duration ?? 0
    actions?.play(attachment, of: message, from: max(0, part) * duration)
  }
}

/// The bars that were heard.
private struct PlayedPart: View {
  let attachment: Attachment
  let player: VoicePlayer
  let color: Color

  var body: some View {
    let part = player.duration > 0 ? min(player.time / player.duration, 1) : 0
    Waveform(bars: Waveform.bars(attachment.waveform ?? [])).fill(color)
      .mask { Rectangle().scale(x: part, y: 1, anchor: .leading) }
  }
}

/// How long a voice is; while it plays, how far it is.
private struct VoiceTime: View {
  let duration: Double?
  let player: VoicePlayer?

  var body: some View {
    if let text = PlayingTime.text(player.map { $0.time.rounded(.down) } ?? duration) {
      Text(verbatim: text).monospacedDigit()
    }
  }
}
