import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func rowsThatGoTakeTheirTasks() async throws {
    let (journal, ids) = (Journal(), Outside([1, 2]))
    let host = try TestHost {
      Following(ids) { ids in
        ForEach(ids, id: \.self) { id in
          Color.red.task {
            journal("start \(id)")
            while !Task.isCancelled { await Task.yield() }
            journal("cancelled \(id)")
          }
        }
      }
    }
    await runTasks { journal.count == 2 }
    #expect(journal.take() == ["start 1", "start 2"])
    ids.value = [2, 3]
    host.update()
    await runTasks { journal.count == 2 }
    #expect(journal.take().sorted() == ["cancelled 1", "start 3"])
    host.close()
    await runTasks { journal.count == 2 }
    #expect(journal.take().sorted() == ["cancelled 2", "cancelled 3"])
  }
}
