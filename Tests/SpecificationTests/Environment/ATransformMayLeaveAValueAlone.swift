import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  @Test func aTransformMayLeaveAValueAlone() throws {
    let (journal, isLimited) = (Journal(), Outside(true))
    let host = try TestHost {
      Following(isLimited) { isLimited in
        KeyReader(\.lineLimit, journal).transformEnvironment(\.lineLimit) { if isLimited { $0 = 1 } }
      }
    }
    isLimited.value = false
    host.update()
    #expect(journal.take() == ["Optional(1)", "nil"])
  }
}
