import Foundation
import Geometry
import Observation
import PlatformHeadless
import Renderer
import Testing

@testable import UIControls
@testable import UICore

/// What leaves a window of 240 by 80 points, at (300, 300) of a display of 1440 by 900 whose first 24 points are a bar's.
@MainActor struct PopupWindowTests {
  @MainActor @Observable final class Model {
    @ObservationIgnored var log: [String] = []
    var isShown = false
  }

  private func open(
    at position: CGPoint = CGPoint(x: 300, y: 300), scale: CGFloat = 1, size: CGSize = CGSize(width: 240, height: 80),
    @ViewBuilder _ root: @escaping () -> some View
  ) throws -> OpenedApp {
    let platform = HeadlessPlatform(scale: scale)
    platform.showsPopups = true
    let app = try OpenedApp(on: platform, size: size, showing: root)
    platform.windows[0].position = position
    return app
  }

  private struct Bar: View {
    let model: Model
    var body: some View { Color.red.frame(width: model.isShown ? 10 : 20, height: 5) }
  }

  private func frame(_ app: OpenedApp, _ label: String) -> CGRect {
    app.elements.first { $0.label == label }?.frame ?? .null
  }

  private func popups(_ app: OpenedApp) -> [HeadlessPopup] { app.platform.windows[0].popups }

  private func menu(_ model: Model) -> some View {
    Menu("Menu") {
      ForEach(1..<6) { number in Button("Item \(number)") { model.log.append("\(number)") } }
      Menu("More") { ForEach(6..<9) { number in Button("Item \(number)") { model.log.append("\(number)") } } }
    }
  }

  @Test func aMenuGoesBelowTheEdgeOfItsWindow() throws {
    let model = Model()
    let app = try open { menu(model) }
    let button = frame(app, "Menu")
    #expect(popups(app).isEmpty)
    app.click("Menu")
    // 2 points below the button, 5 of the card's edge; six items of 22.
    let first = frame(app, "Item 1")
    #expect(first.minY == button.maxY + 2 + 5)
    #expect(frame(app, "More").maxY == first.minY + 6 * 22)
    #expect(frame(app, "More").maxY > 80)
    let popup = try #require(popups(app).first)
    #expect(popups(app).count == 1)
    let card = CGRect(x: first.minX - 5, y: first.minY - 5, width: first.width + 10, height: 6 * 22 + 10)
    #expect(popup.frame.contains(card))
    // With the shadow, which ends within three deviations (12) and a pixel of the card, moved down by 5.
    #expect(card.insetBy(dx: -38, dy: -43).contains(popup.frame))
    // That lets the pointer through. The bounds of the line around are those of one with sharp corners, whose miters may
    // reach ten times as far as the line.
    #expect(popup.touchArea.contains(card) && card.insetBy(dx: -2.5, dy: -2.5).contains(popup.touchArea))
    // An item beyond the edge is pressed there.
    app.click("Item 5")
    #expect(model.log == ["5"])
    #expect(popups(app).isEmpty)
  }

  @Test func whatHasRoomStaysInside() throws {
    let app = try open(size: CGSize(width: 400, height: 500)) { menu(Model()) }
    app.click("Menu")
    #expect(!frame(app, "Item 1").isNull)
    #expect(popups(app).isEmpty)
  }

  @Test func withoutPopupsAMenuStaysInItsWindow() throws {
    let app = try open { menu(Model()) }
    app.platform.showsPopups = false
    app.click("Menu")
    #expect(popups(app).isEmpty)
    // The window's 80 points without 8 at either side are less than the six items.
    let top = frame(app, "Item 1").minY
    #expect(abs(top - (8 + 5)) < 1e-9)
  }

  @Test func aMenuTurnsAtTheEdgeOfTheDisplay() throws {
    // The window ends at the display's lower edge.
    let app = try open(at: CGPoint(x: 300, y: 820)) { menu(Model()) }
    let button = frame(app, "Menu")
    app.click("Menu")
    #expect(frame(app, "More").maxY == button.minY - 2 - 5)
    #expect(frame(app, "Item 1").minY < 0)
    app.click("Item 2")
    #expect(popups(app).isEmpty)
  }

  @Test func aMenuKeepsOffTheEdgesOfTheDisplay() throws {
    // A part of the window is beyond the display's right edge, at 1440 - 1300 = 140 of the window.
    let app = try open(at: CGPoint(x: 1300, y: 300)) { menu(Model()).frame(width: 100).offset(x: -60) }
    app.click("Menu")
    #expect(frame(app, "Item 1").maxX + 5 <= 140 - 8)
  }

