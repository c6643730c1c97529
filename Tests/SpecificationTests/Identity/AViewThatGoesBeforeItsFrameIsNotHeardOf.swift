import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func aViewThatGoesBeforeItsFrameIsNotHeardOf() async throws {
    let (journal, isShown) = (Journal(), Outside(false))
    let host = try TestHost {
      Following(isShown) { isShown in
        if isShown { Color.red.onAppear { journal("+") }.onDisappear { journal("-") }.task { journal("task") } }
      }
    }
    isShown.value = true
    isShown.value = false
    host.update()
    await runTasks()
    #expect(journal.take() == [])
  }
}
