import TraceRecorder

/// What one record costs on this machine.
enum RecordingCost {
  /// Nanoseconds for one record: the best of five rounds of 4,096 records on a recorder of its own. Takes less than a
  /// millisecond.
  static func measure() -> Double {
    let count = 4096
    let recorder = TraceRecorder(capacity: count, threadLimit: 1)
    recorder.isEnabled = true
    var best = Double.infinity
    for _ in 0..<5 {
      let start = TraceInstant.now()
      for index in 0..<UInt32(count) { recorder.instant(.check, id: index) }
      let end = TraceInstant.now()
      recorder.drain { _, _ in }
      best = min(best, Double(end.nanoseconds - start.nanoseconds) / Double(count))
    }
    return best
  }
}
