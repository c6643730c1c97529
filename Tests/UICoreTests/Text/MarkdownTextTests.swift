import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// A literal's Markdown as runs: Apple's documentation of `LocalizedStringKey` and of `Text` names the styles.
@MainActor @Suite struct MarkdownTextTests {
  private func runs(_ text: Text) -> [String] {
    text.runs.map { run in
      let attributes = run.attributes
      var styles = ""
      if attributes.weight == .emphasized { styles += "S" }
      if attributes.isItalic == true { styles += "E" }
      if attributes.design == .monospaced { styles += "C" }
      if attributes.strikethrough?.isActive == true { styles += "D" }
      return (styles.isEmpty ? "" : styles + ":") + run.string
        + (attributes.link.map { "→" + $0.absoluteString } ?? "")
    }
  }

  @Test func aLiteralIsMarkdownAndAStringIsNot() {
    let string = "**a** _b_"
    #expect(runs(Text("**a** _b_")) == ["S:a", " ", "E:b"])
    #expect(runs(Text(.init(string))) == ["S:a", " ", "E:b"])
    #expect(runs(Text(string)) == [string])
    #expect(runs(Text(verbatim: "**a** _b_")) == [string])
    #expect(Text("**a** _b_").plainString == "a b")
  }

  @Test func valuesAreNoMarkdown() {
    let (name, number) = ("*star* [x](y)", 3)
    #expect(runs(Text("**\(name)** has `\(number)`")) == ["S:*star* [x](y)", " has ", "C:3"])
    #expect(runs(Text("\(name) is _here_")) == [name, " is ", "E:here"])
    #expect(runs(Text("plain \(name)")) == ["plain " + name])
    let address = "https://a.example/?q=1"
    #expect(
      runs(Text("[Go to \(name)](\(address)), then \(number)")) == [
        "Go to →\(address)", "\(name)→\(address)", ", then ", "3",
      ])
    #expect(runs(Text("*a* \(Text("own").bold()) *b \(Text("c"))*")) == ["E:a", " ", "S:own", " ", "E:b ", "E:c"])
    // What stands for values while Markdown is read is a letter that a text may have.
    #expect(runs(Text("**a** \u{100000} \(number)")) == ["**a** \u{100000} 3"])
  }

  @Test func titlesLoseTheirMarks() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      Button("**Save** it") {}
    }
    #expect(host.buttons["Save it"] != nil)
  }

  /// Styles around apply where a run has none of its own.
  @Test func modifiersReachEachRun() {
    let text = Text("a **b** [c](https://a.example)").foregroundColor(.red).font(.title)
    #expect(text.runs.allSatisfy { $0.attributes.color == .red && $0.attributes.font == .title })
    #expect(text.runs.map { $0.attributes.weight == .emphasized } == [false, true, false, false])
  }

  private final class Opened { var urls: [String] = [] }

  @Test func aClickOpensALink() throws {
    let opened = Opened()
    let host = try TestHost(size: CGSize(width: 300, height: 60)) {
      Text("See [the docs](https://a.example/docs) or [more](https://b.example).")
        .onTapGesture { opened.urls.append("text") }
        .environment(
          \.openURL,
          OpenURLAction {
            opened.urls.append($0.absoluteString); return .handled
          })
    }
    let frame = try #require(host.staticTexts.first?.frame)
    var cursors: [PointerCursor] = []
    for x in stride(from: frame.minX + 1, to: frame.maxX, by: 3) {
      host.send(.pointerMoved(PointerEvent(location: CGPoint(x: x, y: frame.midY))))
      if cursors.last != host.window.cursor { cursors.append(host.window.cursor) }
      host.click(x, frame.midY)
    }
    // From left to right: See, the docs, or, more, the full stop.
    let (docs, more) = ("https://a.example/docs", "https://b.example")
    let parts = opened.urls.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(parts == ["text", docs, "text", more, "text"])
    #expect(cursors == [.arrow, .hand, .arrow, .hand, .arrow])
  }

  /// Tab stops at each link, a ring comes to it, and Return and the space bar open it.
  @Test func keysOpenLinks() throws {
    let opened = Opened()
    let host = try TestHost(size: CGSize(width: 400, height: 100)) {
      VStack {
        Text("[a](https://a.example) and [b](https://b.example)")
        Text("no link")
        Text("[c](https://c.example)")
      }
      .environment(
        \.openURL,
        OpenURLAction {
          opened.urls.append($0.absoluteString)
          return .handled
        })
    }
    let plain = host.frameDump()
    func press(_ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
      host.send(.keyDown(key, modifiers: modifiers, isRepeat: false))
      host.send(.keyUp(key, modifiers: modifiers))
    }
    press(.return)
    #expect(opened.urls == [])
    var rings: [String] = []
    for key in [InputEvent.Key.return, .space, .return] {
      press(.tab)
      rings.append(host.frameDump())
      press(key)
    }
    #expect(opened.urls == ["a", "b", "c"].map { "https://\($0).example" })
    #expect(Set(rings + [plain]).count == 4)
    press(.tab, .shift)
    press(.return)
    #expect(opened.urls.last == "https://b.example")
  }

  private struct Changing: View {
    @State private var count = 0
    let opened: Opened
    var body: some View {
      VStack {
        Button("Next") { count += 1 }
        Text(count == 0 ? "plain words" : "[link](https://\(count).example)")
      }
      .environment(
        \.openURL,
        OpenURLAction {
          opened.urls.append($0.absoluteString); return .handled
        })
    }
  }

  /// A text that was without links has them later, and their addresses change.
  @Test func linksComeAndChange() throws {
    let opened = Opened()
    let host = try TestHost(size: CGSize(width: 300, height: 100)) { Changing(opened: opened) }
    host.staticTexts["plain words"]?.click()
    #expect(opened.urls == [])
    host.buttons["Next"]?.click()
    try #require(host.staticTexts["link"]).click()
    host.buttons["Next"]?.click()
    try #require(host.staticTexts["link"]).click()
    #expect(opened.urls == ["https://1.example", "https://2.example"])
  }

  @Test func aDisabledOrRedactedLinkOpensNothing() throws {
    let opened = Opened()
    let host = try TestHost(size: CGSize(width: 300, height: 100)) {
      VStack {
        Text("[one](https://a.example)").disabled(true)
        Text("[two](https://b.example)").redacted(reason: .placeholder)
      }
      .environment(
        \.openURL,
        OpenURLAction {
          opened.urls.append($0.absoluteString); return .handled
        })
    }
    for y in stride(from: CGFloat(30), to: 70, by: 4) { host.click(150, y) }
    #expect(opened.urls == [])
  }

  /// A text with styles costs the attributes of one without.
  @Test func stylesCostNoAttribute() throws {
    func attributes(_ text: Text) throws -> Int {
      try TestHost(size: CGSize(width: 300, height: 100)) { text }.attributes
    }
    #expect(try attributes(Text("**a** `b`")) == attributes(Text("ab")))
  }
}
