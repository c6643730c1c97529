import Foundation
import Observation
import SwiftUI
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// Finding and replacing in text editors.
@MainActor @Suite struct TextFindTests {
  @MainActor @Observable final class Notes {
    var text = "One ring to rule them all,\none ring to find them, One."
    var isFinding = false
  }

  private struct Screen: View {
    @Bindable var notes: Notes
    var isBound = false
    var findIsDisabled = false
    var replaceIsDisabled = false

    var body: some View {
      VStack {
        if isBound {
          TextEditor(text: $notes.text).findNavigator(isPresented: $notes.isFinding)
        } else {
          TextEditor(text: $notes.text).findDisabled(findIsDisabled).replaceDisabled(replaceIsDisabled)
        }
        Button("Elsewhere") {}
      }
    }
  }

  private func opened(_ screen: Screen, height: CGFloat = 300) throws -> TestHost {
    try TestHost(size: CGSize(width: 420, height: height)) { screen }
  }

  private func key(_ host: TestHost, _ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
    host.send(.keyDown(key, modifiers: modifiers, isRepeat: false))
    host.send(.keyUp(key, modifiers: modifiers))
    host.advance(by: 0.3)
  }

  private func editor(_ host: TestHost) throws -> TestElement {
    try #require(host.textFields.first { $0.frame.height > 60 })
  }

  private func begin(_ host: TestHost, _ query: String) throws {
    let frame = try editor(host).frame
    host.click(frame.midX, max(frame.minY, 0) + 30)
    key(host, .home, .control)
    key(host, .character("f"), .control)
    host.type(query)
    host.advance(by: 0.3)
  }

  private func count(_ host: TestHost) -> String? {
    host.staticTexts.map(\.label).first { $0.contains(" of ") || $0 == "Not found" }
  }

  @Test func matchesAreApartAndInOrder() {
    var search = TextSearch(query: "aa")
    #expect(search.matches(in: "aaaaa") == [0..<2, 2..<4])
    search.query = "é"
    #expect(search.matches(in: "é e\u{301} É") == [0..<1, 2..<4, 5..<6])
    search.matchesCase = true
    #expect(search.matches(in: "é É") == [0..<1])
    search = TextSearch(query: "one", findsWords: true)
    #expect(search.matches(in: "one, someone; One one_ (one)") == [0..<3, 14..<17, 24..<27])
    // A family is one character: its parts are not found in it.
    search = TextSearch(query: "👩")
    #expect(search.matches(in: "👩‍👩‍👧 👩") == [9..<11])
    #expect(TextSearch(query: "").matches(in: "words") == [] && TextSearch(query: "a").matches(in: "") == [])
    search = TextSearch(query: "a")
    #expect(search.matches(in: String(repeating: "a", count: 20_000)).count == TextSearch.limit)
  }

  @Test func keysFindFromTheCaretOnAndAround() throws {
    let host = try opened(Screen(notes: Notes()))
    try begin(host, "one")
    // "One" at 0, "one" at 27, "One" at 50.
    #expect(count(host) == "1 of 3")
    key(host, .return)
    #expect(count(host) == "2 of 3")
    key(host, .character("g"), .control)
    #expect(count(host) == "3 of 3")
    key(host, .character("g"), .control)
    #expect(count(host) == "1 of 3")
    key(host, .return, .shift)
    #expect(count(host) == "3 of 3")
    host.buttons["Find Previous"]?.click()
    #expect(count(host) == "2 of 3")
    // Escape selects what is found, and typing replaces it.
    key(host, .escape)
    #expect(count(host) == nil)
    #expect(try editor(host).isFocused)
    host.type("X")
    #expect(try editor(host).value == "One ring to rule them all,\nX ring to find them, One.")
  }

  @Test func withTheFocusInTheTextItGoesOnFromTheCaret() throws {
    let notes = Notes()
    let host = try opened(Screen(notes: notes))
    try begin(host, "them")
    try editor(host).click()
    key(host, .home, .control)
    key(host, .character("g"), .control)
    key(host, .character("g"), .control)
    host.type("X")
    #expect(notes.text == "One ring to rule them all,\none ring to find X, One.")
    #expect(count(host) == "1 of 1")
    key(host, .character("g"), [.control, .shift])
    host.type("Y")
    #expect(notes.text == "One ring to rule Y all,\none ring to find X, One.")
    #expect(count(host) == "Not found")
  }

