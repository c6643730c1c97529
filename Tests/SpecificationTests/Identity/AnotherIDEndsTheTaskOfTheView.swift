import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func anotherIDEndsTheTaskOfTheView() async throws {
    let (journal, id) = (Journal(), Outside(1))
    let host = try TestHost {
      Following(id) { id in
        Color.red
          .task {
            journal("start \(id)")
            while !Task.isCancelled { await Task.yield() }
            journal("cancelled \(id)")
          }
          .id(id)
      }
    }
    await runTasks { journal.count == 1 }
    id.value = 2
    host.update()
    await runTasks { journal.count == 3 }
    #expect(journal.take().sorted() == ["cancelled 1", "start 1", "start 2"])
    host.close()
  }
}
