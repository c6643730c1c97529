import ChatStore
import Foundation
import Sound

extension ComposerModel {
  /// Records a voice, which goes with the message.
  func beginRecording() async {
    do throws(SoundError) {
      try await voice?.begin { [weak self] error in
        Task {
          await self?.endRecording()
          if let error { self?.fail(ChatFailure(recording: error)) }
        }
      }
    } catch {
      fail(ChatFailure(recording: error))
      await voice?.look()
    }
  }

  /// Adds what was recorded to the message.
  func endRecording() async {
    let recorded: (data: Data, state: SoundRecorder.State)?
    do throws(SoundError) { recorded = try await voice?.end() } catch { return fail(ChatFailure(recording: error)) }
    guard let (data, state) = recorded else { return }
    await add(data, name: Self.voiceName) { attachment in
      attachment.type = "audio/ogg"
      attachment.duration = state.duration
      attachment.waveform = Self.waveform(state.levels)
    }
  }

  /// What the file of a voice is called.
  nonisolated static let voiceName = "voice.ogg"

  /// As many values as others send: the loudest of each part.
  static func waveform(_ levels: [Float], count: Int = 100) -> [Float] {
    if levels.count <= count { return levels }
    return (0..<count).map { part in
      levels[part * levels.count / count..<(part + 1) * levels.count / count].max() ?? 0
    }
  }
}

extension ChatFailure {
  /// Why a voice was not recorded.
  init(recording error: SoundError) {
    self =
      switch error {
      case .noDevice: .noMicrophone
      case .unreadable: .fileUnreadable(name: ComposerModel.voiceName)
      case .unwritable(let reason): .other(reason)
      }
  }
}

extension Attachment {
  /// Whether it is a voice rather than a file of sound.
  var isVoice: Bool { waveform != nil && type.hasPrefix("audio/") }
}
