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
          if error != nil { self?.fail(.noMicrophone) }
        }
      }
    } catch {
      fail(.noMicrophone)
      await voice?.look()
    }
  }

  /// Adds what was recorded to the message.
  func endRecording() async {
    guard let (data, state) = await voice?.end() else { return }
    await add(data, name: "voice.ogg") { attachment in
      attachment.type = "audio/ogg"
      attachment.duration = state.duration
      attachment.waveform = Self.waveform(state.levels)
    }
  }

  /// As many values as others send: the loudest of each part.
  static func waveform(_ levels: [Float], count: Int = 100) -> [Float] {
    if levels.count <= count { return levels }
    return (0..<count).map { part in
      levels[part * levels.count / count..<(part + 1) * levels.count / count].max() ?? 0
    }
  }
}

extension Attachment {
  /// Whether it is a voice rather than a file of sound.
  var isVoice: Bool { waveform != nil && type.hasPrefix("audio/") }
}
