import TraceRecorder

/// Keeps an app's trace records, for example in a file. The program's entry point hands it in.
@MainActor
package protocol AppRecording: AnyObject {
  /// The recorder of the app's passes; the recording turns it on and off.
  var recorder: TraceRecorder { get }
  /// The table of the names of the app's views.
  var names: TraceNames { get }
  /// Starts recording, now or when told to.
  ///
  /// - Parameter willRecord: called as each recording begins; `recordsAll` asks for rules of all kinds.
  func start(_ willRecord: @escaping @MainActor @Sendable (_ recordsAll: Bool) -> Void) throws
  /// Ends the recording and completes what it keeps.
  func stop()
}

extension Platform {
  /// Records the main thread's turns: its work between two waits.
  func recordTurns(_ recorder: TraceRecorder) {
    // A recording may begin during a turn.
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
