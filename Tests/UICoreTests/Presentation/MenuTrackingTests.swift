import Foundation
import Geometry
import Observation
import PlatformHeadless
import Testing

@testable import UIControls
@testable import UICore

/// Menus under a pointer that is pressed, drawn to an item and let go; along the bar; and by letters.
@MainActor struct MenuTrackingTests {
  @MainActor @Observable final class Model {
    @ObservationIgnored var log: [String] = []
    var choice = 1
  }

  private struct Program: App {
    let model: Model
    init(model: Model) { self.model = model }
    init() { model = Model() }

    var body: some Scene {
      WindowGroup {
        VStack {
          Menu("Menu") {
            Button("Alpha") { model.log.append("alpha") }
            Button("Beta") { model.log.append("beta") }
            Button("Off") { model.log.append("off") }.disabled(true)
            Menu("More") { Button("Inner") { model.log.append("inner") } }
            Button("Between") { model.log.append("between") }
          }
          Picker("Choice", selection: Bindable(model).choice) {
            Text("One").tag(1)
            Text("Two").tag(2)
            Text("Three").tag(3)
          }
          Button("Behind") { model.log.append("behind") }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .contentShape(Rectangle())
        .contextMenu {
          Button("Context") { model.log.append("context") }
          Button("Further") { model.log.append("further") }
        }
      }
      .commands {
        CommandMenu("Tools") {
          Button("Build") { model.log.append("build") }
          Menu("Deeper") { Button("Deep") { model.log.append("deep") } }
        }
        CommandMenu("Extras") { Button("Sing") { model.log.append("sing") } }
      }
    }
  }

  private let model = Model()
  private let app: OpenedApp

  init() throws { app = try OpenedApp(Program(model: model)) }

