#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
internal import CTraceSampler
import Synchronization
import TraceFormat
import TraceRecorder

/// Records into files what a recorder hears, from the program's start or when a client of its control socket asks.
///
/// There is one recording at a time. Recording threads only fill their rings. A thread of the session empties the rings
/// every 20 milliseconds, names what records refer to, and writes the file. If the file cannot be written, the session
/// prints one line to standard error and ends the recording; the program goes on.
public final class TraceSession: Sendable {
  /// Why a recording could not begin; the description is one line.
  public enum Failure: Error, CustomStringConvertible {
    /// The trace's file cannot be made or written.
    case file(TraceFileError)
    /// The process records already; one recording at a time.
    case alreadyRecording
    /// No thread can be started to write the file.
    case noThread
    /// The socket cannot be made, or nobody may connect to it.
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
    /// Records in the file.
    public var records: UInt64 = 0
    /// Records that were lost because a ring was full.
    public var drops: UInt64 = 0
  }

  /// How many records each ring of the recorder should hold: a quarter of a second at a million records a second. That
  /// is 8 MiB a thread, but the system gives memory only as it is used.
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
  ///   - recorder: its rings hold ``ringCapacity`` records. While the session lives, it alone switches the recorder on
  ///     and off and drains it.
  ///   - names: the names of the views. Only this session may take them out.
  ///   - willStart: called on the main thread as each recording begins, with the recorder on. It should announce the
  ///     views that exist.
  public init(
    options: TraceOptions, recorder: TraceRecorder, names: TraceNames,
    willStart: @escaping @MainActor @Sendable (TraceOptions.Updates) -> Void
  ) {
    (self.options, self.recorder, self.willStart) = (options, recorder, willStart)
    self.names = NameLog(names)
  }

  deinit { stop() }

  /// Starts what the options ask for.
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

  /// Ends the recording and the control socket. The file is complete when this returns, after some milliseconds.
  public func stop() {
    let socket = socket.withLock { socket in
      defer { socket = nil }
      return socket
    }
    socket?.end()
    end()
  }

  /// Begins a recording that a client of the control socket asked for.
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
