import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func aTaskOutlivesChangesOfItsView() async throws {
    let (journal, color) = (Journal(), Outside(Color.red))
    let host = try TestHost {
      Following(color) { color in
        color.task {
          journal("start")
          while !Task.isCancelled { await Task.yield() }
          journal("cancelled")
        }
      }
    }
    await runTasks { journal.count == 1 }
    color.value = .blue
    host.update()
    await runTasks()
    #expect(journal.take() == ["start"])
    host.close()
    await runTasks { journal.count == 1 }
    #expect(journal.take() == ["cancelled"])
  }
}
