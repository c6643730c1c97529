import SwiftUI
import Testing
import UITestSupport

private struct Shelf: Identifiable {
  var id: String
  var books: [Int]
}

extension IdentitySpecification {
  @Test func nestedRowsAreKnownByBothIDs() throws {
    let census = Census()
    let shelves = Outside([Shelf(id: "a", books: [1, 2]), Shelf(id: "b", books: [1])])
    let host = try TestHost {
      Following(shelves) { shelves in
        ForEach(shelves) { shelf in
          ForEach(shelf.books, id: \.self) { Resident("\(shelf.id)\($0)-", census) }
        }
      }
    }
    #expect(census.take() == ["a1-1", "a2-2", "b1-3"])
    // Book 2 goes to the other shelf: it is another view there. Shelf b moves to the front, and its views with it.
    shelves.value = [Shelf(id: "b", books: [2, 1]), Shelf(id: "a", books: [1])]
    host.update()
    #expect(census.take() == ["b2-4"])
  }
}
