import SwiftUI
import Testing
import UITestSupport

private struct Child: View {
  @State private var value: Int
  let journal: Journal

  init(_ value: Int, _ journal: Journal) {
    _value = State(initialValue: value)
    self.journal = journal
  }

  var body: some View {
    let _ = journal("\(value)")
    Color.red
  }
}

private struct Root: View {
  let journal: Journal
  @State private var number = 1
  var body: some View {
    Child(number, journal)
      .frame(width: 200, height: 100)
      .contentShape(Rectangle())
      .onTapGesture { number += 1 }
  }
}

extension StateSpecification {
  /// The initial value counts when the view comes into the hierarchy; later ones are ignored.
  @Test func stateKeepsItsFirstInitialValue() throws {
    let journal = Journal()
    let host = try TestHost { Root(journal: journal) }
    host.click(100, 50)
    #expect(Set(journal.take()) == ["1"])
  }
}
