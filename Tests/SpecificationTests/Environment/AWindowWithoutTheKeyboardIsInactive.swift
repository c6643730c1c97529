import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  @Test func aWindowWithoutTheKeyboardIsInactive() throws {
    let journal = Journal()
    let host = try TestHost {
      KeyReader(\.scenePhase, journal)
      KeyReader(\.controlActiveState, journal)
    }
    #expect(journal.take() == ["active", "key"])
    host.send(.focusLost)
    #expect(journal.take().sorted() == ["inactive", "inactive"])
    host.send(.focusGained)
    #expect(journal.take().sorted() == ["active", "key"])
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
  }
}
