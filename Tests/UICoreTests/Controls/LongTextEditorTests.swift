import DisplayList
import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// Texts that are laid out paragraph by paragraph, in views that edit them.
@MainActor struct LongTextEditorTests {
  @Observable final class Model {
    var text: String
    var isDark = false
    init(_ text: String) { self.text = text }
  }

  /// Where the text is edited.
  enum Form: CaseIterable {
    case editor, editorOfAnotherScale, rightToLeft, centred, largeText, verticalField, besideAnother

    var scale: CGFloat { self == .editorOfAnotherScale ? 1.5 : 1 }
  }

  private struct Editor: View {
    let model: Model
    let form: Form

    var body: some View {
      content
        .background(model.isDark ? .black : .white)
        .environment(\.colorScheme, model.isDark ? .dark : .light)
    }

    @ViewBuilder private var content: some View {
      let editor = TextEditor(text: Bindable(model).text)
      switch form {
      case .editor, .editorOfAnotherScale: editor
      case .rightToLeft: editor.environment(\.layoutDirection, .rightToLeft)
      case .centred: editor.multilineTextAlignment(.center).lineSpacing(3)
      case .largeText: editor.font(.title)
      case .verticalField: ScrollView { TextField("", text: Bindable(model).text, axis: .vertical) }
      case .besideAnother:
        HStack(spacing: 0) {
          TextEditor(text: .constant(model.text + "\nOther"))
          editor
        }
      }
    }
  }

  private static let size = CGSize(width: 240, height: 160)

  private static var prose: String {
    (0..<80).map { "Paragraph \($0) holds words that wrap, and a few more of them after that." }.joined(separator: "\n")
  }

  private func host(_ model: Model, _ form: Form = .editor) throws -> TestHost {
    let host = try TestHost(size: Self.size, scale: form.scale) { Editor(model: model, form: form) }
    host.click(Self.size.width - 30, 12)
    #expect(host.textFields.last?.isFocused == true)
    return host
  }

  @Test func aLetterIsDrawnWithItsParagraphAlone() throws {
    let model = Model("Short.\n" + Self.prose)
    let host = try host(model)
    host.type("x")
    host.type("y")
    #expect(model.text.hasPrefix("Short.xy\n"))
    _ = host.snapshot()
    host.type("z")
    _ = host.snapshot()
    // A line of the body font is 17 points high; what glyphs may reach out of it is drawn again too.
    let damage = host.window.lastDamage
    #expect(!damage.isEmpty && damage.allSatisfy { $0.y1 - $0.y0 <= 17 + 8 }, "\(damage)")
  }

  /// What an edited text shows is what it shows in a new window, with fonts of its own.
  @Test(arguments: Form.allCases) func editsShowWhatANewWindowShows(form: Form) throws {
    var random = SystemlessGenerator(seed: UInt64(Form.allCases.firstIndex(of: form)! + 1))
    let model = Model(Self.prose)
    let host = try host(model, form)
    for step in 1...15 {
      edit(host, model, &random)
      let new = Model(model.text)
      new.isDark = model.isDark
      let fresh = try self.host(new, form)
      for host in [host, fresh] {
        host.update()
        host.scroll(100, 80, dy: -1e6)
        // The scroll bar goes.
        host.advance(by: 5)
        // The caret blinks from here on.
        host.click(Self.size.width - 30, 12)
        if step % 3 == 1 { for _ in 0..<4 { key(host, .downArrow, .shift) } }
        if step % 3 == 2 { host.send(.composition("한글 שלום", caret: 2)) }
      }
      guard isSame(host, fresh, "\(form), step \(step)") else { return }
      host.send(.composition("", caret: 0))
    }
  }

  /// A text that grows past the length from which paragraphs are told apart, and shrinks below it.
  @Test func aTextBecomesLongAndShortAgain() throws {
    let model = Model("Start\n")
    let host = try host(model)
    for text in [Self.prose, "Short\nagain", "", Self.prose + "\n", String(repeating: "\n", count: 4500), "x"] {
      model.text = text
      let fresh = try self.host(Model(text))
      for host in [host, fresh] {
        host.update()
        host.scroll(100, 80, dy: -1e6)
        host.advance(by: 5)
        host.click(Self.size.width - 30, 12)
      }
      guard isSame(host, fresh, "\(text.utf8.count) bytes") else { return }
    }
  }

  @Test func arrowsGoThroughEveryParagraph() throws {
    let model = Model((0..<600).map { "Line \($0)" }.joined(separator: "\r\n"))
    let host = try host(model)
    // The first click went behind "Line 0".
    for _ in 0..<3 { key(host, .downArrow) }
    host.type("!")
    #expect(model.text.contains("Line 3!\r\n"))
    // Over two line breaks, each of which is one character.
    for _ in 0..<"\r\nLine 4\r\n".count + 1 { key(host, .rightArrow) }
    host.type("?")
    #expect(model.text.contains("\r\nL?ine 5\r\n"))
    for _ in 0..<3 { key(host, .delete) }
    #expect(model.text.contains("Line 4ine 5"))
  }

  // MARK: Steps

  private func edit(_ host: TestHost, _ model: Model, _ random: inout SystemlessGenerator) {
    switch Int.random(in: 0..<11, using: &random) {
    case 0: key(host, .return)
    case 1: key(host, .delete)
    case 2: key(host, .deleteForward)
    case 3:
      for _ in 0..<3 { key(host, .downArrow, .shift) }
      host.type("y")
    case 4: key(host, .upArrow)
    case 5: model.isDark.toggle()
    case 6: model.text = "New\n" + model.text
    case 7: key(host, .character("z"), .command)
    case 8: host.type("word\nשלום\nand more ")
    case 9: model.text = model.text.replacingOccurrences(of: "words", with: "w\u{2028}s")
    default: host.type("x")
    }
  }

  private func key(_ host: TestHost, _ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
    host.send(.keyDown(key, modifiers: modifiers, isRepeat: false))
    host.send(.keyUp(key, modifiers: modifiers))
  }

  private func isSame(_ host: TestHost, _ fresh: TestHost, _ what: String) -> Bool {
    let (a, b) = (host.snapshot(), fresh.snapshot())
    let wrong = a.pixels.indices.filter { a.pixels[$0] != b.pixels[$0] }
    guard let first = wrong.first, let last = wrong.last else { return true }
    Issue.record(
      """
      \(what): \(wrong.count) pixels differ, from (\(first % a.width), \(first / a.width)) to \
      (\(last % a.width), \(last / a.width))
      """)
    return false
  }
}
