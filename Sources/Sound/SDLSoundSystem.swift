internal import CSDL2
import Synchronization

/// Loudspeakers and microphones of the desktop by SDL: PipeWire, PulseAudio, ALSA and others.
public final class SDLSoundSystem: SoundSystem {
  /// SDL is one in a process, and counts its subsystems and chooses places for devices without a lock of its own.
  private static let lock = Mutex(())

  /// Nothing is opened before it is asked for.
  public init() {}

  /// Whether there is a microphone. The first answer takes some milliseconds: it asks the desktop's sound server.
  public var hasInput: Bool { (try? open { SDL_GetNumAudioDevices(1) > 0 }) ?? false }

  /// The loudspeaker that the desktop chose; closed when nobody holds it, which waits for what it plays at that moment.
  public func output(_ format: SoundFormat) throws(SoundError) -> any SoundOutput {
    SDLOutput(try device(format, isInput: false), format, self)
  }

  /// The microphone that the desktop chose.
  public func input(_ format: SoundFormat) throws(SoundError) -> any SoundInput {
    let device = try device(format, isInput: true)
    SDL_PauseAudioDevice(device, 0)
    return SDLInput(device, format, self)
  }

  /// Runs `body` while SDL's part for sound is there.
  private func open<Result>(_ body: () throws(SoundError) -> Result) throws(SoundError) -> Result {
    try begin()
    defer { end() }
    return try body()
  }

  private func begin() throws(SoundError) {
    let reason: String? = Self.lock.withLock { _ in
      SDL_InitSubSystem(UInt32(SDL_INIT_AUDIO)) == 0 ? nil : String(cString: SDL_GetError())
    }
    if let reason { throw .noDevice(reason) }
  }

  fileprivate func end() { Self.lock.withLock { _ in SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO)) } }

  /// A device whose owner calls ``end()`` once it is closed. SDL changes rate and channels where the device has others.
  private func device(_ format: SoundFormat, isInput: Bool) throws(SoundError) -> SDL_AudioDeviceID {
    try begin()
    var wanted = SDL_AudioSpec()
    wanted.freq = Int32(format.rate)
    wanted.format = SDL_AudioFormat(littleEndian ? AUDIO_F32LSB : AUDIO_F32MSB)
    wanted.channels = UInt8(format.channels)
    // A fiftieth of a second at the rate of most devices.
    wanted.samples = 1024
    let (device, reason) = Self.lock.withLock { _ in
      let device = SDL_OpenAudioDevice(nil, isInput ? 1 : 0, &wanted, nil, 0)
      return (device, device == 0 ? String(cString: SDL_GetError()) : "")
    }
    guard device != 0 else {
      end()
      throw .noDevice(reason)
    }
    return device
  }

  private var littleEndian: Bool { 1.littleEndian == 1 }
}

/// What a device of SDL's has in both directions.
private class SDLDevice {
  let device: SDL_AudioDeviceID
  let bytesPerFrame: Int
  private let system: SDLSoundSystem

  init(_ device: SDL_AudioDeviceID, _ format: SoundFormat, _ system: SDLSoundSystem) {
    (self.device, self.system) = (device, system)
    bytesPerFrame = format.channels * MemoryLayout<Float>.size
  }

  deinit {
    SDL_CloseAudioDevice(device)
    system.end()
  }

  var queuedBytes: Int { Int(SDL_GetQueuedAudioSize(device)) }
  var isConnected: Bool { SDL_GetAudioDeviceStatus(device) != SDL_AUDIO_STOPPED }
}

private final class SDLOutput: SDLDevice, SoundOutput {
  var queuedFrames: Int { queuedBytes / bytesPerFrame }
  var isPaused = true { didSet { SDL_PauseAudioDevice(device, isPaused ? 1 : 0) } }
  func queue(_ samples: [Float]) {
    _ = samples.withUnsafeBytes { SDL_QueueAudio(device, $0.baseAddress, UInt32($0.count)) }
  }
  func clear() { SDL_ClearQueuedAudio(device) }
}

private final class SDLInput: SDLDevice, SoundInput {
  func read() -> [Float] {
    let count = queuedBytes / MemoryLayout<Float>.size
    return [Float](unsafeUninitializedCapacity: count) { samples, size in
      let bytes = SDL_DequeueAudio(device, samples.baseAddress, UInt32(count * MemoryLayout<Float>.size))
      size = Int(bytes) / MemoryLayout<Float>.size
    }
  }
}
