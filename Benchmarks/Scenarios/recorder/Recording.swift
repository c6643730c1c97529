import Foundation
import SwiftUI
import TraceCapture
import TraceRecorder

/// A real recording of a workload: a session with its writer thread, a file, samples.
@MainActor
final class Recording {
  private let workload: any Workload
  private let session: TraceSession
  private let path: String

  static func makeRecorder() -> TraceRecorder { TraceRecorder(capacity: TraceSession.ringCapacity) }

  /// - Parameters:
  ///   - sampleRate: samples a second, 0 for none.
  ///   - updates: which rules are recorded.
  init(_ workload: any Workload, sampleRate: Int, updates: TraceOptions.Updates = .bodies) throws {
    self.workload = workload
    path = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(getpid()).apustrace").path
    let (host, recorder, names) = (workload.host, workload.recorder, TraceNames())
    session = TraceSession(
      options: TraceOptions(path: path, sampleRate: sampleRate, updates: updates), recorder: recorder, names: names
    ) { updates in
      host.startTracing(recorder, names: names, recordsAll: updates == .all)
    }
    try session.start()
  }

  /// Bytes written so far.
  var fileSize: Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }

  /// Gives the writer time to take what lies in the rings: it looks every 20 ms, every 100 ms after a silence.
  func settle() { usleep(150_000) }

  func stop() {
    workload.host.stopTracing()
    session.stop()
    unlink(path)
  }
}
