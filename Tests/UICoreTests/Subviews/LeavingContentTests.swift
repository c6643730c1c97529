import SwiftUI
import Testing
import UITestSupport

/// A view that a container made around parts of its content shows them until it has left.
@MainActor struct LeavingContentTests {
  /// A form with a section, and cards of one subview each, that a switch shows.
  private struct Screen: View {
    @State private var isOn = true
    let isForm: Bool
    var isAtOnce = false

    var body: some View {
      if isForm {
        Form { content }.formStyle(.grouped)
      } else {
        VStack { Group(subviews: content) { ForEach($0) { subview in VStack { HStack { subview } } } } }
      }
    }

    @ViewBuilder private var content: some View {
      Button("switch") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      Group {
        if isOn {
          Section("head") {
            Text("row")
            Text("other")
          }
        }
      }
      .transaction { if isAtOnce { $0.animation = nil } }
    }
  }

  private func texts(_ host: TestHost) -> [String] { host.staticTexts.map(\.label) }

  @Test(arguments: [true, false]) func contentIsShownUntilTheViewAroundItHasLeft(isForm: Bool) throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) { Screen(isForm: isForm) }
    let empty = host.staticTexts.count
    host.buttons["switch"]?.click()
    host.advance(by: 0.5)
    #expect(host.frameDump().contains("opacity"))
    host.advance(by: 1)
    #expect(texts(host) == [] && empty > 0)
    #expect(!host.frameDump().contains("opacity"))
    host.buttons["switch"]?.click()
    host.advance(by: 2)
    #expect(host.staticTexts.count == empty)
  }

  @Test(arguments: [true, false]) func contentMayReturnWhileTheViewAroundItLeaves(isForm: Bool) throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) { Screen(isForm: isForm) }
    let full = texts(host)
    for _ in 0..<4 {
      host.buttons["switch"]?.click()
      host.advance(by: 0.2)
    }
    host.advance(by: 2)
    #expect(texts(host) == full)
    host.buttons["switch"]?.click()
    host.advance(by: 0.2)
    host.close()
  }

  @Test(arguments: [true, false]) func aViewAroundWhatIsGoneGoesToo(isForm: Bool) throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) { Screen(isForm: isForm, isAtOnce: true) }
    host.buttons["switch"]?.click()
    host.advance(by: 0.5)
    #expect(texts(host) == [])
  }
}
