/// Opens loudspeakers and microphones.
public protocol SoundSystem: Sendable {
  /// Whether there is a microphone.
  var hasInput: Bool { get }
  /// The loudspeaker that the desktop chose, silent until ``SoundOutput/isPaused`` is false.
  func output(_ format: SoundFormat) throws(SoundError) -> any SoundOutput
  /// The microphone that the desktop chose, which listens from now on.
  func input(_ format: SoundFormat) throws(SoundError) -> any SoundInput
}

/// A loudspeaker with a queue. It closes when nobody holds it.
public protocol SoundOutput: AnyObject {
  /// Frames that were queued and not heard yet.
  var queuedFrames: Int { get }
  /// Whether it waits; what is queued stays.
  var isPaused: Bool { get set }
  /// Whether it is still there.
  var isConnected: Bool { get }
  /// Adds frames behind those that wait.
  func queue(_ samples: [Float])
  /// Forgets what waits.
  func clear()
}

/// A microphone with a queue. It closes when nobody holds it.
public protocol SoundInput: AnyObject {
  /// Whether it is still there.
  var isConnected: Bool { get }
  /// What was heard since it was asked last.
  func read() -> [Float]
}
