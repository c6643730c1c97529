public import Foundation
public import Sound
import Synchronization

/// Loudspeakers and microphones that a test moves by hand.
public final class ManualSound: SoundSystem {
  private struct State {
    var outputs: [ManualOutput] = []
    var heard: [Float] = []
    var hasDevices = true
  }
  private let state = Mutex(State())

  public init() {}

  public var hasInput: Bool { state.withLock { $0.hasDevices } }
  /// The loudspeaker that was opened last.
  public var output: ManualOutput? { state.withLock { $0.outputs.last } }
  public var outputCount: Int { state.withLock { $0.outputs.count } }

  /// Takes all devices away, or brings them back.
  public func setHasDevices(_ hasDevices: Bool) { state.withLock { $0.hasDevices = hasDevices } }
  /// Is said into the microphone.
  public func say(_ samples: [Float]) { state.withLock { $0.heard += samples } }

  public func output(_ format: SoundFormat) throws(SoundError) -> any SoundOutput {
    if !hasInput { throw .noDevice("none") }
    let output = ManualOutput(format)
    state.withLock { $0.outputs.append(output) }
    return output
  }

  public func input(_ format: SoundFormat) throws(SoundError) -> any SoundInput {
    if !hasInput { throw .noDevice("none") }
    return Microphone(system: self)
  }

  private final class Microphone: SoundInput {
    let system: ManualSound
    init(system: ManualSound) { self.system = system }
    var isConnected: Bool { system.hasInput }
    func read() -> [Float] {
      system.state.withLock { state in
        defer { state.heard = [] }
        return state.heard
      }
    }
  }
}

public final class ManualOutput: SoundOutput, Sendable {
  private struct State {
    var queue: [Float] = []
    var played: [Float] = []
    var isPaused = true
    var isConnected = true
  }
  private let state = Mutex(State())
  private let format: SoundFormat

  init(_ format: SoundFormat) { self.format = format }

  public var queuedFrames: Int { state.withLock { $0.queue.count / format.channels } }
  public var played: [Float] { state.withLock { $0.played } }
  public var isPaused: Bool {
    get { state.withLock { $0.isPaused } }
    set { state.withLock { $0.isPaused = newValue } }
  }
  public var isConnected: Bool { state.withLock { $0.isConnected } }
  public func queue(_ samples: [Float]) { state.withLock { $0.queue += samples } }
  public func clear() { state.withLock { $0.queue = [] } }
  public func disconnect() { state.withLock { $0.isConnected = false } }

  /// Lets time pass.
  public func play(_ seconds: Double) {
    state.withLock { state in
      if state.isPaused { return }
      let count = min(state.queue.count, Int(seconds * Double(format.rate)) * format.channels)
      state.played += state.queue.prefix(count)
      state.queue.removeFirst(count)
    }
  }
}

/// Voices for tests.
public enum TestVoice {
  /// The note a', half as loud as can be.
  public static func tone(seconds: Double) -> [Float] {
    (0..<Int(48_000 * seconds)).map { 0.5 * Float(sin(2 * .pi * 440 * Double($0) / 48_000)) }
  }

  /// A place for a file in a folder of its own.
  public static func file(_ name: String = "voice.ogg") throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sound-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: name)
  }

  /// A file of that note.
  public static func recording(seconds: Double = 1) throws -> URL {
    let url = try file()
    try VoiceFile(url).write(tone(seconds: seconds))
    return url
  }
}