  @Test func aSubmenuIsASurfaceOfItsOwn() throws {
    let model = Model()
    let app = try open { menu(model) }
    app.click("Menu")
    app.click("More")
    #expect(popups(app).count == 2)
    let item = frame(app, "Item 7")
    #expect(popups(app)[1].frame.contains(item))
    app.click("Item 7")
    #expect(model.log == ["7"])
    #expect(popups(app).isEmpty)
  }

  @Test func aContextMenuIsWhereItWasAskedFor() throws {
    let model = Model()
    let app = try open {
      Color.gray.frame(width: 240, height: 80).contextMenu {
        ForEach(1..<6) { number in Button("Item \(number)") { model.log.append("\(number)") } }
      }
    }
    app.platform.windows[0].send(.pointerDown(PointerEvent(location: CGPoint(x: 230, y: 70), button: .secondary)))
    app.step()
    // 2 below the pointer, and beginning with it: past both edges.
    #expect(frame(app, "Item 1").origin == CGPoint(x: 230 + 5, y: 70 + 2 + 5))
    #expect(popups(app).count == 1)
    app.press(.escape)
    #expect(popups(app).isEmpty)
    #expect(model.log.isEmpty)
  }

  @Test func aPopoverTakesItsArrowAlong() throws {
    let model = Model()
    let app = try open {
      Text("Source").popover(isPresented: Bindable(model).isShown) {
        Text("Inside").frame(width: 100, height: 200)
      }
    }
    let source = frame(app, "Source")
    model.isShown = true
    app.step()
    let popup = try #require(popups(app).first)
    // The arrow of 10 points is between the two.
    let card = CGRect(x: source.midX - 50, y: source.maxY + 10, width: 100, height: 200)
    #expect(popup.frame.contains(card))
    #expect(popup.frame.contains(CGPoint(x: source.midX, y: source.maxY + 1)))
    // A press beside it closes it.
    app.platform.windows[0].send(.pointerDown(PointerEvent(location: CGPoint(x: 5, y: 5))))
    app.platform.windows[0].send(.pointerUp(PointerEvent(location: CGPoint(x: 5, y: 5))))
    app.step()
    #expect(!model.isShown && popups(app).isEmpty)
  }

  @Test func whatTakesAllItsRoomIsNotAsLargeAsTheDisplay() throws {
    let model = Model()
    let app = try open {
      Text("Source").popover(isPresented: Bindable(model).isShown) { Color.red.accessibilityLabel("Inside") }
    }
    model.isShown = true
    app.step()
    // The window's size without the edges.
    #expect(frame(app, "Inside").size == CGSize(width: 240 - 16, height: 80 - 16))
  }

  @Test func theWindowMovesAndItsMenuWithIt() throws {
    let app = try open { menu(Model()) }
    app.click("Menu")
    let frame = popups(app)[0].frame
    app.platform.windows[0].position = CGPoint(x: 400, y: 200)
    app.step()
    #expect(popups(app).map(\.frame) == [frame])
    // To the display's lower edge: it is above its button now.
    app.platform.windows[0].position = CGPoint(x: 400, y: 820)
    app.step()
    #expect(popups(app).count == 1 && popups(app)[0].frame.minY < 0)
  }

  @Test func withTheKeyboardGoesAMenuAndAPopoverComesInside() throws {
    let model = Model()
    let app = try open {
      VStack {
        menu(model)
        Text("Source").popover(isPresented: Bindable(model).isShown) {
          Text("Inside").frame(width: 50, height: 70)
        }
      }
    }
    app.click("Menu")
    #expect(popups(app).count == 1)
    app.platform.windows[0].send(.focusLost)
    app.step()
    #expect(frame(app, "Item 1").isNull && popups(app).isEmpty)
    app.platform.windows[0].send(.focusGained)
    model.isShown = true
    app.step()
    #expect(popups(app).count == 1)
    app.platform.windows[0].send(.focusLost)
    app.step()
    #expect(popups(app).isEmpty && !frame(app, "Inside").isNull)
    app.platform.windows[0].send(.focusGained)
    app.step()
    #expect(popups(app).count == 1)
  }

