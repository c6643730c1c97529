import DisplayList
import Foundation
import SwiftUI
import Testing
import TextLayout
import UICore
import UITestSupport

/// Texts that are laid out paragraph by paragraph, in an editor.
@MainActor struct LongTextEditorTests {
  @Observable final class Model {
    var text: String
    var isDark = false
    init(_ text: String) { self.text = text }
  }

  private struct Editor: View {
    let model: Model
    var body: some View {
      TextEditor(text: Bindable(model).text)
        .background(model.isDark ? .black : .white)
        .environment(\.colorScheme, model.isDark ? .dark : .light)
    }
  }

  private static let size = CGSize(width: 240, height: 160)

  private static var prose: String {
    (0..<80).map { "Paragraph \($0) holds words that wrap, and a few more of them after that." }.joined(separator: "\n")
  }

  private func host(_ model: Model, scale: CGFloat = 1, fonts: FontSystem? = nil) throws -> TestHost {
    let host = try TestHost(size: Self.size, scale: scale, fonts: fonts) { Editor(model: model) }
    host.click(Self.size.width - 30, 12)
    #expect(host.textFields.first?.isFocused == true)
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
    // A line of the body font is 17 points high; a pixel more on each side is drawn again.
    let damage = host.window.lastDamage
    #expect(!damage.isEmpty && damage.allSatisfy { $0.y1 - $0.y0 <= 17 + 8 }, "\(damage)")
  }

  /// What an edited text shows is what it shows in a new window.
  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 1.5)] as [(UInt64, CGFloat)])
  func editsShowWhatANewWindowShows(seed: UInt64, scale: CGFloat) throws {
    let fonts = try FontSystem()
    var random = SystemlessGenerator(seed: seed)
    let model = Model(Self.prose)
    let host = try host(model, scale: scale, fonts: fonts)
    for step in 1...20 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: key(host, .return)
      case 1: key(host, .delete)
      case 2: key(host, .deleteForward)
      case 3: key(host, .downArrow, .shift)
      case 4: key(host, .upArrow)
      case 5: model.isDark.toggle()
      case 6: model.text = "New\n" + model.text
      case 7: key(host, .character("z"), .command)
      case 8: host.type("word\nשלום\nand more ")
      default: host.type("x")
      }
      let new = Model(model.text)
      new.isDark = model.isDark
      let fresh = try self.host(new, scale: scale, fonts: fonts)
      for host in [host, fresh] {
        host.update()
        host.scroll(100, 80, dy: -1e6)
        // The scroll bar goes.
        host.advance(by: 5)
        // The caret blinks from here on.
        host.click(Self.size.width - 30, 12)
      }
      let (shown, expected) = (host.snapshot().pixels, fresh.snapshot().pixels)
      let wrong = shown.indices.filter { shown[$0] != expected[$0] }
      guard let first = wrong.first, let last = wrong.last else { continue }
      let width = Int(Self.size.width * scale)
      Issue.record(
        """
        seed \(seed), step \(step): \(wrong.count) pixels differ, from (\(first % width), \(first / width)) to \
        (\(last % width), \(last / width))
        """)
      return
    }
  }

  private func key(_ host: TestHost, _ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
    host.send(.keyDown(key, modifiers: modifiers, isRepeat: false))
    host.send(.keyUp(key, modifiers: modifiers))
  }
}
