import Foundation
import Geometry
import Observation
import PlatformHeadless
import Testing

@testable import UIControls
@testable import UICore

/// Spellings of earlier systems that programs still have.
@MainActor struct EarlierSpellingTests {
  @Observable final class Model: @unchecked Sendable {
    var text = ""
    @ObservationIgnored var log: [String] = []
  }

  private func open(@ViewBuilder _ root: @escaping () -> some View) throws -> OpenedApp {
    try OpenedApp(showing: root)
  }

  @Test func aMaskGivenAsAView() throws {
    func pixels(@ViewBuilder _ view: @escaping () -> some View) throws -> [UInt32] {
      try #require(open(view).platform.windows[0].snapshot()).pixels
    }
    let old = try pixels { Color.red.mask(Circle().frame(width: 20, height: 20)) }
    #expect(try old == pixels { Color.red.mask { Circle().frame(width: 20, height: 20) } })
    // The mask is there.
    #expect(try old != pixels { Color.red })
  }

  @Test func aSecureFieldWithItsLabelBehind() throws {
    let model = Model()
    let app = try open {
      SecureField(text: Bindable(model).text) { Text("Secret") }
      SecureField(text: Bindable(model).text, prompt: Text("Prompt")) { Color.red }
    }
    #expect(app.elements.filter(\.isTextField).map(\.label) == ["Secret", "Prompt"])
    app.press(.tab)
    app.platform.windows[0].send(.text("ab"))
    app.step()
    #expect(model.text == "ab")
    #expect(app.elements.filter(\.isTextField).map(\.value) == ["••", "••"])
  }

  @Test func aSearchWithItsSuggestions() throws {
    let model = Model()
    let app = try open {
      Text("Content").searchable(text: Bindable(model).text, prompt: Text("Find")) {
        Text("Apples").searchCompletion("apples")
      }
    }
    #expect(!app.labels.contains("Apples"))
    app.press("f", .control)
    #expect(app.labels.contains("Apples"))
    app.click("Apples")
    #expect(model.text == "apples")
  }

  @Test func aContextMenuGivenAsAValue() throws {
    let model = Model()
    func ask(_ menu: ContextMenu<Button<Text>>?) throws -> OpenedApp {
      let app = try open { Color.gray.contextMenu(menu) }
      app.platform.windows[0].send(.pointerDown(PointerEvent(location: CGPoint(x: 200, y: 150), button: .secondary)))
      app.platform.windows[0].send(.pointerUp(PointerEvent(location: CGPoint(x: 200, y: 150), button: .secondary)))
      app.step()
      return app
    }
    let app = try ask(ContextMenu { Button("Item") { model.log.append("item") } })
    app.click("Item")
    #expect(model.log == ["item"])
    #expect(try !ask(nil).labels.contains("Item"))
  }

  @Test func aFocusThatTellsOfItself() throws {
    let model = Model()
    let app = try open {
      Color.red.frame(width: 10, height: 10).focusable(true) { model.log.append("\($0)") }
      Button("Other") {}
    }
    app.press(.tab)
    #expect(model.log == ["true"])
    app.press(.tab)
    #expect(model.log == ["true", "false"])
  }

  @Test func aPreviewOfADeviceOnItsSide() {
    let preview = Preview("Wide", traits: .landscapeLeft, .sizeThatFitsLayout) { Color.red }
    #expect(preview.traits.compactMap(\.layout) == [.sizeThatFits])
  }
}
