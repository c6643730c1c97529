import SwiftUI
import Testing
import UITestSupport

private struct Person: Identifiable {
  let name: String
  let age: Int
  var id: String { name }
}

/// Rows that a predicate chooses.
@MainActor struct PredicateTests {
  private struct People: View {
    let all = [Person(name: "Ada", age: 36), Person(name: "Bob", age: 12), Person(name: "Clara", age: 17)]
    @State private var minimum = 0
    @State private var letter = ""

    private var chosen: [Person] {
      let (minimum, letter) = (minimum, letter)
      let predicate = #Predicate<Person> { person in
        person.age >= minimum && (letter.isEmpty || person.name.contains(letter))
      }
      return (try? all.filter(predicate)) ?? []
    }

    var body: some View {
      VStack {
        ForEach(chosen) { Text($0.name) }
        Button("grown") { minimum = 17 }
        Button("with r") { letter = "r" }
      }
    }
  }

  @Test func rowsAreThoseThatFit() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200)) { People() }
    #expect(host.staticTexts.map(\.label) == ["Ada", "Bob", "Clara"])
    host.buttons["grown"]?.click()
    #expect(host.staticTexts.map(\.label) == ["Ada", "Clara"])
    host.buttons["with r"]?.click()
    #expect(host.staticTexts.map(\.label) == ["Clara"])
  }
}
