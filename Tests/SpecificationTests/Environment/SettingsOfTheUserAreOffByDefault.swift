import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  @Test func settingsOfTheUserAreOffByDefault() throws {
    let journal = Journal()
    _ = try TestHost {
      KeyReader(\.accessibilityReduceMotion, journal)
      KeyReader(\.accessibilityReduceTransparency, journal)
      KeyReader(\.accessibilityDifferentiateWithoutColor, journal)
      KeyReader(\.accessibilityInvertColors, journal)
      KeyReader(\.colorSchemeContrast, journal)
    }
    #expect(journal.take() == ["false", "false", "false", "false", "standard"])
  }
}
