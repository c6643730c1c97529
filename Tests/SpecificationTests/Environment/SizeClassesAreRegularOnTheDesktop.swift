import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  /// Apple, `horizontalSizeClass`: on macOS it is always regular.
  @Test func sizeClassesAreRegularOnTheDesktop() throws {
    let journal = Journal()
    _ = try TestHost {
      Reader(\.horizontalSizeClass, journal)
      Reader(\.verticalSizeClass, journal)
      Reader(\.horizontalSizeClass, journal).environment(\.horizontalSizeClass, .compact)
    }
    #expect(
      journal.take() == [
        "Optional(UICore.UserInterfaceSizeClass.regular)", "Optional(UICore.UserInterfaceSizeClass.regular)",
        "Optional(UICore.UserInterfaceSizeClass.compact)",
      ])
  }
}
