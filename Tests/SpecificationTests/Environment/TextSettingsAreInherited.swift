import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  @Test func textSettingsAreInherited() throws {
    let journal = Journal()
    _ = try TestHost {
      VStack {
        KeyReader(\.multilineTextAlignment, journal)
        KeyReader(\.truncationMode, journal)
        KeyReader(\.lineSpacing, journal)
        KeyReader(\.minimumScaleFactor, journal)
        KeyReader(\.lineLimit, journal)
        KeyReader(\.textCase, journal)
        KeyReader(\.imageScale, journal)
      }
      .multilineTextAlignment(.trailing)
      .truncationMode(.middle)
      .lineSpacing(4)
      .minimumScaleFactor(0.5)
      .lineLimit(3)
      .textCase(.uppercase)
      .imageScale(.large)
    }
    #expect(
      journal.take() == [
        "trailing", "middle", "4.0", "0.5", "Optional(3)", "Optional(UICore.Text.Case.uppercase)", "large",
      ])
  }
}
