import CoreTransferable
import Foundation
import SwiftUI
import Testing
import UITestSupport
import UniformTypeIdentifiers

@testable import UICore

/// What is pasted goes to the focused view, and what that has no use for to those around it, the innermost first.
@MainActor struct PasteTests {
  @MainActor private final class PasteLog {
    var lines: [String] = []
  }

  private static func picture() -> NSItemProvider {
    let item = NSItemProvider()
    item.registerDataRepresentation(for: .png) { done in
      done(Data("picture".utf8), nil)
      return nil
    }
    return item
  }

  private func paste(_ host: TestHost) {
    host.send(.keyDown(.character("v"), modifiers: .control, isRepeat: false))
    host.send(.keyUp(.character("v"), modifiers: .control))
  }

  private struct Field: View {
    let log: PasteLog
    @State var text = ""
    var body: some View {
      VStack {
        TextField("Field", text: $text)
        Text(text)
      }
      .onPasteCommand(of: [.image]) { items in log.lines.append("inner \(items.count)") }
      .padding()
      .onPasteCommand(of: [.image, .url]) { items in log.lines.append("outer \(items.count)") }
    }
  }

  @Test func aFieldTakesTextsAndNothingElse() throws {
    let log = PasteLog()
    let host = try TestHost(size: CGSize(width: 200, height: 100)) { Field(log: log) }
    try #require(host.textFields.first).click()
    host.platform.clipboard = "words"
    paste(host)
    #expect(host.textFields.first?.value == "words" && log.lines.isEmpty)
    host.platform.clipboard = nil
    host.platform.pasteboardItems = [Self.picture(), Self.picture()]
    paste(host)
    #expect(host.textFields.first?.value == "words" && log.lines == ["inner 2"])
    // What the inner one does not take is the outer one's.
    host.platform.pasteboardItems = [NSItemProvider(object: URL(string: "https://example.com")!)]
    paste(host)
    #expect(log.lines == ["inner 2", "outer 1"])
    host.platform.pasteboardItems = []
    paste(host)
    #expect(log.lines.count == 2)
  }

  @Test func itGoesByTheFocus() throws {
    let log = PasteLog()
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      HStack {
        Color.red.focusable().onPasteCommand(of: [UTType.png.identifier]) { _ in log.lines.append("red") }
        Color.blue.focusable().onPasteCommand(of: [.png]) { _ in log.lines.append("blue") }.disabled(true)
        Color.green.focusable()
      }
    }
    host.platform.pasteboardItems = [Self.picture()]
    paste(host)
    #expect(log.lines.isEmpty)
    host.send(.keyDown(.tab, modifiers: [], isRepeat: false))
    paste(host)
    #expect(log.lines == ["red"])
    host.send(.keyDown(.tab, modifiers: [], isRepeat: false))
    paste(host)
    #expect(log.lines == ["red"])
  }

  @Test func valuesComeTogether() async throws {
    let log = PasteLog()
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      Color.red.focusable().pasteDestination(for: String.self) { values in
        log.lines.append(values.joined(separator: ","))
      } validator: {
        $0.filter { $0 != "no" }
      }
    }
    host.send(.keyDown(.tab, modifiers: [], isRepeat: false))
    host.platform.pasteboardItems = ["one", "no", "two"].map { NSItemProvider(object: $0) }
    paste(host)
    for _ in 0..<400 where log.lines.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(log.lines == ["one,two"])
    host.platform.pasteboardItems = [NSItemProvider(object: "no")]
    paste(host)
    host.platform.pasteboardItems = [NSItemProvider(object: "three")]
    paste(host)
    for _ in 0..<400 where log.lines.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(log.lines == ["one,two", "three"])
  }

  /// A view that has gone by the time another program answers gets nothing.
  @Test func anAnswerThatComesLateFindsNobody() throws {
    let log = PasteLog()
    let showing = Showing()
    let stage = try Stage { _ in Shown(showing: showing, log: log) }
    let answers = Answers()
    stage.host.router.services.loadPasteboard = { answers.last = $0 }
    stage.key(.tab)
    stage.key(.character("v"), .control)
    let answer = try #require(answers.last)
    answer([Self.picture()])
    #expect(log.lines == ["late"])
    stage.key(.character("v"), .control)
    showing.isOn = false
    stage.update()
    let later = try #require(answers.last)
    later([Self.picture()])
    #expect(log.lines == ["late"])
  }

  private final class Answers { var last: (@MainActor ([NSItemProvider]) -> Void)? }

  @Observable final class Showing { var isOn = true }

  private struct Shown: View {
    let showing: Showing
    let log: PasteLog
    var body: some View {
      if showing.isOn { Color.red.focusable().onPasteCommand(of: [.image]) { _ in log.lines.append("late") } }
    }
  }
}
