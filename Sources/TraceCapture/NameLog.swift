import Synchronization
import TraceRecorder

/// All names that the views ever made, because a recording that begins later needs the earlier names too.
final class NameLog: Sendable {
  private let names: TraceNames
  private let entries = Mutex<[TraceNames.Entry]>([])

  init(_ names: TraceNames) { self.names = names }

  /// The names from number `start` on.
  func entries(from start: Int) -> [TraceNames.Entry] {
    let new = names.take()
    return entries.withLock { entries in
      entries += new
      return start < entries.count ? Array(entries[start...]) : []
    }
  }
}
