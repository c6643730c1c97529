import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func closingAWindowEndsEverything() async throws {
    let journal = Journal()
    let host = try TestHost {
      Color.red
        .onDisappear { journal("-") }
        .task {
          journal("start")
          while !Task.isCancelled { await Task.yield() }
          journal("cancelled")
        }
    }
    await runTasks { journal.count == 1 }
    host.close()
    await runTasks { journal.count == 3 }
    #expect(journal.take() == ["start", "-", "cancelled"])
  }
}
