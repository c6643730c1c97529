import Testing

@testable import TraceAnalysis

@Suite struct TypeNameTests {
  @Test(arguments: [
    ("Landmarks.Row", "Landmarks", "Row"),
    ("Landmarks.Row<Swift.Array<Swift.Int>>.Label<A.B>", "Landmarks", "Row.Label"),
    ("Landmarks.(Row in _1A2B).Label", "Landmarks", "Row.Label"),
    ("Landmarks.(unknown context at $55d0).Row", "Landmarks", "Row"),
    ("(extension in Landmarks):SwiftUI.Text", ":SwiftUI", "Text"),
    ("Landmarks.Row<(Swift.Int) -> Swift.Bool>", "Landmarks", "Row"),
    ("Int", "", "Int"), ("", "", ""), ("<<((", "", "<<(("),
  ])
  func partsOfNames(qualified: String, module: String, name: String) {
    let parts = TypeName(qualified)
    #expect(parts.module == module)
    #expect(parts.name == name)
  }
}
