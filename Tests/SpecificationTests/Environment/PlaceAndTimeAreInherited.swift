import Foundation
import SwiftUI
import Testing
import UITestSupport

private struct Clock: View {
  let journal: Journal
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  var body: some View {
    let _ = journal("\(locale.identifier) \(calendar.identifier) \(timeZone.identifier)")
    Color.red
  }
}

extension EnvironmentSpecification {
  @Test func placeAndTimeAreInherited() throws {
    let (journal, locale) = (Journal(), Outside(Locale(identifier: "de_CH")))
    let host = try TestHost {
      Following(locale) { locale in
        Clock(journal: journal)
          .environment(\.locale, locale)
          .environment(\.calendar, Calendar(identifier: .iso8601))
          .environment(\.timeZone, TimeZone(identifier: "Europe/Zurich")!)
      }
    }
    locale.value = Locale(identifier: "fr_CH")
    host.update()
    #expect(journal.take() == ["de_CH iso8601 Europe/Zurich", "fr_CH iso8601 Europe/Zurich"])
  }
}