  private func middle(_ label: String) -> CGPoint {
    let frame = app.elements.first { $0.label == label }?.frame ?? .null
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func send(_ make: (PointerEvent) -> InputEvent, _ point: CGPoint, _ button: PointerEvent.Button = .primary) {
    app.platform.windows[0].send(make(PointerEvent(location: point, button: button)))
    app.step()
  }

  private func type(_ text: String) {
    for character in text {
      app.platform.windows[0].send(.keyDown(.character(character), modifiers: [], isRepeat: false))
      app.platform.windows[0].send(.keyUp(.character(character), modifiers: []))
      app.platform.advance(by: 0.05)
    }
  }

  private var lit: String? { app.elements.first(where: \.isFocused)?.label }

  @Test func aPressOpensAndLettingGoOverAnItemChooses() {
    send(InputEvent.pointerDown, middle("Menu"))
    #expect(app.labels.contains("Alpha"))
    send(InputEvent.pointerMoved, middle("Alpha"))
    send(InputEvent.pointerMoved, middle("Beta"))
    #expect(lit == "Beta")
    #expect(model.log.isEmpty)
    send(InputEvent.pointerUp, middle("Beta"))
    #expect(model.log == ["beta"])
    #expect(!app.labels.contains("Alpha"))
  }

  @Test func afterAClickTheMenuStays() {
    let button = middle("Menu")
    send(InputEvent.pointerDown, button)
    send(InputEvent.pointerUp, CGPoint(x: button.x + 3, y: button.y))
    #expect(app.labels.contains("Alpha"))
    app.click("Alpha")
    #expect(model.log == ["alpha"])
  }

  @Test func heldOnTheButtonTheMenuStays() {
    let button = middle("Menu")
    send(InputEvent.pointerDown, CGPoint(x: button.x - 15, y: button.y))
    send(InputEvent.pointerMoved, CGPoint(x: button.x + 15, y: button.y))
    send(InputEvent.pointerUp, CGPoint(x: button.x + 15, y: button.y))
    #expect(app.labels.contains("Alpha"))
  }

  @Test func letGoElsewhereTheMenuCloses() {
    for place in [CGPoint(x: 390, y: 290), nil] {
      send(InputEvent.pointerDown, middle("Menu"))
      #expect(app.labels.contains("Alpha"))
      // Over an item that is disabled, too.
      let place = place ?? middle("Off")
      send(InputEvent.pointerMoved, place)
      send(InputEvent.pointerUp, place)
      #expect(!app.labels.contains("Alpha"))
    }
    #expect(model.log.isEmpty)
  }

  @Test func aSubmenuOpensOnTheWay() {
    send(InputEvent.pointerDown, middle("Menu"))
    send(InputEvent.pointerMoved, middle("More"))
    #expect(app.labels.contains("Inner"))
    send(InputEvent.pointerMoved, middle("Inner"))
    send(InputEvent.pointerUp, middle("Inner"))
    #expect(model.log == ["inner"])
    #expect(app.labels.contains("Behind"))
    // Let go over its item, the submenu stays.
    send(InputEvent.pointerDown, middle("Menu"))
    let more = middle("More")
    send(InputEvent.pointerMoved, more)
    send(InputEvent.pointerUp, more)
    #expect(app.labels.contains("Inner"))
    app.press(.escape)
    #expect(model.log == ["inner"])
  }

  @Test func aPickerIsChosenFromInOneStroke() {
    let picker = app.elements.first { $0.label == "One" }?.frame ?? .null
    send(InputEvent.pointerDown, CGPoint(x: picker.maxX - 10, y: picker.midY))
    send(InputEvent.pointerMoved, middle("Three"))
    send(InputEvent.pointerUp, middle("Three"))
    #expect(model.choice == 3)
  }

  @Test func theSecondaryButtonDoesToo() {
    let place = CGPoint(x: 50, y: 200)
    send(InputEvent.pointerDown, place, .secondary)
    send(InputEvent.pointerUp, place, .secondary)
    #expect(app.labels.contains("Context"))
    app.press(.escape)
    send(InputEvent.pointerDown, place, .secondary)
    send(InputEvent.pointerMoved, middle("Further"), .secondary)
    send(InputEvent.pointerUp, middle("Further"), .secondary)
    #expect(model.log == ["further"])
  }

  @Test func aFingerOpensAMenuWhenItIsLifted() {
    let point = middle("Menu")
    app.platform.windows[0].send(.pointerDown(PointerEvent(location: point, isTouch: true)))
    // Less than a finger rests for a context menu.
    app.platform.advance(by: 0.1)
    #expect(!app.labels.contains("Alpha"))
    app.platform.windows[0].send(.pointerUp(PointerEvent(location: point, isTouch: true)))
    app.step()
    #expect(app.labels.contains("Alpha"))
  }

  @Test func thePointerGoesAlongTheBarWhileAMenuIsOpen() {
    let (tools, extras) = (middle("Tools"), middle("Extras"))
    // No menu is open: nothing opens.
    send(InputEvent.pointerMoved, extras)
    #expect(app.labels.contains("Behind"))
    app.click("Tools")
    #expect(app.labels == ["Build", "Deeper"])
    send(InputEvent.pointerMoved, extras)
    #expect(app.labels == ["Sing"])
    send(InputEvent.pointerMoved, tools)
    #expect(app.labels == ["Build", "Deeper"])
    // With its submenu open.
    send(InputEvent.pointerMoved, middle("Deeper"))
    #expect(app.labels.contains("Deep"))
    send(InputEvent.pointerMoved, extras)
    #expect(app.labels == ["Sing"])
    app.click("Sing")
    #expect(model.log == ["sing"])
    #expect(app.labels.contains("Behind"))
    app.host.viewGraph.checkInvariants()
  }

  @Test func pressedItGoesAlongTheBarToo() {
    let (tools, extras) = (middle("Tools"), middle("Extras"))
    send(InputEvent.pointerDown, tools)
    send(InputEvent.pointerMoved, extras)
    #expect(app.labels == ["Sing"])
    send(InputEvent.pointerMoved, middle("Sing"))
    send(InputEvent.pointerUp, middle("Sing"))
    #expect(model.log == ["sing"])
  }

  @Test func aPressMayBeFasterThanTheMenu() {
    let window = app.platform.windows[0]
    let (tools, extras) = (middle("Tools"), middle("Extras"))
    app.click("Extras")
    // To another title, which is pressed before its menu has come.
    window.send(.pointerMoved(PointerEvent(location: tools)))
    window.send(.pointerDown(PointerEvent(location: tools)))
    window.send(.pointerUp(PointerEvent(location: tools)))
    app.step()
    #expect(app.labels == ["Build", "Deeper"])
    send(InputEvent.pointerMoved, extras)
    #expect(app.labels == ["Sing"])
  }

  @Test func thePointerMayBeFasterThanTheMenu() {
    let window = app.platform.windows[0]
    let (tools, extras) = (middle("Tools"), middle("Extras"))
    window.send(.pointerMoved(PointerEvent(location: extras)))
    window.send(.pointerDown(PointerEvent(location: extras)))
    window.send(.pointerMoved(PointerEvent(location: tools)))
    app.step()
    #expect(app.labels == ["Build", "Deeper"])
  }

  @Test func theArrowsGoAlongTheBarFromAMenuThatThePointerOpened() {
    app.click("Tools")
    app.press(.rightArrow)
    #expect(app.labels == ["Sing"])
    app.press(.leftArrow)
    #expect(app.labels == ["Build", "Deeper"])
    app.press(.escape)
    #expect(app.labels.contains("Behind"))
  }

  @Test func aPressOnTheTitleOfAnOpenMenuClosesIt() {
    let tools = middle("Tools")
    app.click("Tools")
    send(InputEvent.pointerDown, tools)
    send(InputEvent.pointerUp, tools)
    #expect(app.labels.contains("Behind"))
  }

  @Test func lettersGoToAnItem() {
    app.click("Menu")
    type("b")
    #expect(lit == "Beta")
    // The same letter again goes on to the next one, and around; disabled ones are left out.
    type("b")
    #expect(lit == "Between")
    type("b")
    #expect(lit == "Beta")
    app.platform.advance(by: 1.5)
    type("bet")
    #expect(lit == "Between" || lit == "Beta")
    type("w")
    #expect(lit == "Between")
    app.platform.advance(by: 1.5)
    type("o")
    #expect(lit == "Between")
    app.press(.return)
    #expect(model.log == ["between"])
    // Nothing behind the menu got the letters.
    #expect(app.labels.contains("Behind"))
  }

  @Test func lettersAreForTheInnermostMenu() {
    app.click("Menu")
    type("m")
    #expect(lit == "More")
    app.press(.rightArrow)
    type("i")
    #expect(lit == "Inner")
    app.press(.return)
    #expect(model.log == ["inner"])
  }
}
