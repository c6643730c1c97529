import Synchronization

@testable import Sound

/// Loudspeakers and microphones that a test moves by hand.
final class ManualSound: SoundSystem {
  private struct State {
    var outputs: [ManualOutput] = []
    var heard: [Float] = []
    var hasDevices = true
  }
  private let state = Mutex(State())

  var hasInput: Bool { state.withLock { $0.hasDevices } }
  /// The loudspeaker that was opened last.
  var output: ManualOutput? { state.withLock { $0.outputs.last } }
  var outputCount: Int { state.withLock { $0.outputs.count } }

  /// Takes all devices away, or brings them back.
  func setHasDevices(_ hasDevices: Bool) { state.withLock { $0.hasDevices = hasDevices } }
  /// Is said into the microphone.
  func say(_ samples: [Float]) { state.withLock { $0.heard += samples } }

  func output(_ format: SoundFormat) throws(SoundError) -> any SoundOutput {
    if !hasInput { throw .noDevice("none") }
    let output = ManualOutput(format)
    state.withLock { $0.outputs.append(output) }
    return output
  }

  func input(_ format: SoundFormat) throws(SoundError) -> any SoundInput {
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

final class ManualOutput: SoundOutput, Sendable {
  private struct State {
    var queue: [Float] = []
    var played: [Float] = []
    var isPaused = true
    var isConnected = true
  }
  private let state = Mutex(State())
  private let format: SoundFormat

  init(_ format: SoundFormat) { self.format = format }

  var queuedFrames: Int { state.withLock { $0.queue.count / format.channels } }
  var played: [Float] { state.withLock { $0.played } }
  var isPaused: Bool {
    get { state.withLock { $0.isPaused } }
    set { state.withLock { $0.isPaused = newValue } }
  }
  var isConnected: Bool { state.withLock { $0.isConnected } }
  func queue(_ samples: [Float]) { state.withLock { $0.queue += samples } }
  func clear() { state.withLock { $0.queue = [] } }
  func disconnect() { state.withLock { $0.isConnected = false } }

  /// Lets time pass.
  func play(_ seconds: Double) {
    state.withLock { state in
      if state.isPaused { return }
      let count = min(state.queue.count, Int(seconds * Double(format.rate)) * format.channels)
      state.played += state.queue.prefix(count)
      state.queue.removeFirst(count)
    }
  }
}
