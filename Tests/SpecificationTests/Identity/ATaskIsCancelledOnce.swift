import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func aTaskIsCancelledOnce() async throws {
    let (journal, isShown) = (Journal(), Outside(true))
    let host = try TestHost {
      Following(isShown) { isShown in
        if isShown {
          Color.red.task {
            await withTaskCancellationHandler {
              journal("start")
              while !Task.isCancelled { await Task.yield() }
              journal("end")
            } onCancel: {
              MainActor.assumeIsolated { journal("cancel") }
            }
          }
        }
      }
    }
    await runTasks { journal.count == 1 }
    isShown.value = false
    host.update()
    host.close()
    await runTasks { journal.count == 3 }
    await runTasks()
    #expect(journal.take() == ["start", "cancel", "end"])
  }
}
