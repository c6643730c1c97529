import SwiftUI
import Testing

/// Programs use a colour's name as a label, an identifier and a key.
struct ColorDescriptionTests {
  @Test func aColorOfTheSystemIsDescribedByItsName() {
    #expect(
      [Color.blue, .orange, .primary, .accentColor, .white, .clear].map(\.description)
        == ["blue", "orange", "primary", "accentColor", "white", "clear"])
    #expect("\(Color.secondary)" == "secondary")
  }

  @Test func aColorOfComponentsIsDescribedByThem() {
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    #expect(Color(red: 2, green: .nan, blue: -1, opacity: 0.5).description == "#FF000080")
    #expect(Color.red.opacity(0.5).description == "50% red")
  }
}