  @Test func whatIsSelectedIsLookedFor() throws {
    let host = try opened(Screen(notes: Notes()))
    try editor(host).click()
    key(host, .home, .control)
    key(host, .rightArrow, .control)
    key(host, .rightArrow, [.control, .shift])
    key(host, .character("f"), .control)
    // " ring" of the first line is selected.
    #expect(host.textFields["Find"]?.value == " ring" && count(host) == "1 of 2")
    // What is selected over several lines is not a query.
    key(host, .escape)
    key(host, .character("a"), .control)
    key(host, .character("f"), .control)
    #expect(host.textFields["Find"]?.value == " ring")
    // Control-E takes it without opening anything.
    key(host, .escape)
    try editor(host).click()
    key(host, .end, .control)
    key(host, .leftArrow)
    key(host, .leftArrow, [.control, .shift])
    key(host, .character("e"), .control)
    #expect(host.textFields["Find"] == nil)
    key(host, .character("g"), .control)
    host.type("Z")
    #expect(try editor(host).value == "Z ring to rule them all,\none ring to find them, One.")
  }

  @Test func optionsNarrowIt() throws {
    let host = try opened(Screen(notes: Notes()))
    try begin(host, "one")
    host.allElements["Find Options"]?.click()
    host.advance(by: 0.5)
    try #require(host.allElements["Match Case"]).click()
    host.advance(by: 0.5)
    #expect(count(host) == "1 of 1")
  }

  @Test func oneIsReplacedAndAllAre() throws {
    let notes = Notes()
    let host = try opened(Screen(notes: notes))
    try begin(host, "one")
    host.allElements["Find Options"]?.click()
    host.advance(by: 0.5)
    try #require(host.allElements["Replace"]).click()
    host.advance(by: 0.5)
    host.textFields["Replace"]?.click()
    // What replaces contains what is looked for: it is not found again on the way.
    host.type("None")
    host.buttons["Replace"]?.click()
    #expect(notes.text == "None ring to rule them all,\none ring to find them, One.")
    #expect(count(host) == "2 of 3")
    host.buttons["Replace All"]?.click()
    #expect(notes.text == "NNone ring to rule them all,\nNone ring to find them, None.")
    // One step back.
    try editor(host).click()
    key(host, .character("z"), .control)
    #expect(notes.text == "None ring to rule them all,\none ring to find them, One.")
    key(host, .character("z"), .control)
    #expect(notes.text == "One ring to rule them all,\none ring to find them, One.")
  }

  @Test func theBindingShowsItAndIsTold() throws {
    let notes = Notes()
    let host = try opened(Screen(notes: notes, isBound: true))
    #expect(host.textFields["Find"] == nil)
    notes.isFinding = true
    host.advance(by: 0.3)
    #expect(host.textFields["Find"]?.isFocused == true)
    host.buttons["Done"]?.click()
    #expect(!notes.isFinding && host.textFields["Find"] == nil)
    key(host, .character("f"), .control)
    #expect(notes.isFinding && host.textFields["Find"] != nil)
    notes.isFinding = false
    host.advance(by: 0.3)
    #expect(host.textFields["Find"] == nil)
  }

  @Test func itCanBeDisabled() throws {
    let host = try opened(Screen(notes: Notes(), findIsDisabled: true))
    try editor(host).click()
    key(host, .character("f"), .control)
    #expect(host.textFields["Find"] == nil)
    let other = try opened(Screen(notes: Notes(), replaceIsDisabled: true))
    try begin(other, "one")
    #expect(count(other) == "1 of 3")
    other.allElements["Find Options"]?.click()
    other.advance(by: 0.5)
    #expect(other.allElements["Match Case"] != nil && other.allElements["Replace"] == nil)
  }

  @Test func withoutTheFocusTheKeyIsNotTheEditors() throws {
    let host = try opened(Screen(notes: Notes()))
    key(host, .character("f"), .control)
    #expect(host.textFields["Find"] == nil)
  }

  @Test func theCurrentMatchIsScrolledIntoSight() throws {
    let notes = Notes()
    notes.text = (0..<200).map { "line \($0)" }.joined(separator: "\n")
    let host = try opened(Screen(notes: notes))
    try begin(host, "line 150")
    let before = try editor(host).frame.minY
    #expect(count(host) == "1 of 1")
    // 150 lines of at least 14 points are above it: it was scrolled.
    #expect(before < -150 * 14 + 300)
    // It stays in sight as the bar goes.
    key(host, .escape)
    #expect(try abs(editor(host).frame.minY - before) < 60)
    // Scrolled away from, it comes back with the bar.
    host.scroll(100, 150, dy: -5_000)
    #expect(try editor(host).frame.minY > before + 1_000)
    key(host, .character("f"), .control)
    #expect(try abs(editor(host).frame.minY - before) < 60)
  }

  @Test func aHundredKilobytesOfMatchesAreBounded() throws {
    let notes = Notes()
    notes.text = String(repeating: "a ", count: 50_000)
    let host = try opened(Screen(notes: notes))
    try begin(host, "a")
    #expect(count(host) == "1 of more than 10000")
    key(host, .return, .shift)
    #expect(count(host) == "10000 of more than 10000")
  }

  @Test func closedItRunsNoBodyForAKey() throws {
    let host = try opened(Screen(notes: Notes()))
    try editor(host).click()
    host.resetCounts()
    host.type("x")
    #expect(host.bodies(of: TextEditor.self) == 0)
  }
}
