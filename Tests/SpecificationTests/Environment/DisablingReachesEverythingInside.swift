import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  /// Apple, `disabled(_:)`: a higher view can override the value; a lower one cannot enable what is disabled around it.
  @Test func disablingReachesEverythingInside() throws {
    let journal = Journal()
    _ = try TestHost {
      KeyReader(\.isEnabled, journal, "plain")
      VStack {
        KeyReader(\.isEnabled, journal, "inside")
        KeyReader(\.isEnabled, journal, "enabled again").disabled(false)
      }
      .disabled(true)
      KeyReader(\.isEnabled, journal, "not disabled").disabled(false)
    }
    #expect(
      journal.take().sorted() == ["enabled again false", "inside false", "not disabled true", "plain true"])
  }
}
