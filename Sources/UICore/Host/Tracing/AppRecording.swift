import TraceCapture
import TraceRecorder

/// The recording of an app, as the environment asks for it (`apus record` sets it up).
@MainActor
final class AppRecording {
  let recorder: TraceRecorder
  private let session: TraceSession
  /// What the main thread does between two waits; true while a turn is recorded.
  private var isInTurn = false

  /// - Throws: `TraceSession.Failure` where the file or the socket cannot be made.
  init(_ options: TraceOptions, viewGraph: ViewGraph, platform: any Platform) throws {
    let recorder = TraceRecorder(capacity: TraceSession.ringCapacity)
    let names = TraceNames()
    self.recorder = recorder
    session = TraceSession(options: options, recorder: recorder, names: names) { [weak viewGraph] updates in
      viewGraph?.startTracing(recorder, names: names, recordsAll: updates == .all)
    }
    try session.start()
    platform.onTurn = { [weak self] isWorking in assumeMainActor { self?.turn(isWorking) } }
  }

  private func turn(_ isWorking: Bool) {
    // A recording may begin in the middle of one.
    if isWorking {
      isInTurn = recorder.isEnabled
      recorder.begin(.turn)
    } else if isInTurn {
      recorder.end(.turn)
    }
  }

  /// Writes the rest of the file.
  func stop() { session.stop() }
}
