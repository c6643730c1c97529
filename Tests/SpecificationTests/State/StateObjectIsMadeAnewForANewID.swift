import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  let name: Int
  init(_ name: Int) { self.name = name }
}

private struct Owner: View {
  @StateObject private var model: Model
  let journal: Journal

  init(_ name: Int, _ journal: Journal) {
    _model = StateObject(wrappedValue: Model(name))
    self.journal = journal
  }

  var body: some View {
    let _ = journal("model \(model.name)")
    Text("owner")
  }
}

private struct Root: View {
  let journal: Journal
  let usesID: Bool
  @State private var number = 1

  var body: some View {
    Owner(number, journal)
      .id(usesID ? number : 0)
      .frame(width: 200, height: 100)
      .contentShape(Rectangle())
      .onTapGesture { number += 1 }
  }
}

extension StateSpecification {
  /// An input that the object was made from may change; only another identity makes another object.
  @Test func stateObjectIsMadeAnewForANewID() throws {
    let journal = Journal()
    let host = try TestHost { Root(journal: journal, usesID: true) }
    host.click(100, 50)
    #expect(journal.take() == ["model 1", "model 2"])
    let other = try TestHost { Root(journal: journal, usesID: false) }
    other.click(100, 50)
    #expect(Set(journal.take()) == ["model 1"])
  }
}