  @Test(arguments: [1, 1.25, 2] as [CGFloat]) func thePopupShowsWhatALargerWindowWould(_ scale: CGFloat) throws {
    func opened(_ height: CGFloat) throws -> OpenedApp {
      let app = try open(scale: scale, size: CGSize(width: 240, height: height)) {
        menu(Model()).frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
      }
      app.click("Menu")
      return app
    }
    let (small, large) = (try opened(80), try opened(400))
    #expect(popups(large).isEmpty)
    let popup = popups(small)[0]
    // On whole pixels.
    for edge in [popup.frame.minX, popup.frame.minY, popup.frame.maxX, popup.frame.maxY] {
      #expect(abs((edge * scale).rounded() - edge * scale) < 1e-9)
    }
    let whole = try #require(large.platform.windows[0].snapshot())
    let beside = try #require(popup.snapshot())
    let (x0, y0) = (Int((popup.frame.minX * scale).rounded()), Int((popup.frame.minY * scale).rounded()))
    #expect(beside.width == Int((popup.frame.width * scale).rounded()))
    let ground = Int(whole.pixels[0] & 255)
    var (largest, dark, shadow) = (0, 0, 0)
    for y in 0..<beside.height {
      for x in 0..<beside.width {
        let (pixel, expected) = (beside.pixels[y * beside.width + x], whole.pixels[(y + y0) * whole.width + x + x0])
        let alpha = Int(pixel >> 24)
        if CGFloat(y + y0) < 80 * scale {
          // The window's own part.
          #expect(pixel == 0)
          continue
        }
        let shown = Int(pixel & 255) + (ground * (255 - alpha) + 127) / 255
        largest = max(largest, abs(shown - Int(expected & 255)))
        if shown < 100 { dark += 1 }
        if (1..<100).contains(alpha) { shadow += 1 }
      }
    }
    // Rounded once more than where both are drawn together.
    #expect(largest <= 2)
    // Letters and a shadow are there.
    #expect(dark > 100)
    #expect(shadow > 100)
  }

  @Test func aDisplayBesideHasItsOwnRoom() throws {
    let app = try open(at: CGPoint(x: 1400, y: 300)) { menu(Model()).frame(width: 240, alignment: .trailing) }
    var second = app.platform.displays[0]
    second.frame.origin.x = 1440
    second.visibleFrame = CGRect(x: 1440, y: 0, width: 1000, height: 400)
    app.platform.displays.append(second)
    app.click("Menu")
    // The button is on the second display, whose lower edge is at 100 of the window: too near for the six items.
    #expect(frame(app, "More").maxY < 80)
    #expect(frame(app, "Item 1").minX + 1400 > 1440)
  }

  @Test func aClosedWindowLeavesNothing() throws {
    let app = try open { menu(Model()) }
    app.click("Menu")
    let window = app.platform.windows[0]
    #expect(window.popups.count == 1)
    window.client?.windowShouldClose()
    app.step()
    #expect(window.isClosed && window.popups.isEmpty)
  }

  @Test func whatPresentsItGoes() throws {
    let model = Model()
    model.isShown = true
    let app = try open {
      if model.isShown { menu(model) }
      Text("Other")
    }
    app.click("Menu")
    #expect(popups(app).count == 1)
    model.isShown = false
    app.step()
    #expect(popups(app).isEmpty)
    app.host.viewGraph.checkInvariants()
  }

  @Test func aTooltipLeavesTheWindow() throws {
    let app = try open(size: CGSize(width: 100, height: 30)) { Text("Source").help("What it is for") }
    let source = frame(app, "Source")
    app.platform.windows[0].send(.pointerMoved(PointerEvent(location: CGPoint(x: source.midX, y: source.midY))))
    app.platform.advance(by: 2)
    #expect(popups(app).count == 1)
    #expect(popups(app)[0].frame.maxY > 30)
    #expect(popups(app)[0].touchArea.isEmpty)
    app.platform.windows[0].send(.pointerLeft)
    app.platform.advance(by: 2)
    #expect(popups(app).isEmpty)
  }

  @Test func aPopupIsDrawnOnlyWhenItChanges() throws {
    let model = Model()
    let app = try open {
      menu(model)
      Bar(model: model)
    }
    app.click("Menu")
    let popup = popups(app)[0]
    let before = popup.frameCount
    model.isShown = true
    app.step()
    #expect(popup.frameCount == before)
    let item = frame(app, "Item 2")
    app.platform.windows[0].send(.pointerMoved(PointerEvent(location: CGPoint(x: item.midX, y: item.midY))))
    app.step()
    #expect(popup.frameCount > before)
  }
}
