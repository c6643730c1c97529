import Foundation
import Synchronization

/// A write that waits for the next update.
protocol PendingWrite: AnyObject {
  func applyWrite()
}

/// The writes that wait for the next update, in the order in which they were made; any thread adds to them.
///
/// Writes that follow one another under transactions that can be merged are applied together. The lock also guards the
/// values that are written, so that their order is that of the writes. No code of the program's runs under it, but for the
/// comparison of animations of its own.
final class WriteQueue: @unchecked Sendable {
  /// Writes that are applied together.
  struct Group {
    let transaction: Transaction
    /// Tells it from all others; counted from 1.
    let number: UInt64
    /// What the first of its writes is due to, in a recording.
    var cause: UInt32
    var writes: [Write] = []
  }

  /// One write. A tuple's parts would be copied by way of its type's description.
  struct Write {
    let write: any PendingWrite
    /// Under which it is recorded; 0 for none.
    var number: UInt32
  }

  /// Where a write is: its group's number, 0 for none, and its index in that.
  struct Place {
    var group: UInt64 = 0
    var index = 0
  }

  /// Asked and told on the main thread only.
  private let reference: ViewGraphReference

  /// A mutex that hands itself over in turn would make each write of contending threads wait for a change of threads.
  private let lock = NSLock()
  // The lock guards what follows; checks of exclusive access would cost more than what they look at.
  @exclusivity(unchecked) private var groups: [Group] = []
  @exclusivity(unchecked) private var lastNumber: UInt64 = 0
  @exclusivity(unchecked) private var hasMainWrites = false
  @exclusivity(unchecked) private var isWakingMain = false
  @exclusivity(unchecked) private var recording: ViewTracing?

  init(_ reference: ViewGraphReference) { self.reference = reference }

  /// Runs `body` under the lock.
  @inline(__always)
  func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// Runs `change` under the lock and, where it says that it has added something, sees to it that an update comes.
  ///
  /// - Parameters:
  ///   - path: the view whose value it is.
  ///   - change: told whether it runs on the main thread.
  func change(_ path: ViewPath?, _ change: (_ isOnMain: Bool) -> Bool) {
    let isOnMain = ViewGraph.isOnMain
    var isWaking = false
    let isAdded = locked {
      guard change(isOnMain) else { return false }
      if isOnMain {
        isWaking = !hasMainWrites
        hasMainWrites = true
      } else {
        isWaking = !isWakingMain
        isWakingMain = true
      }
      return true
    }
    if isOnMain, isAdded { reference.viewGraph?.didEnqueue(path) }
    // Once for all writes until the update takes them.
    if !isWaking { return }
    if isOnMain {
      reference.viewGraph?.needsUpdate()
    } else {
      DispatchQueue.main.async { self.reference.viewGraph?.needsUpdate() }
    }
  }

  /// Hands out the group to which a write under the transaction belongs. Under the lock.
  func join(_ transaction: Transaction, _ add: (inout Group) -> Void) {
    // Without an optional of the last one, which would be a copy.
    if groups.isEmpty || !groups[groups.count - 1].transaction.canMerge(with: transaction) {
      lastNumber += 1
      groups.append(Group(transaction: transaction, number: lastNumber, cause: 0))
    }
    let last = groups.count - 1
    add(&groups[last])
    if let recording, groups[last].cause == 0 { groups[last].cause = recording.cause(isMainThread: ViewGraph.isOnMain) }
  }

  /// All that wait; they do so no longer.
  func take() -> [Group] {
    locked {
      defer {
        groups = []
        hasMainWrites = false
        isWakingMain = false
      }
      return groups
    }
  }

  /// Whether the main thread has written, which the update under way applies too. What other threads write in the meantime
  /// waits for the next one: they may never pause.
  var isUrgent: Bool { locked { hasMainWrites } }

  /// Who records the writes, on whatever thread. Under the lock.
  var tracing: ViewTracing? { recording }

  func record(with tracing: ViewTracing?) { locked { recording = tracing } }
}

extension Mutex where Value == Void {
  /// `withLock` for values beside the mutex, of types that are not sendable.
  borrowing func locked<Result>(_ body: () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    withLock { _ in result = body() }
    return result.unsafelyUnwrapped
  }
}
