import SwiftUI
import Testing
import UITestSupport

private struct Child: View {
  let number: Int
  let journal: Journal
  var body: some View {
    let _ = journal("child \(number)")
    Color.red
  }
}

extension IdentitySpecification {
  @Test func aBodyRunsOnlyForWhatChanged() throws {
    let (journal, values) = (Journal(), Outside((a: 1, b: 1)))
    let host = try TestHost {
      Following(values) { values in
        Child(number: values.a, journal: journal)
        Child(number: values.b * 10, journal: journal)
      }
    }
    #expect(journal.take() == ["child 1", "child 10"])
    values.value.b = 2
    host.update()
    #expect(journal.take() == ["child 20"])
  }
}
