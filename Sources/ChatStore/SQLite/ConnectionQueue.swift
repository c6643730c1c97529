import Dispatch
import Synchronization

/// A connection with a queue of its own: whoever asks waits without holding a thread, and never on the main one.
///
/// `@unchecked`: the connection is touched on the queue alone.
final class ConnectionQueue: @unchecked Sendable {
  private let connection: Connection
  private let queue: DispatchQueue
  private let waiting = Atomic(0)

  init(_ connection: Connection, _ queue: DispatchQueue) {
    self.connection = connection
    self.queue = queue
  }

  /// How many were asked and have not answered.
  var load: Int { waiting.load(ordering: .relaxed) }

  /// Runs `body` after what was asked before.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable (Connection) throws -> Value
  ) async throws(ChatStoreError) -> Value {
    waiting.add(1, ordering: .relaxed)
    let result = await withCheckedContinuation {
      (continuation: CheckedContinuation<Result<Value, ChatStoreError>, Never>) in
      queue.async {
        let result: Result<Value, ChatStoreError>
        do { result = .success(try body(self.connection)) } catch { result = .failure(ChatStoreError(error)) }
        self.waiting.subtract(1, ordering: .relaxed)
        continuation.resume(returning: result)
      }
    }
    return try result.get()
  }

  /// As ``run(_:)``, but nothing is asked for a task that was cancelled meanwhile.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Connection) throws -> Value
  ) async throws(ChatStoreError) -> Value {
    if Task.isCancelled { throw .cancelled }
    return try await run { connection in try connection.read { try body(connection) } }
  }

  /// Closes the connection after what was asked before.
  func close() async { try? await run { $0.close() } }
}
