import Observation
import SwiftUI
import Testing
import UITestSupport

@Observable private final class Settings {
  var name: String
  init(_ name: String) { self.name = name }
}

private struct Named: View {
  let journal: Journal
  @Environment(Settings.self) private var settings: Settings?
  var body: some View {
    let _ = journal(settings?.name ?? "none")
    Color.red
  }
}

extension EnvironmentSpecification {
  @Test func objectsAreFoundByTheirType() throws {
    let (journal, inner) = (Journal(), Settings("inner"))
    let host = try TestHost {
      Named(journal: journal)
      VStack {
        Named(journal: journal)
        Named(journal: journal).environment(inner)
        Named(journal: journal).environment(Settings?.none)
      }
      .environment(Settings("outer"))
    }
    #expect(journal.take() == ["none", "outer", "inner", "none"])
    // Who reads a property of the object follows it.
    inner.name = "changed"
    host.update()
    #expect(journal.take() == ["changed"])
  }
}
