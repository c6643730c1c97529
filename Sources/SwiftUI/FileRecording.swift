import TraceCapture
import TraceRecorder
import UICore

/// Records an app into a file, as the environment asks (`apus record` sets it up).
@MainActor
final class FileRecording: AppRecording {
  let recorder: TraceRecorder
  let names = TraceNames()
  private let options: TraceOptions
  private var session: TraceSession?

  /// Nil where the environment asks for no recording.
  ///
  /// - Throws: `TraceOptions.Invalid` where a variable says nothing usable.
  init?(environment: [String: String]) throws {
    options = try TraceOptions(environment: environment)
    guard options.isRequested else { return nil }
    recorder = TraceRecorder(capacity: TraceSession.ringCapacity)
  }

  /// - Throws: `TraceSession.Failure` where the file or the socket cannot be made.
  func start(_ willRecord: @escaping @MainActor @Sendable (_ recordsAll: Bool) -> Void) throws {
    let session = TraceSession(options: options, recorder: recorder, names: names) { willRecord($0 == .all) }
    self.session = session
    try session.start()
  }

  func stop() { session?.stop() }
}
