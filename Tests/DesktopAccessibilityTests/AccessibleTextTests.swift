import Testing

@testable import DesktopAccessibility

struct AccessibleTextTests {
  private let text = AccessibleText("Ada é👩‍👧 ok. Two!\nlast")

  @Test func unitsAreThoseThatPeopleRead() {
    func unit(_ unit: AccessibleText.Unit, _ offset: Int) -> String {
      let range = text.unit(unit, around: offset)
      return text.part(range.lowerBound, range.upperBound)
    }
    #expect(unit(.character, 0) == "A")
    #expect(unit(.character, 6) == "👩‍👧")
    #expect(unit(.word, 1) == "Ada ")
    #expect(unit(.word, 4) == "é👩‍👧 ")
    #expect(unit(.sentence, 0) == "Ada é👩‍👧 ok. ")
    #expect(unit(.sentence, 14) == "Two!\n")
    #expect(unit(.line, 3) == "Ada é👩‍👧 ok. Two!\n")
    #expect(unit(.paragraph, 19) == "last")
    #expect(text.part(0, -1) == text.string)
  }

  @Test(arguments: ["", " ", "\n\n", "a", "a\u{301}\u{302} b", "👩‍👧👩‍👧", "...", "a. b.\nc", "שלום. عالم"])
  func unitsCoverATextWithoutGaps(_ string: String) {
    let text = AccessibleText(string)
    for unit in [AccessibleText.Unit.character, .word, .sentence, .line] {
      var place = 0
      while place < text.count {
        let range = text.unit(unit, around: place)
        #expect(range.lowerBound == place && !range.isEmpty)
        for inside in range { #expect(text.unit(unit, around: inside) == range) }
        place = range.upperBound
      }
      #expect(place == text.count)
    }
  }

  @Test func placesBeyondTheTextAreItsEnds() {
    for offset in [-5, Int(Int32.min), text.count, text.count + 9, Int(Int32.max)] {
      for unit in [AccessibleText.Unit.character, .word, .sentence, .line] {
        #expect(text.unit(unit, around: offset).isEmpty)
      }
      #expect(text.scalar(at: offset) == nil)
    }
    #expect(text.part(-7, Int(Int32.max)) == text.string)
    #expect(text.part(5, 2) == "")
    #expect(text.between(5, 2) == 2..<5)
    #expect(text.between(2, -1) == 2..<text.count)
  }

  @Test func aChangeIsTheSmallestPart() throws {
    let change = try #require(AccessibleText("aXXb").change(to: AccessibleText("aXb")))
    #expect((change.start, change.gone, change.come) == (2, "X", ""))
    let other = try #require(AccessibleText("").change(to: AccessibleText("é")))
    #expect((other.start, other.gone, other.come) == (0, "", "é"))
    #expect(AccessibleText("a").change(to: AccessibleText("a")) == nil)
  }
}
