import SwiftUI
import Testing
import UITestSupport

private struct Person: Equatable {
  var name = "A"
  var age = 1
}

private struct Editor: View {
  let journal: Journal
  @State private var person = Person()
  var body: some View {
    let _ = journal("\(person.name) \(person.age)")
    Color.red.onTapGesture {
      $person.age.wrappedValue += 1
      $person.name.wrappedValue = "B"
    }
  }
}

extension StateSpecification {
  /// `$value.member` writes the member alone, also after another write of the same turn.
  @Test func bindingToAMemberKeepsTheRest() throws {
    let journal = Journal()
    let host = try TestHost { Editor(journal: journal) }
    host.click(100, 50)
    #expect(journal.take() == ["A 1", "B 2"])
  }
}
