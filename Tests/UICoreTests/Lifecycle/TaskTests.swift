import Testing
import UITestSupport

@testable import UICore

@MainActor struct TaskTests {
  let log = Log()

  /// Waits for ever, and logs that it was cancelled.
  private func wait(_ name: String) async {
    log.entries.append("start \(name)")
    await withTaskCancellationHandler {
      while !Task.isCancelled { await Task.yield() }
    } onCancel: {
    }
    log.entries.append("cancel \(name)")
  }

  @Test func aTaskRunsOncePerIdentityAndIsCancelledOnceWithTheView() async throws {
    let shown = Remote<Bool>()
    let count = Remote<Int>()
    let host = try TestHost {
      Owner(shown, true) { isShown in
        if isShown {
          Owner(count, 0) { value in Square(color: value > 0 ? .red : .blue).task { await wait("task") } }
        }
      }
    }
    await runTasks(until: { log.entries.count == 1 })
    count.value = 1
    host.update()
    await runTasks()
    #expect(log.take() == ["start task"])
    shown.value = false
    host.update()
    await runTasks(until: { log.entries.count == 1 })
    #expect(log.take() == ["cancel task"])
    host.advance(by: 1)
    await runTasks()
    #expect(log.take() == [])
  }

  @Test func anotherIdStartsTheTaskAnew() async throws {
    let id = Remote<Int>()
    let host = try TestHost { Owner(id, 1) { id in Square().task(id: id) { await wait("\(id)") } } }
    await runTasks(until: { log.entries.count == 1 })
    id.value = 1
    host.update()
    await runTasks()
    #expect(log.take() == ["start 1"])
    id.value = 2
    host.update()
    await runTasks(until: { log.entries.count == 2 })
    #expect(Set(log.take()) == ["cancel 1", "start 2"])
    host.close()
    await runTasks(until: { log.entries.count == 1 })
    #expect(log.take() == ["cancel 2"])
  }
}
