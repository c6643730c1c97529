import SwiftUI
import Testing
import UITestSupport

private struct Item: Identifiable {
  var id: Int
  var name: String
}

extension IdentitySpecification {
  @Test func anotherIDAtOneIndexIsAnotherRow() throws {
    let (census, items) = (Census(), Outside([Item(id: 1, name: "a")]))
    let host = try TestHost { Following(items) { ForEach($0) { Resident($0.name, census) } } }
    items.value[0].name = "b"
    host.update()
    items.value[0].id = 2
    host.update()
    #expect(census.take() == ["a1", "b1", "b2"])
  }
}
