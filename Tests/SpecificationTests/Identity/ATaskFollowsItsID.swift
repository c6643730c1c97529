import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  /// Apple, `task(id:priority:_:)`: when the id changes, the task is cancelled and started again.
  @Test func aTaskFollowsItsID() async throws {
    let (journal, id) = (Journal(), Outside(1))
    let host = try TestHost {
      Following(id) { id in
        Color.red.task(id: id / 10) {
          journal("start \(id)")
          while !Task.isCancelled { await Task.yield() }
          journal("cancelled \(id)")
        }
      }
    }
    await runTasks { journal.count == 1 }
    // 1 and 2 are the same id, 10 is another.
    id.value = 2
    host.update()
    await runTasks()
    #expect(journal.take() == ["start 1"])
    id.value = 10
    host.update()
    await runTasks { journal.count == 2 }
    #expect(journal.take().sorted() == ["cancelled 1", "start 10"])
    host.close()
  }
}
