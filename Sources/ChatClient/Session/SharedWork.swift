import Synchronization

/// Work that several may ask for at once and that is done once: who comes later waits for the same result.
///
/// Whoever is cancelled stops waiting at once. When nobody waits any more the work is cancelled.
final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  typealias Answer = Result<Value, ChatBackendError>

  private struct Job {
    var number: Int
    var task: Task<Void, Never>?
    var waiting: [Int: CheckedContinuation<Answer, Never>] = [:]
  }
  private struct State {
    var next = 0
    var jobs: [Key: Job] = [:]
  }
  private let state = Mutex(State())

  func value(
    for key: Key, _ work: @escaping @Sendable () async throws(ChatBackendError) -> Value
  ) async throws(ChatBackendError) -> Value {
    let waiter = number()
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Answer, Never>) in
        let isCancelled = state.withLock { state in
          // Inside of the lock: who is cancelled from now on is found among those who wait.
          if Task.isCancelled { return true }
          if state.jobs[key] == nil {
            state.next += 1
            let job = state.next
            state.jobs[key] = Job(number: job)
            state.jobs[key]?.task = Task { [self] in
              let answer: Answer
              do throws(ChatBackendError) { answer = .success(try await work()) } catch { answer = .failure(error) }
              finish(key, job, answer)
            }
          }
          state.jobs[key]?.waiting[waiter] = continuation
          return false
        }
        if isCancelled { continuation.resume(returning: .failure(.cancelled)) }
      }
    } onCancel: {
      leave(key, waiter)
    }
    return try answer.get()
  }

  private func number() -> Int {
    state.withLock { state in
      state.next += 1
      return state.next
    }
  }

  private func finish(_ key: Key, _ number: Int, _ answer: Answer) {
    let waiting = state.withLock { state -> [Int: CheckedContinuation<Answer, Never>] in
      guard let job = state.jobs[key], job.number == number else { return [:] }
      state.jobs[key] = nil
      return job.waiting
    }
    for continuation in waiting.values { continuation.resume(returning: answer) }
  }

  private func leave(_ key: Key, _ waiter: Int) {
    let (continuation, task) = state.withLock { state in
      let continuation = state.jobs[key]?.waiting.removeValue(forKey: waiter)
      var task: Task<Void, Never>?
      if continuation != nil, state.jobs[key]?.waiting.isEmpty == true {
        task = state.jobs[key]?.task
        state.jobs[key] = nil
      }
      return (continuation, task)
    }
    task?.cancel()
    continuation?.resume(returning: .failure(.cancelled))
  }
}
