import TraceAnalysis

/// How many bodies ran in each frame.
struct BodiesPerFrame {
  /// When bodies began, in order.
  private let starts: [Int64]
  private let frames: [Frame]

  init(_ trace: Trace) {
    let updates = trace.updates
    let starts = updates.indices.compactMap { updates.kind[$0].isBody ? updates.start[$0] : nil }
    let isSorted = zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
    self.starts = isSorted ? starts : starts.sorted()
    frames = trace.frames
  }

  subscript(frame: Int) -> Int { position(of: frames[frame].end) - position(of: frames[frame].start) }

  /// How many bodies began before a time.
  private func position(of time: Int64) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
