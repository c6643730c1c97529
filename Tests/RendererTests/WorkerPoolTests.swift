import Synchronization
import Testing

@testable import Renderer

/// A frame is drawn by as many threads as there are.
struct WorkerPoolTests {
  private func threads(of pool: WorkerPool) -> [Int] {
    let seen = Mutex<[Int]>([])
    pool.run { thread in seen.withLock { $0.append(thread) } }
    return seen.withLock { $0.sorted() }
  }

  @Test func everyThreadWorksOnce() { #expect(threads(of: WorkerPool(count: 3)) == [0, 1, 2]) }

  /// No system gives 2⁵⁰ bytes for a stack: the caller is left to draw alone.
  @Test func threadsThatCannotStartAreNotWaitedFor() {
    let pool = WorkerPool(count: 3, stackSize: 1 << 50)
    #expect(pool.count == 1)
    #expect(threads(of: pool) == [0])
  }
}
