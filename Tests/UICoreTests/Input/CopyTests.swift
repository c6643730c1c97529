import CoreTransferable
import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import UITestSupport
import UniformTypeIdentifiers

@testable import UICore

/// What views copy and cut, by the focus, the innermost that answers first.
@MainActor struct CopyTests {
  @MainActor private final class CopyLog {
    var lines: [String] = []
  }

  private struct Bird: Codable, Equatable, Identifiable, Transferable {
    var id: Int
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "org.example.bird"))
      ProxyRepresentation(exporting: \.name)
    }
  }

  private func press(_ character: Character, _ host: TestHost) {
    host.send(.keyDown(.character(character), modifiers: .control, isRepeat: false))
    host.send(.keyUp(.character(character), modifiers: .control))
    host.update()
  }

  private static func picture(_ name: String) -> NSItemProvider {
    let item = NSItemProvider()
    item.registerDataRepresentation(for: .png) { done in
      done(Data(name.utf8), nil)
      return nil
    }
    return item
  }

  private func pasteboard(_ host: TestHost) -> [NSItemProvider] {
    var items: [NSItemProvider] = []
    host.platform.loadPasteboard { items = $0 }
    return items
  }

  @Test func theInnermostAnswers() throws {
    let log = CopyLog()
    let host = try TestHost(size: CGSize(width: 300, height: 100)) {
      HStack {
        Color.red.focusable()
          .onCopyCommand {
            log.lines.append("red")
            return [NSItemProvider(object: "red")]
          }
        Color.green.focusable().copyable(["green"]).disabled(false)
        Color.blue.focusable().onCopyCommand(perform: nil)
        Color.gray.focusable().onCopyCommand { [] }
      }
      .onCopyCommand {
        log.lines.append("outer copy")
        return [NSItemProvider(object: "outer")]
      }
      .onCutCommand {
        log.lines.append("outer cut")
        return [NSItemProvider(object: "outer cut")]
      }
    }
    // Nothing has the focus.
    press("c", host)
    #expect(log.lines.isEmpty && host.platform.clipboard == nil)
    host.press(.tab)
    press("c", host)
    #expect(log.lines == ["red"] && host.platform.clipboard == "red")
    // What the inner one does not answer is the outer one's.
    press("x", host)
    #expect(log.lines == ["red", "outer cut"] && host.platform.clipboard == "outer cut")
    host.press(.tab)
    press("c", host)
    #expect(log.lines.count == 2 && host.platform.clipboard == "green")
    // Nil answers nothing.
    host.press(.tab)
    press("c", host)
    #expect(log.lines.count == 3 && host.platform.clipboard == "outer")
    // No items leave the clipboard as it is, and are an answer.
    host.press(.tab)
    press("c", host)
    #expect(log.lines.count == 3 && host.platform.clipboard == "outer")
  }

  @Test func whatIsDisabledDoesNotAnswer() throws {
    let log = CopyLog()
    let isOff = Switch()
    let host = try TestHost(size: CGSize(width: 300, height: 100)) { Switched(log: log, isOff: isOff) }
    host.press(.tab)
    press("c", host)
    #expect(host.platform.clipboard == "inner")
    isOff.isOn = true
    host.update()
    press("c", host)
    press("x", host)
    #expect(host.platform.clipboard == "outer" && log.lines == [])
  }

  @Observable final class Switch { var isOn = false }

  private struct Switched: View {
    let log: CopyLog
    let isOff: Switch
    var body: some View {
      VStack {
        Color.red.focusable()
      }
      .disabled(false)
      .modifier(Inner(log: log, isOff: isOff))
      .copyable(["outer"])
    }
  }

  /// Disables what answers, but not what has the focus.
  private struct Inner: ViewModifier {
    let log: CopyLog
    let isOff: Switch
    func body(content: Content) -> some View {
      content.transformEnvironment(\.isEnabled) { $0 = true }
        .copyable(["inner"])
        .onCutCommand {
          log.lines.append("cut")
          return []
        }
        .disabled(isOff.isOn)
    }
  }

  private struct Page: View {
    let log: CopyLog
    @State private var text = "some words"
    var body: some View {
      TextField("Field", text: $text)
        .onCopyCommand {
          log.lines.append("copy")
          return [CopyTests.picture("picture")]
        }
        .onCutCommand {
          log.lines.append("cut")
          return [CopyTests.picture("picture")]
        }
    }
  }

  @Test func aFieldCopiesItsOwnText() throws {
    let log = CopyLog()
    let host = try TestHost(size: CGSize(width: 200, height: 100)) { Page(log: log) }
    try #require(host.textFields.first).click()
    // Nor does what is around it answer where nothing is selected.
    press("c", host)
    press("x", host)
    #expect(log.lines.isEmpty && host.platform.clipboard == nil)
    press("a", host)
    press("c", host)
    #expect(host.platform.clipboard == "some words")
    press("x", host)
    #expect(host.textFields.first?.value == "" && log.lines.isEmpty)
  }

  private struct Birds: View {
    let log: CopyLog
    @State private var birds = (0..<4).map { Bird(id: $0, name: "bird \($0)") }
    @State private var selection: Set<Int> = []
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      VStack {
        List(birds, selection: $selection) { Text($0.name) }
          .copyable(birds.filter { selection.contains($0.id) })
          .cuttable(for: Bird.self) {
            let (old, cut) = (birds, birds.filter { selection.contains($0.id) })
            birds.removeAll { selection.contains($0.id) }
            undoManager?.registerUndo(withTarget: log) { _ in birds = old }
            return cut
          }
          .pasteDestination(for: Bird.self) { new in
            log.lines.append("pasted \(new.map(\.name))")
            birds += new.map { Bird(id: $0.id + 100, name: "again \($0.name)") }
          }
      }
    }
  }

  @Test func selectedRowsAreCopiedCutAndPasted() async throws {
    let log = CopyLog()
    let host = try TestHost(size: CGSize(width: 300, height: 400)) { Birds(log: log) }
    func rows() -> [String] { host.staticTexts.map(\.label) }
    #expect(rows() == ["bird 0", "bird 1", "bird 2", "bird 3"])
    try #require(host.staticTexts["bird 1"]).click()
    // Nothing is asked before something is copied.
    host.send(.keyDown(.downArrow, modifiers: .shift, isRepeat: false))
    host.update()
    press("c", host)
    // Other programs get a line each.
    #expect(host.platform.clipboard == "bird 1\nbird 2")
    #expect(pasteboard(host).map(\.registeredTypeIdentifiers.first) == ["org.example.bird", "org.example.bird"])
    press("v", host)
    _ = await host.wait { log.lines.count == 1 }
    host.update()
    #expect(log.lines == [#"pasted ["bird 1", "bird 2"]"#])
    #expect(rows() == ["bird 0", "bird 1", "bird 2", "bird 3", "again bird 1", "again bird 2"])
    press("x", host)
    #expect(rows() == ["bird 0", "bird 3", "again bird 1", "again bird 2"])
    #expect(host.platform.clipboard == "bird 1\nbird 2")
    // Undone by what the program registered, and by nothing else: the clipboard stays.
    press("z", host)
    #expect(rows() == ["bird 0", "bird 1", "bird 2", "bird 3", "again bird 1", "again bird 2"])
    #expect(host.platform.clipboard == "bird 1\nbird 2")
  }

  @Test func itemsComeBackWhole() throws {
    let item = Self.picture("picture")
    item.registerObject("described", visibility: .all)
    item.registerDataRepresentation(for: .json, visibility: .ownProcess) { done in
      done(Data("{}".utf8), nil)
      return nil
    }
    let link = NSItemProvider(object: URL(string: "https://example.com/a%20b")!)
    let file = NSItemProvider(object: URL(fileURLWithPath: "/tmp/a b.txt"))
    let secret = NSItemProvider()
    secret.registerObject("secret", visibility: .ownProcess)
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      Color.red.focusable().onCopyCommand { [item, link, file, secret] }
    }
    host.platform.pasteboardItems = [Self.picture("theirs")]
    host.platform.clipboard = "theirs"
    host.press(.tab)
    press("c", host)
    // The items themselves, and for other programs what text there is and may be seen.
    let pasted = pasteboard(host)
    #expect(pasted.count == 4 && pasted.first === item && pasted.last === secret)
    #expect(host.platform.clipboard == "described\nhttps://example.com/a%20b\n/tmp/a b.txt")
    // What is copied elsewhere takes their place.
    host.platform.clipboard = "later"
    #expect(pasteboard(host).count == 1 && pasteboard(host).first !== item)
  }

  /// A text that comes later than another copy does not replace it.
  @Test func aTextThatComesLateIsForgotten() throws {
    let late = Late()
    let item = NSItemProvider()
    item.registerDataRepresentation(for: .utf8PlainText) { done in
      late.done = done
      return nil
    }
    let host = try TestHost(size: CGSize(width: 200, height: 100)) { Color.red }
    host.platform.setPasteboard([item])
    #expect(host.platform.clipboard == nil && pasteboard(host).first === item)
    late.done?(Data("late".utf8), nil)
    #expect(host.platform.clipboard == "late")
    host.platform.setPasteboard([item])
    let done = try #require(late.done)
    host.platform.setPasteboard([Self.picture("other")])
    done(Data("later".utf8), nil)
    #expect(host.platform.clipboard == nil && pasteboard(host).count == 1)
  }

  private final class Late: @unchecked Sendable {
    var done: (@Sendable (Data?, (any Error)?) -> Void)?
  }

  // MARK: The Edit menu

  private struct Shelf: View {
    let log: CopyLog
    let isOff: Switch
    @State private var text = "words"
    var body: some View {
      VStack {
        Color.green.frame(width: 40, height: 40).focusable().accessibilityLabel("Book")
          .onCopyCommand(perform: isOff.isOn ? nil : { [NSItemProvider(object: "book")] })
          .onCutCommand {
            log.lines.append("cut")
            return [NSItemProvider(object: "cut book")]
          }
        VStack { TextField("Field", text: $text) }.copyable(["field"])
        Text("read only").textSelection(.enabled).copyable(["all of it"])
        Button("Elsewhere") {}
      }
    }
  }

  private struct Program: App {
    let log: CopyLog
    let isOff: Switch
    init(log: CopyLog, isOff: Switch) { (self.log, self.isOff) = (log, isOff) }
    init() { self.init(log: CopyLog(), isOff: Switch()) }
    var body: some Scene {
      WindowGroup("One") { Shelf(log: log, isOff: isOff) }.commands { CommandMenu("Own") { Button("A") {} } }
    }
  }

  @Test func theMenuIsEnabledWhereSomethingAnswers() throws {
    let (log, isOff) = (CopyLog(), Switch())
    let app = try OpenedApp(Program(log: log, isOff: isOff))
    #expect(app.enabledEditItems() == [])
    app.click("Book")
    #expect(app.enabledEditItems() == ["Cut", "Copy"])
    app.click("Edit")
    app.click("Copy")
    #expect(app.platform.clipboard == "book")
    app.click("Edit")
    app.click("Cut")
    #expect(app.platform.clipboard == "cut book" && log.lines == ["cut"])
    app.press("c", .control)
    #expect(app.platform.clipboard == "book")
    // It follows what the view answers now.
    isOff.isOn = true
    app.step()
    #expect(app.enabledEditItems() == ["Cut"])
    app.press("c", .control)
    isOff.isOn = false
    app.step()
    #expect(app.enabledEditItems() == ["Cut", "Copy"])
    // A field has its own; a text that is read has it while something is selected.
    app.click("Field")
    #expect(app.enabledEditItems() == ["Paste", "Select All"])
    app.click("read only")
    #expect(app.enabledEditItems() == ["Copy", "Select All"])
    app.click("Edit")
    app.click("Copy")
    #expect(app.platform.clipboard == "all of it")
    app.press("a", .control)
    app.click("Edit")
    app.click("Copy")
    #expect(app.platform.clipboard == "read only")
  }
}
