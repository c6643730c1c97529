import Foundation
import SoundTestSupport
import Testing

@testable import Sound

/// A player over a loudspeaker that the test moves: it keeps half a second ahead, and knows what was heard.
struct SoundPlayerTests {
  /// Plays until the next half second is queued: the player looks twenty times a second.
  private func waitUntilFull(_ output: ManualOutput, frames: Int = 24_000) async throws {
    for _ in 0..<400 where output.queuedFrames < frames { try await Task.sleep(for: .milliseconds(10)) }
    #expect(output.queuedFrames == frames)
  }

  @Test func allIsHeardOnceInOrder() async throws {
    let sound = ManualSound()
    let url = try TestVoice.recording(seconds: 1.25)
    let player = try SoundPlayer(url, system: sound)
    #expect(try await player.progress() == .init(time: 0, duration: 1.25, isOver: false))
    try await player.play()
    let output = try #require(sound.output)
    #expect(output.queuedFrames == 24_000 && !output.isPaused)
    output.play(0.25)
    #expect(try await player.progress().time == 0.25)
    try await waitUntilFull(output)
    output.play(0.5)
    try await waitUntilFull(output)
    output.play(0.5)
    for _ in 0..<400 where try await !player.progress().isOver { try await Task.sleep(for: .milliseconds(10)) }
    #expect(try await player.progress() == .init(time: 1.25, duration: 1.25, isOver: true))
    var samples: [Float] = []
    let file = try SoundFile(url)
    while case let more = file.read(60_000), !more.isEmpty { samples += more }
    #expect(output.played == samples)
    // Once more from the beginning.
    try await player.play()
    #expect(try await player.progress() == .init(time: 0, duration: 1.25, isOver: false))
    #expect(sound.outputCount == 1)
    await player.pause()
  }

  @Test func aPauseKeepsItsPlace() async throws {
    let sound = ManualSound()
    let player = try SoundPlayer(try TestVoice.recording(seconds: 2), system: sound)
    try await player.play()
    let output = try #require(sound.output)
    output.play(0.4)
    await player.pause()
    #expect(output.isPaused)
    output.play(1)
    #expect(try await player.progress().time == 0.4)
    await player.seek(to: 1.5)
    #expect(try await player.progress().time == 1.5 && output.queuedFrames == 0)
    try await player.play()
    #expect(output.queuedFrames == 24_000)
    await player.seek(to: -3)
    #expect(try await player.progress().time == 0 && output.queuedFrames == 24_000)
    await player.seek(to: .infinity)
    #expect(try await player.progress().time == 2)
    await player.pause()
  }

  @Test func aLoudspeakerThatGoesIsTold() async throws {
    let sound = ManualSound()
    let player = try SoundPlayer(try TestVoice.recording(seconds: 2), system: sound)
    try await player.play()
    let output = try #require(sound.output)
    output.play(0.25)
    output.disconnect()
    await #expect(throws: SoundError.noDevice("")) { try await player.progress() }
    #expect(try await player.progress().time == 0.25)
    try await player.play()
    #expect(sound.outputCount == 2)
    let second = try #require(sound.output)
    second.play(0.25)
    #expect(try await player.progress().time == 0.5)
    sound.setHasDevices(false)
    second.disconnect()
    await #expect(throws: SoundError.noDevice("none")) { try await player.play() }
    await player.pause()
  }

  @Test func aVoiceIsRecordedWithItsLevels() async throws {
    let sound = ManualSound()
    let url = try TestVoice.file()
    let recorder = try SoundRecorder(to: url, system: sound)
    // A tenth of a second each: silence, half as loud as can be, and half of another tenth.
    sound.say([Float](repeating: 0, count: 4_800) + [Float](repeating: -0.5, count: 2_400))
    #expect(try await recorder.listen() == .init(duration: 0.15, levels: [0]))
    sound.say([Float](repeating: 0.25, count: 2_400) + [Float](repeating: 1, count: 2_400))
    #expect(await recorder.finish() == .init(duration: 0.25, levels: [0, 0.5]))
    #expect(try SoundFile(url).frameCount == 12_000)
    // Nothing is heard after the end.
    sound.say([1])
    #expect(await recorder.finish().duration == 0.25)
  }

  @Test func aRecordingEndsByItself() async throws {
    let sound = ManualSound()
    let recorder = try SoundRecorder(to: try TestVoice.file(), system: sound)
    let minute = [Float](repeating: 0, count: 48_000 * 60)
    for _ in 0..<16 {
      sound.say(minute)
      try await recorder.listen()
    }
    #expect(await recorder.finish().duration == SoundRecorder.longest)
  }

  @Test func aMicrophoneThatGoesLeavesWhatItHeard() async throws {
    let sound = ManualSound()
    let url = try TestVoice.file()
    let recorder = try SoundRecorder(to: url, system: sound)
    sound.say(TestVoice.tone(seconds: 1))
    sound.setHasDevices(false)
    await #expect(throws: SoundError.noDevice("")) { try await recorder.listen() }
    #expect(await recorder.finish().duration == 1)
    #expect(try SoundFile(url).duration == 1)
    #expect(throws: SoundError.noDevice("none")) { try SoundRecorder(to: url, system: sound) }
  }
}
