import Foundation
import Testing

@testable import UICore

struct OffsetsTests {
  @Test func elementsGoAndMove() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [1, 4, 9])
    #expect(String(letters) == "acdf")
    letters.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(String(letters) == "cfad")
    letters.move(fromOffsets: [3], toOffset: 0)
    #expect(String(letters) == "dcfa")
    // To where it stands, and right behind: nothing moves.
    letters.move(fromOffsets: [1], toOffset: 1)
    letters.move(fromOffsets: [1], toOffset: 2)
    #expect(String(letters) == "dcfa")
    letters.remove(atOffsets: [])
    #expect(String(letters) == "dcfa")
  }
}
