#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
internal import CTraceSampler
import Dispatch
import Synchronization
import TraceFormat
import TraceRecorder

/// One recording into one file, written by a thread of its own.
final class TraceRecording: Sendable {
  private let recorder: TraceRecorder
  private let wake = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)
  private let stopRequested = Atomic<Bool>(false)
  private let running = Atomic<Bool>(true)
  private let result = Mutex<TraceSession.Result?>(nil)

  /// Makes the file and switches the recorder on.
  init(
    path: String, sampleRate: Int, updates: TraceOptions.Updates, mainThread: Int32, recorder: TraceRecorder,
    names: NameLog
  ) throws(TraceSession.Failure) {
    self.recorder = recorder
    let output: RecordingOutput
    do throws(TraceFileError) {
      output = try RecordingOutput(
        path: path, sampleRate: sampleRate, updates: updates, mainThread: mainThread, recorder: recorder,
        names: names)
    } catch {
      throw .file(error)
    }
    let thread = Unmanaged.passRetained(Start(recording: self, output: output, path: path))
    let error = apus_start_thread(
      "apus trace",
      { context in
        guard let context else { return }
        let start = Unmanaged<Start>.fromOpaque(context).takeRetainedValue()
        start.recording.run(start.output, path: start.path)
      }, thread.toOpaque())
    if error != 0 {
      thread.release()
      throw .noThread
    }
    recorder.isEnabled = true
  }

  /// What the new thread is given. From then on only that thread uses the output.
  private final class Start {
    let recording: TraceRecording
    let output: RecordingOutput
    let path: String

    init(recording: TraceRecording, output: RecordingOutput, path: String) {
      (self.recording, self.output, self.path) = (recording, output, path)
    }
  }

  /// Whether it still writes. False after the file could not be written.
  var isRunning: Bool { running.load(ordering: .acquiring) }

  /// Ends the recording and closes its file.
  func finish() -> TraceSession.Result {
    stopRequested.store(true, ordering: .releasing)
    wake.signal()
    ended.wait()
    ended.signal()
    return result.withLock { $0 } ?? TraceSession.Result()
  }

  private func run(_ output: RecordingOutput, path: String) {
    do {
      try output.begin()
      while !stopRequested.load(ordering: .acquiring) {
        let isBusy = try output.round()
        _ = wake.wait(timeout: .now() + .milliseconds(isBusy ? 20 : 100))
      }
      recorder.isEnabled = false
      try output.end()
    } catch {
      recorder.isEnabled = false
      System.complain("the recording has ended: \(error)")
    }
    result.withLock { $0 = output.result }
    running.store(false, ordering: .releasing)
    ended.signal()
  }
}
