import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  @Test func theDesktopDecidesTheColorScheme() throws {
    let journal = Journal()
    let host = try TestHost {
      KeyReader(\.colorScheme, journal)
      KeyReader(\.colorScheme, journal, "fixed").environment(\.colorScheme, .light)
      KeyReader(\.lineLimit, journal)
    }
    #expect(journal.take() == ["light", "fixed light", "nil"])
    host.platform.isDark = true
    host.update()
    #expect(journal.take() == ["dark"])
  }
}
