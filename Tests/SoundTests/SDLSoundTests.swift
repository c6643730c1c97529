import Foundation
import SoundTestSupport
import Testing

@testable import Sound

/// SDL's own devices, in a process of its own: its driver `disk` writes what a loudspeaker plays into a file, and reads
/// what a microphone hears from one.
struct SDLSoundTests {
  @Test func whatIsPlayedReachesTheDevice() async throws {
    let path = try TestVoice.recording(seconds: 0.4).path
    let result = await #expect(processExitsWith: .success) { [path = path as String] in
      let url = URL(filePath: path)
      let raw = url.deletingLastPathComponent().appending(path: "played")
      setenv("SDL_AUDIODRIVER", "disk", 1)
      setenv("SDL_DISKAUDIOFILE", raw.path, 1)
      let player = try SoundPlayer(url, system: SDLSoundSystem())
      try await player.play()
      for _ in 0..<500 where try await !player.progress().isOver { try await Task.sleep(for: .milliseconds(10)) }
      guard try await player.progress().isOver else { exit(2) }
      // The device may hold a last piece back; none of it is lost once it was written.
      try await Task.sleep(for: .milliseconds(200))
      let samples = try Data(contentsOf: raw).withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
      let wanted = try SoundFile(url).read(48_000)
      // Silence comes before and after.
      let start = samples.firstIndex { $0 != 0 } ?? 0
      let first = wanted.firstIndex { $0 != 0 } ?? 0
      guard samples[start...].starts(with: wanted[first...]) else { exit(3) }
    }
    #expect(result != nil)
  }

  @Test func whatIsSaidIsRecorded() async throws {
    let file = try TestVoice.file("said")
    try TestVoice.tone(seconds: 2).withUnsafeBytes { try Data($0).write(to: file) }
    let path = file.path
    let result = await #expect(processExitsWith: .success) { [path = path as String] in
      let url = URL(filePath: path).deletingLastPathComponent().appending(path: "voice.ogg")
      setenv("SDL_AUDIODRIVER", "disk", 1)
      setenv("SDL_DISKAUDIOFILEIN", path, 1)
      let system = SDLSoundSystem()
      guard system.hasInput else { exit(2) }
      let recorder = try SoundRecorder(to: url, system: system)
      var state = SoundRecorder.State()
      for _ in 0..<500 where state.duration < 0.5 {
        try await Task.sleep(for: .milliseconds(10))
        state = try await recorder.listen()
      }
      state = await recorder.finish()
      guard state.duration >= 0.5, state.levels.count >= 4, state.levels[1] > 0.49, state.levels[1] <= 0.5 else {
        exit(3)
      }
      guard try SoundFile(url).duration == state.duration else { exit(4) }
    }
    #expect(result != nil)
  }

  /// SDL is one in a process: what one system ended while another began left a call without a function.
  @Test func systemsOfManyWindowsShareIt() async {
    let result = await #expect(processExitsWith: .success) {
      setenv("SDL_AUDIODRIVER", "dummy", 1)
      let format = SoundFormat(rate: 48_000, channels: 1)
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        let system = SDLSoundSystem()
        for _ in 0..<300 where !system.hasInput { exit(2) }
        // This driver has one loudspeaker, which whoever is first has.
        for _ in 0..<3 { try? system.output(format).queue([0, 0.5, 0]) }
      }
    }
    #expect(result != nil)
  }

  @Test func whereThereIsNoDeviceItSaysSo() async throws {
    let path = try TestVoice.recording().path
    let result = await #expect(processExitsWith: .success) { [path = path as String] in
      setenv("SDL_AUDIODRIVER", "nothing", 1)
      let system = SDLSoundSystem()
      if system.hasInput { exit(2) }
      let player = try SoundPlayer(URL(filePath: path), system: system)
      do {
        try await player.play()
        exit(3)
      } catch SoundError.noDevice(let reason) { exit(reason.isEmpty ? 4 : 0) }
    }
    #expect(result != nil)
  }
}
