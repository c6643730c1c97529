import Foundation
import Geometry
import Observation
import PlatformHeadless
import Testing

@testable import UIControls
@testable import UICore

/// What may be in a popup, and around one: windows of 240 by 80 points at (300, 300) of a display of 1440 by 900.
@MainActor struct PopupShapeTests {
  @Observable final class Model: @unchecked Sendable {
    @ObservationIgnored var log: [String] = []
    var isShown = false
    var text = ""
    var value = 0.0
    var number = 1
  }

  private func open(
    profile: PlatformProfile = .desktop, direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ root: @escaping () -> some View
  ) throws -> OpenedApp {
    let platform = HeadlessPlatform()
    platform.showsPopups = true
    let app = try OpenedApp(on: platform, profile: profile, size: CGSize(width: 240, height: 80)) {
      root().environment(\.layoutDirection, direction)
    }
    platform.windows[0].position = CGPoint(x: 300, y: 300)
    return app
  }

  private func frame(_ app: OpenedApp, _ label: String) -> CGRect {
    app.elements.first { $0.label == label }?.frame ?? .null
  }

  private func popups(_ app: OpenedApp) -> [HeadlessPopup] { app.platform.windows[0].popups }

  /// A text with a popover of 150 by 250 points.
  private func source(_ model: Model, @ViewBuilder _ content: @escaping () -> some View) -> some View {
    Text("Source").popover(isPresented: Bindable(model).isShown) { content().frame(width: 150, height: 250) }
  }

  @Test func rowsBeyondTheWindowAreMadeAndScrolled() throws {
    let model = Model()
    let app = try open {
      source(model) {
        List(0..<100) { number in Button("Row \(number)") { model.log.append("\(number)") } }
      }
    }
    model.isShown = true
    app.step()
    let window = app.platform.windows[0]
    let rows = app.elements.filter { $0.label.hasPrefix("Row") }
    let list = try #require(popups(app).first).touchArea
    // Rows down to the popover's lower edge, far below the window's.
    #expect(rows.map(\.frame.maxY).max()! > list.maxY - 40)
    #expect(list.maxY > 250)
    app.click("Row 5")
    #expect(model.log == ["5"])
    window.send(
      .scroll(
        location: CGPoint(x: list.midX, y: list.maxY - 50), delta: CGVector(dx: 0, dy: -400), isPrecise: true,
        modifiers: []))
    app.step()
    #expect(frame(app, "Row 0").isNull && !frame(app, "Row 20").isNull)
  }

  @Test func aFieldBeyondTheWindowIsTypedInto() throws {
    let model = Model()
    let app = try open {
      source(model) {
        VStack {
          Spacer()
          TextField("Name", text: Bindable(model).text)
        }
      }
    }
    model.isShown = true
    app.step()
    let field = try #require(app.elements.first { $0.isTextField }?.frame)
    #expect(field.minY > 80)
    let window = app.platform.windows[0]
    let pointer = PointerEvent(location: CGPoint(x: field.midX, y: field.midY))
    window.send(.pointerDown(pointer))
    window.send(.pointerUp(pointer))
    window.send(.text("abc"))
    app.step()
    #expect(model.text == "abc")
    #expect(try #require(window.textInputCaret).minY > 80)
  }

  @Test func aSliderBeyondTheWindowIsDragged() throws {
    let model = Model()
    let app = try open {
      source(model) {
        VStack {
          Spacer()
          Slider(value: Bindable(model).value).accessibilityLabel("Slider")
        }
      }
    }
    model.isShown = true
    app.step()
    let slider = frame(app, "Slider")
    #expect(slider.minY > 80)
    let window = app.platform.windows[0]
    for (make, x) in [
      (InputEvent.pointerDown, slider.minX + 10), (InputEvent.pointerMoved, slider.midX),
      (InputEvent.pointerMoved, slider.maxX), (InputEvent.pointerUp, slider.maxX),
    ] {
      window.send(make(PointerEvent(location: CGPoint(x: x, y: slider.midY))))
      app.step()
    }
    #expect(model.value == 1)
  }

  @Test func aMenuInAPopoverIsAPopupOfItsOwn() throws {
    let model = Model()
    let app = try open {
      source(model) {
        Menu("Inside") { ForEach(0..<20) { number in Button("Item \(number)") { model.log.append("\(number)") } } }
      }
    }
    model.isShown = true
    app.step()
    app.click("Inside")
    #expect(popups(app).count == 2)
    app.click("Item 19")
    #expect(model.log == ["19"])
    #expect(popups(app).count == 1 && model.isShown)
  }

  @Test func aMenuInASheetLeavesTheWindow() throws {
    let model = Model()
    let app = try open {
      Text("Source").sheet(isPresented: Bindable(model).isShown) {
        Menu("Inside") { ForEach(0..<8) { number in Button("Item \(number)") { model.log.append("\(number)") } } }
          .frame(width: 150, height: 60)
      }
    }
    model.isShown = true
    app.step()
    // The sheet itself stays.
    #expect(popups(app).isEmpty)
    app.click("Inside")
    #expect(popups(app).count == 1)
    app.click("Item 7")
    #expect(model.log == ["7"])
    #expect(popups(app).isEmpty)
  }

