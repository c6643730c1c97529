import DesktopBus
import Foundation
import SwiftUI
import Testing

@testable import DesktopAccessibility
@testable import UICore

/// Where letters are, as a magnifier or a reader of braille asks it.
@MainActor struct LetterPlaceTests {
  private struct Pixels: Equatable { var x, y, width, height: Int }

  private func pixels(_ reply: BusReply) -> Pixels? {
    guard case .values(let parts) = reply, parts.count == 4 else { return nil }
    let numbers = parts.compactMap(\.int)
    return numbers.count == 4 ? Pixels(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }

  private func letter(_ served: ServedProgram, _ path: String, _ offset: Int) -> Pixels? {
    pixels(served.call(path, "Text", "GetCharacterExtents", .int32(Int32(offset)), .uint32(1)))
  }

  private func offset(_ served: ServedProgram, _ path: String, at place: Pixels) -> Int? {
    let (x, y) = (Int32(place.x + place.width / 2), Int32(place.y + place.height / 2))
    return served.value(path, "Text", "GetOffsetAtPoint", .int32(x), .int32(y), .uint32(1))?.int
  }

  /// Each is behind the one before it, and what is at its middle is it.
  private func check(_ served: ServedProgram, _ path: String, _ count: Int) throws {
    let letters = try (0..<count).map { try #require(letter(served, path, $0)) }
    for (index, pair) in zip(letters, letters.dropFirst()).enumerated() {
      #expect(abs(pair.0.x + pair.0.width - pair.1.x) <= 1 && pair.0.y == pair.1.y, "\(index)")
    }
    for (index, place) in letters.enumerated() { #expect(offset(served, path, at: place) == index) }
    let whole = try #require(
      pixels(served.call(path, "Text", "GetRangeExtents", .int32(0), .int32(Int32(count)), .uint32(1))))
    #expect(
      whole.x == letters[0].x && abs(whole.x + whole.width - letters[count - 1].x - letters[count - 1].width) <= 1)
  }

  @Test(arguments: [1.0, 2.0]) func lettersOfTextsAndFieldsFollowEachOther(scale: Double) throws {
    let served = try ServedProgram(scale: scale, size: CGSize(width: 300, height: 120)) {
      VStack {
        Text("Grace é").padding(.leading, 40)
        TextField("Name", text: .constant("Ada 12"))
        SecureField("Word", text: .constant("abc"))
      }
    }
    try check(served, #require(served.path("Grace é")), 7)
    let name = try #require(served.path("Name"))
    try check(served, name, 6)
    try check(served, #require(served.path("Word")), 3)
    // The caret behind all, and nothing beside the text.
    let (last, end) = (try #require(letter(served, name, 5)), try #require(letter(served, name, 6)))
    #expect(abs(end.x - last.x - last.width) <= 1 && end.width == 0 && end.height == last.height)
    #expect(served.value(name, "Text", "GetOffsetAtPoint", .int32(1), .int32(1), .uint32(1))?.int == -1)
  }

  /// A letter of several scalars is one place; letters of another direction go the other way.
  @Test func clustersAndDirections() throws {
    let served = try ServedProgram(size: CGSize(width: 300, height: 100)) {
      VStack {
        Text("a👩‍👧b")
        Text("שלום")
      }
    }
    let family = try #require(served.path("a👩‍👧b"))
    let whole = try #require(pixels(served.call(family, "Text", "GetRangeExtents", .int32(1), .int32(4), .uint32(1))))
    #expect(whole.width > 5 && offset(served, family, at: whole) == 1)
    let hebrew = try #require(served.path("שלום"))
    let places = try (0..<4).map { try #require(letter(served, hebrew, $0)).x }
    #expect(places == places.sorted(by: >) && Set(places).count == 4)
  }

  @Test func linesAreThoseThatAreShown() throws {
    let text = "One two three four five six\nseven"
    let served = try ServedProgram(size: CGSize(width: 90, height: 200)) { Text(text) }
    let path = try #require(served.path(text))
    var (lines, offset) = ([String](), 0)
    while offset < text.unicodeScalars.count {
      guard
        case .values(let parts) = served.call(
          path, "Text", "GetStringAtOffset", .int32(Int32(offset)), .uint32(UInt32(AccessibleText.Unit.line.rawValue))),
        let line = parts.first?.string, !line.isEmpty
      else { break }
      lines.append(line)
      offset += line.unicodeScalars.count
    }
    #expect(lines.joined() == text)
    #expect(lines.count > 2 && lines.last == "seven", "\(lines)")
    let tops = try (0..<lines.count).map { index in
      let start = lines.prefix(index).reduce(0) { $0 + $1.unicodeScalars.count }
      return try #require(letter(served, path, start)).y
    }
    #expect(tops == tops.sorted() && Set(tops).count == lines.count)
  }

  /// Where a program calls a text otherwise, nobody knows where the letters of its name are.
  @Test func aTextThatIsCalledOtherwiseHasNoPlaces() throws {
    let served = try ServedProgram { Text("Shown").accessibilityLabel("Said") }
    let path = try #require(served.path("Said"))
    #expect(letter(served, path, 0) == Pixels(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func whatLooksOtherwiseIsARunOfItsOwn() throws {
    let served = try ServedProgram { Text("A ").font(.system(size: 20)) + Text("bold").bold().italic().underline() }
    let path = try #require(served.path("A bold"))
    func run(_ offset: Int32) -> [BusValue] {
      guard case .values(let parts) = served.call(path, "Text", "GetAttributeRun", .int32(offset), .bool(true)) else {
        return []
      }
      return parts
    }
    #expect(
      Array(run(0).dropFirst()) == [.int32(0), .int32(2)] && Array(run(3).dropFirst()) == [.int32(2), .int32(6)])
    func value(_ offset: Int32, _ name: String) -> String? {
      served.value(path, "Text", "GetAttributeValue", .int32(offset), .string(name))?.string
    }
    #expect(value(0, "size") == "20pt" && value(0, "weight") == "400" && value(0, "style") == "normal")
    // The emphasised weight of body, the font around, is semibold in Apple's table of text styles.
    #expect(value(3, "weight") == "600" && value(3, "style") == "italic" && value(3, "underline") == "single")
    #expect(value(0, "underline") == "" && value(6, "weight") == "")
  }
}
