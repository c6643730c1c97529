import Foundation
import SafeOutput

/// Threads that work on one job at a time and sleep in between, so that an idle renderer takes no processor time.
final class WorkerPool {
  private let board = JobBoard()
  /// The number of threads, including the caller's.
  let count: Int

  /// - Parameters:
  ///   - count: the number of threads; there are fewer if the system cannot start more.
  ///   - stackSize: bytes.
  init(count: Int, stackSize: Int = 1 << 20) {
    var started = 1
    while started < count {
      let index = started
      do {
        try SystemThread.start(stackSize: stackSize) { [board] in
          Thread.current.name = "raster-\(index)"
          board.work(as: index)
        }
      } catch {
        break
      }
      started += 1
    }
    self.count = started
  }

  deinit { board.stop() }

  /// Calls `body` once on every thread, with the thread's number; the caller is number 0. Returns when all are done.
  func run(_ body: (Int) -> Void) {
    if count == 1 {
      body(0)
      return
    }
    withoutActuallyEscaping(body) { body in
      board.post(Job(body: body), helpers: count - 1)
      body(0)
      board.waitUntilDone()
    }
  }
}

/// A closure that several threads call while the caller of `run` waits.
private struct Job: @unchecked Sendable {
  let body: (Int) -> Void
}

/// Gives a pool's threads their jobs; the threads retain it.
private final class JobBoard: @unchecked Sendable {
  // Guards `job`, `generation` and `isStopped`; `finished` guards `running`.
  private let lock = NSCondition()
  private let finished = NSCondition()
  private var job: Job?
  private var generation = 0
  private var running = 0
  private var isStopped = false

  func work(as index: Int) {
    var seen = 0
    while runNextJob(as: index, after: &seen) {
      finished.lock()
      running -= 1
      if running == 0 { finished.signal() }
      finished.unlock()
    }
  }

  /// Returns false when the pool is stopped. Releases the job before it returns: `withoutActuallyEscaping` checks, once
  /// the job is done, that nobody retains the closure.
  @inline(never)
  private func runNextJob(as index: Int, after seen: inout Int) -> Bool {
    lock.lock()
    while generation == seen && !isStopped { lock.wait() }
    seen = generation
    let job = self.job
    let stop = isStopped
    lock.unlock()
    if stop { return false }
    job?.body(index)
    return true
  }

  func post(_ job: Job, helpers: Int) {
    finished.lock()
    running = helpers
    finished.unlock()
    lock.lock()
    self.job = job
    generation += 1
    lock.broadcast()
    lock.unlock()
  }

  func waitUntilDone() {
    finished.lock()
    while running > 0 { finished.wait() }
    finished.unlock()
    lock.lock()
    job = nil
    lock.unlock()
  }

  func stop() {
    lock.lock()
    isStopped = true
    lock.broadcast()
    lock.unlock()
  }
}
