import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  @Test func settingsOfTheUserAreOffByDefault() throws {
    let journal = Journal()
    _ = try TestHost {
      Reader(\.accessibilityReduceMotion, journal)
      Reader(\.accessibilityReduceTransparency, journal)
      Reader(\.accessibilityDifferentiateWithoutColor, journal)
      Reader(\.accessibilityInvertColors, journal)
      Reader(\.colorSchemeContrast, journal)
    }
    #expect(journal.take() == ["false", "false", "false", "false", "standard"])
  }
}
