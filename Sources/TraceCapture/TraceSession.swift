#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
internal import CTraceSampler
import Synchronization
import TraceFormat
import TraceRecorder

/// Records into files what a recorder hears: from the start of the program, or when its control socket is told to.
///
/// One recording at a time. Recording threads only fill their rings; a thread of the session's own empties them every 20
/// milliseconds, names what they refer to and writes the file. When the file cannot be written any more, one line goes to
/// standard error and the recording ends; the program lives on.
public final class TraceSession: Sendable {
  /// Why a recording could not begin; described in one line.
  public enum Failure: Error, CustomStringConvertible {
    case file(TraceFileError)
    case alreadyRecording
    case noThread
    case socket(path: String, reason: String)

    public var description: String {
      switch self {
      case .file(let error): error.description
      case .alreadyRecording: "a recording is running"
      case .noThread: "there is no thread left to record with"
      case .socket(let path, let reason): "cannot listen at \(path): \(reason)"
      }
    }
  }

  /// What a recording has written.
  public struct Result: Sendable, Equatable {
    public var records: UInt64 = 0
    public var drops: UInt64 = 0
  }

  /// A capacity for the recorder whose rings hold a quarter second of a million records a second. 8 MiB a thread, of
  /// which only what was used is taken from the system.
  public static let ringCapacity = 1 << 18

  let options: TraceOptions
  let recorder: TraceRecorder
  let names: NameLog
  private let willStart: @MainActor @Sendable (TraceOptions.Updates) -> Void
  /// The system's number of the thread that runs the views.
  private let mainThread = Atomic<Int32>(0)
  private let recording = Mutex<TraceRecording?>(nil)
  private let socket = Mutex<ControlSocket?>(nil)

  /// - Parameters:
  ///   - recorder: one of ``ringCapacity``. The session switches it on and off and is the only one to drain it meanwhile.
  ///   - names: where the views' names come from; taken by this session alone.
  ///   - willStart: called on the main thread with the recorder switched on, as each recording begins: announce what is
  ///     alive.
  public init(
    options: TraceOptions, recorder: TraceRecorder, names: TraceNames,
    willStart: @escaping @MainActor @Sendable (TraceOptions.Updates) -> Void
  ) {
    (self.options, self.recorder, self.willStart) = (options, recorder, willStart)
    self.names = NameLog(names)
  }

  deinit { stop() }

  /// Does what the options ask for.
  @MainActor
  public func start() throws(Failure) {
    mainThread.store(apus_this_thread(), ordering: .relaxed)
    if let path = options.socketPath {
      let listening = try ControlSocket(path: path, session: self)
      socket.withLock { $0 = listening }
    }
    if let path = options.path {
      try begin(path: path, sampleRate: options.sampleRate, updates: options.updates)
      willStart(options.updates)
    }
  }

  /// Ends the recording, if there is one, and the control socket: the file is whole afterwards. Milliseconds.
  public func stop() {
    let socket = socket.withLock { socket in
      defer { socket = nil }
      return socket
    }
    socket?.end()
    end()
  }

  /// Begins a recording for the control socket.
  func begin(request: TraceOptions, path: String) throws(Failure) {
    try begin(path: path, sampleRate: request.sampleRate, updates: request.updates)
    let (willStart, updates) = (willStart, request.updates)
    Task { @MainActor in willStart(updates) }
  }

  private func begin(path: String, sampleRate: Int, updates: TraceOptions.Updates) throws(Failure) {
    try recording.withLock { (recording) throws(Failure) in
      if recording?.isRunning == true { throw .alreadyRecording }
      _ = recording?.finish()
      recording = try TraceRecording(
        path: path, sampleRate: sampleRate, updates: updates, mainThread: mainThread.load(ordering: .relaxed),
        recorder: recorder, names: names)
    }
  }

  @discardableResult
  func end() -> Result {
    let recording = recording.withLock { recording in
      defer { recording = nil }
      return recording
    }
    return recording?.finish() ?? Result()
  }
}
