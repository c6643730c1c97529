import TraceRecorder

/// Keeps what an app's recorder hears, in a file for example. The program's entry hands it in.
@MainActor
package protocol AppRecording: AnyObject {
  /// What the app's passes record into. The recording switches it on and off.
  var recorder: TraceRecorder { get }
  /// Where the app's views put their names.
  var names: TraceNames { get }
  /// Records from now on, or waits to be told to.
  ///
  /// - Parameter willRecord: called as each recording begins; `recordsAll` asks for rules of all kinds.
  func start(_ willRecord: @escaping @MainActor @Sendable (_ recordsAll: Bool) -> Void) throws
  /// Ends the recording: what it keeps is complete afterwards.
  func stop()
}

extension Platform {
  /// Records what the main thread does between two waits.
  func recordTurns(_ recorder: TraceRecorder) {
    // A recording may begin in the middle of a turn.
    var isInTurn = false
    onTurn = { isWorking in
      if isWorking {
        isInTurn = recorder.isEnabled
        recorder.begin(.turn)
      } else if isInTurn {
        recorder.end(.turn)
      }
    }
  }
}
