import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  init(_ journal: Journal) { MainActor.assumeIsolated { journal("made") } }
}

private struct Owner: View {
  @StateObject private var model: Model
  let number: Int

  init(number: Int, journal: Journal) {
    self.number = number
    _model = StateObject(wrappedValue: Model(journal))
  }

  var body: some View { Text("\(number)") }
}

private struct Root: View {
  let journal: Journal
  @State private var number = 0

  var body: some View {
    Owner(number: number, journal: journal)
      .frame(width: 200, height: 100)
      .contentShape(Rectangle())
      .onTapGesture { number += 1 }
  }
}

extension StateSpecification {
  /// The view's value is made in each run of the parent's body, its object in the first only.
  @Test func stateObjectIsMadeOnceForItsIdentity() throws {
    let journal = Journal()
    let host = try TestHost { Root(journal: journal) }
    host.click(100, 50)
    host.click(100, 50)
    #expect(host.bodies(of: Owner.self) == 3)
    #expect(journal.take() == ["made"])
  }
}
