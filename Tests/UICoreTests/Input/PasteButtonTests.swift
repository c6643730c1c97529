import CoreTransferable
import Foundation
import SwiftUI
import Testing
import UITestSupport
import UniformTypeIdentifiers

@testable import UICore

/// Buttons that paste, enabled while there is something that fits.
@MainActor struct PasteButtonTests {
  @MainActor private final class PasteLog {
    var lines: [String] = []
  }

  private struct Screen: View {
    let log: PasteLog
    @State private var text = "words"
    var body: some View {
      VStack {
        TextField("Field", text: $text)
        PasteButton(payloadType: String.self) { log.lines += $0 }.accessibilityIdentifier("texts")
        PasteButton(supportedContentTypes: [.image]) { log.lines.append("\($0.count) images") }
          .accessibilityIdentifier("images")
        PasteButton(payloadType: String.self) { log.lines += $0 }.disabled(true).accessibilityIdentifier("off")
      }
    }
  }

  private static func picture() -> NSItemProvider {
    let item = NSItemProvider()
    item.registerDataRepresentation(for: .png) { done in
      done(Data("picture".utf8), nil)
      return nil
    }
    return item
  }

  private func enabled(_ host: TestHost) -> [String] {
    host.buttons.filter(\.isEnabled).map(\.identifier)
  }

  @Test func theClipboardEnablesIt() throws {
    let log = PasteLog()
    let host = try TestHost(size: CGSize(width: 300, height: 200)) { Screen(log: log) }
    #expect(host.buttons.count == 3 && host.buttons.allSatisfy { $0.label == "Paste" })
    #expect(enabled(host) == [])
    host.buttons["texts"]?.click()
    #expect(log.lines == [])
    // Another program's: known when the window is the active one again.
    host.platform.clipboard = "theirs"
    host.send(.focusLost)
    host.send(.focusGained)
    host.update()
    #expect(enabled(host) == ["texts"])
    host.platform.clipboard = nil
    host.platform.pasteboardItems = [Self.picture(), Self.picture()]
    host.send(.focusGained)
    host.update()
    #expect(enabled(host) == ["images"])
    host.buttons["images"]?.click()
    #expect(log.lines == ["2 images"])
    // Nor later than the pointer comes.
    host.platform.pasteboardItems = []
    host.platform.clipboard = "more"
    let frame = try #require(host.buttons["texts"]).frame
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: frame.midX, y: frame.midY))))
    host.update()
    #expect(host.buttons["texts"]?.isEnabled == true)
    // What is gone meanwhile is not pasted.
    host.buttons["images"]?.click()
    #expect(log.lines == ["2 images"] && enabled(host) == ["texts"])
  }

  @Test func whatIsCopiedInTheWindowIsPasted() async throws {
    let log = PasteLog()
    let host = try TestHost(size: CGSize(width: 300, height: 200)) { Screen(log: log) }
    try #require(host.textFields.first).click()
    host.press(.character("a"), .control)
    host.press(.character("c"), .control)
    host.update()
    #expect(enabled(host) == ["texts"])
    host.buttons["texts"]?.click()
    _ = await host.wait { log.lines == ["words"] }
    #expect(log.lines == ["words"])
  }
}