  @Test func aMenuHigherThanTheDisplayScrolls() throws {
    let app = try open { Menu("Menu") { ForEach(0..<60) { Button("Item \($0)") {} } } }
    app.click("Menu")
    let popup = try #require(popups(app).first)
    // The display without its bar, and 8 points at either side; the window is at 300.
    #expect(abs(popup.touchArea.minY - (24 - 300 + 8)) < 2.5)
    #expect(abs(popup.touchArea.maxY - (900 - 300 - 8)) < 2.5)
    let window = app.platform.windows[0]
    window.send(
      .scroll(
        location: CGPoint(x: popup.touchArea.midX, y: 400), delta: CGVector(dx: 0, dy: -2000), isPrecise: true,
        modifiers: []))
    app.step()
    #expect(frame(app, "Item 59").maxY <= 900 - 300 - 8)
  }

  @Test func fromRightToLeftAMenuEndsWithItsButton() throws {
    let app = try open(direction: .rightToLeft) {
      Menu("Menu") {
        ForEach(0..<6) { Button("A longer item \($0)") {} }
        Menu("More") { ForEach(6..<9) { Button("Item \($0)") {} } }
      }
    }
    let button = frame(app, "Menu")
    app.click("Menu")
    let menu = try #require(popups(app).first).touchArea
    #expect(abs(menu.maxX - button.maxX) < 2.5)
    app.click("More")
    // A submenu is at the left, and beyond the window's edge.
    #expect(popups(app).count == 2)
    #expect(popups(app)[1].touchArea.maxX <= menu.minX + 8 + 5)
  }

  @Test func aPhoneHasNothingBesideIt() throws {
    let app = try open(profile: .phone) { Menu("Menu") { ForEach(0..<6) { Button("Item \($0)") {} } } }
    app.click("Menu")
    #expect(!frame(app, "Item 0").isNull)
    #expect(popups(app).isEmpty)
  }

  @Test func theWindowGrowsUnderAnOpenMenu() throws {
    let app = try open {
      Menu("Menu") { ForEach(0..<6) { Button("Item \($0)") {} } }
        .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
    }
    app.click("Menu")
    let window = app.platform.windows[0]
    #expect(popups(app).count == 1)
    let presented = popups(app)[0].frameCount
    // More of the menu is the window's now.
    window.resize(to: CGSize(width: 240, height: 120))
    app.step()
    #expect(popups(app).count == 1 && popups(app)[0].frameCount > presented)
    let shown = try #require(popups(app)[0].snapshot())
    let frame = popups(app)[0].frame
    let rows = (0..<shown.height).filter { y in
      (0..<shown.width).contains { shown.pixels[y * shown.width + $0] != 0 }
    }
    #expect(rows.first.map { CGFloat($0) + frame.minY } == 120)
    // All of it.
    window.resize(to: CGSize(width: 240, height: 300))
    app.step()
    #expect(popups(app).isEmpty)
  }

  @Test func onADisplayOfAnotherScaleItIsDrawnAnew() throws {
    let app = try open { Menu("Menu") { ForEach(0..<6) { Button("Item \($0)") {} } } }
    app.click("Menu")
    let before = try #require(popups(app)[0].snapshot())
    app.platform.windows[0].setScale(2)
    app.step()
    let after = try #require(popups(app)[0].snapshot())
    #expect(abs(after.width - 2 * before.width) <= 2)
  }

  @Test func whatMovesInAPopoverGoesOn() throws {
    let model = Model()
    let app = try open {
      source(model) {
        VStack {
          Spacer()
          Color.red.frame(width: 10 + 100 * model.value, height: 10).animation(.linear(duration: 1), value: model.value)
        }
      }
    }
    model.isShown = true
    app.step()
    let popup = popups(app)[0]
    let before = popup.frameCount
    model.value = 1
    app.step()
    // Sixtieths of a second for half of one.
    #expect((29...31).contains(popup.frameCount - before))
  }

  @Test func aPopoverFollowsWhatPresentsIt() throws {
    let model = Model()
    let app = try open {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: model.number == 2 ? 20 : 0)
        source(model) { Text("Inside") }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    model.isShown = true
    app.step()
    let before = try #require(popups(app).first).touchArea
    model.number = 2
    app.step()
    #expect(popups(app).map(\.touchArea) == [before.offsetBy(dx: 0, dy: 20)])
  }

  @Test func aKeyedItemGoesToAnotherPopover() throws {
    let model = Model()
    let app = try open {
      HStack {
        ForEach(1..<3) { number in
          Text("Source \(number)").popover(
            isPresented: Binding {
              model.isShown && model.number == number
            } set: {
              if !$0 { model.isShown = false }
            }
          ) { Text("Inside \(number)").frame(width: 100, height: 200) }
        }
      }
    }
    model.isShown = true
    app.step()
    #expect(!frame(app, "Inside 1").isNull && popups(app).count == 1)
    let first = popups(app)[0].touchArea
    model.number = 2
    app.step()
    #expect(!frame(app, "Inside 2").isNull && popups(app).count == 1)
    #expect(popups(app)[0].touchArea.midX > first.midX)
    app.host.viewGraph.checkInvariants()
  }

  @Test func twoWindowsHavePopupsOfTheirOwn() throws {
    let app = try open {
      Menu("Menu") { ForEach(0..<6) { Button("Item \($0)") {} } }
    }
    app.host.openWindow(id: nil, value: nil)
    app.step()
    let windows = app.platform.windows
    try #require(windows.count == 2)
    windows[1].position = CGPoint(x: 700, y: 600)
    app.click("Menu")
    #expect(windows[0].popups.count == 1 && windows[1].popups.isEmpty)
    windows[0].send(.focusLost)
    windows[1].send(.focusGained)
    app.step()
    #expect(windows[0].popups.isEmpty && windows[1].popups.isEmpty)
  }
}
