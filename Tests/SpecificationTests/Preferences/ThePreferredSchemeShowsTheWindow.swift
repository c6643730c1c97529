import SwiftUI
import Testing
import UITestSupport

private struct Scheme: View {
  let journal: Journal
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    let _ = journal("\(scheme)")
    Color.clear
  }
}

extension PreferenceSpecification {
  @Test func thePreferredSchemeShowsTheWindow() throws {
    let (journal, preferred) = (Journal(), Outside<ColorScheme?>(.dark))
    let host = try TestHost {
      Following(preferred) { preferred in
        VStack {
          Scheme(journal: journal)
          Color.clear.preferredColorScheme(preferred)
          Color.clear.preferredColorScheme(.light)
        }
      }
    }
    // Light until the content has been asked, dark before the first frame is shown.
    #expect(journal.take().last == "dark")
    #expect(host.window.presentCount == 1)
    preferred.value = nil
    host.update()
    // The next view that wants one decides.
    #expect(journal.take() == ["light"])
  }
}
