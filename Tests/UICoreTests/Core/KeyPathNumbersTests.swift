import SwiftUI
import Testing

@testable import UICore

/// Numbers for key paths, by their addresses where those are known.
@Suite struct KeyPathNumbersTests {
  @Test func equalOnesHaveTheSameNumber() {
    let numbers = KeyPathNumbers()
    // Each element's key path is an object of its own, equal to the one made for the same index later: more than are known by
    // their addresses.
    let first = (0..<2000).map { numbers[\[Int][$0]] }
    #expect(Set(first).count == 2000)
    #expect((0..<2000).reversed().map { numbers[\[Int][$0]] } == first.reversed())
  }

  @Test func theSameObjectKeepsItsNumber() {
    let numbers = KeyPathNumbers()
    let keyPaths: [PartialKeyPath<EnvironmentValues>] = [
      \.locale, \.calendar, \.isEnabled, \.layoutDirection, \.colorScheme, \.font, \.lineLimit,
    ]
    let first = keyPaths.map { numbers[$0] }
    #expect(Set(first).count == keyPaths.count)
    // Others come between, which take the places of some.
    for index in 0..<5000 { _ = numbers[\[Int][index]] }
    #expect(keyPaths.map { numbers[$0] } == first)
  }
}
