import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  /// Apple, `horizontalSizeClass`: on macOS it is always regular.
  @Test func sizeClassesAreRegularOnTheDesktop() throws {
    let journal = Journal()
    _ = try TestHost {
      KeyReader(\.horizontalSizeClass, journal)
      KeyReader(\.verticalSizeClass, journal)
      KeyReader(\.horizontalSizeClass, journal).environment(\.horizontalSizeClass, .compact)
    }
    #expect(
      journal.take() == [
        "Optional(UICore.UserInterfaceSizeClass.regular)", "Optional(UICore.UserInterfaceSizeClass.regular)",
        "Optional(UICore.UserInterfaceSizeClass.compact)",
      ])
  }
}
