import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// Buttons and steppers that act while they are held: after 0.4 seconds, then every 0.075.
@MainActor struct ButtonRepeatTests {
  @MainActor @Observable final class Model {
    var value = 0
    var isOn = false { didSet { value += 1 } }
  }

  private struct Screen: View {
    @Bindable var model: Model
    var limit = 1_000
    var stepper = ButtonRepeatBehavior.automatic
    var button = ButtonRepeatBehavior.automatic

    var body: some View {
      VStack {
        Stepper("Steps", value: $model.value, in: 0...limit).buttonRepeatBehavior(stepper)
        Button("Go") { model.value += 1 }.buttonRepeatBehavior(button)
        Toggle("On", isOn: $model.isOn).buttonRepeatBehavior(.enabled)
      }
    }
  }

  private func opened(_ screen: Screen) throws -> TestHost {
    try TestHost(size: CGSize(width: 300, height: 120)) { screen }
  }

  /// The half that adds: 26 points at the stepper's end.
  private func plus(_ host: TestHost) throws -> CGPoint {
    let frame = try #require(host.allElements["Steps"]).frame
    return CGPoint(x: frame.maxX - 13, y: frame.midY)
  }

  private func down(_ host: TestHost, _ point: CGPoint) { host.send(.pointerDown(PointerEvent(location: point))) }
  private func move(_ host: TestHost, _ point: CGPoint) { host.send(.pointerMoved(PointerEvent(location: point))) }
  private func up(_ host: TestHost, _ point: CGPoint) { host.send(.pointerUp(PointerEvent(location: point))) }

  @Test func aStepperGoesOnWhileItIsHeld() throws {
    let model = Model()
    let host = try opened(Screen(model: model))
    let point = try plus(host)
    down(host, point)
    host.advance(by: 0.35)
    #expect(model.value == 0)
    host.advance(by: 0.1)
    #expect(model.value == 1)
    // At 1.2 seconds: once at 0.4, and 10 times in the 0.8 since.
    host.advance(by: 0.75)
    #expect(model.value == 11)
    up(host, point)
    host.advance(by: 1)
    #expect(model.value == 11)
    // A click is one step.
    host.click(point.x, point.y)
    host.advance(by: 1)
    #expect(model.value == 12)
  }

  @Test func besideItItWaits() throws {
    let model = Model()
    let host = try opened(Screen(model: model))
    let point = try plus(host)
    down(host, point)
    host.advance(by: 0.5)
    let before = model.value
    #expect(before == 2)
    move(host, CGPoint(x: 5, y: 5))
    host.advance(by: 1)
    #expect(model.value == before)
    move(host, point)
    host.advance(by: 0.2)
    #expect(model.value > before)
    up(host, CGPoint(x: 5, y: 5))
  }

  @Test func itEndsAtItsBound() throws {
    let model = Model()
    let host = try opened(Screen(model: model, limit: 3))
    let point = try plus(host)
    down(host, point)
    host.advance(by: 3)
    #expect(model.value == 3)
    up(host, point)
    #expect(model.value == 3)
  }

  @Test func aButtonDoesOnlyIfItIsTold() throws {
    for (behavior, expected) in [(ButtonRepeatBehavior.automatic, 1), (.disabled, 1), (.enabled, 2)] {
      let model = Model()
      let host = try opened(Screen(model: model, button: behavior))
      let frame = try #require(host.buttons["Go"]).frame
      let point = CGPoint(x: frame.midX, y: frame.midY)
      down(host, point)
      host.advance(by: 0.5)
      up(host, point)
      // At 0.4 and at 0.475; the release adds nothing.
      #expect(model.value == expected)
    }
  }

  @Test func aStepperCanBeToldNotTo() throws {
    let model = Model()
    let host = try opened(Screen(model: model, stepper: .disabled))
    let point = try plus(host)
    down(host, point)
    host.advance(by: 2)
    #expect(model.value == 0)
    up(host, point)
    #expect(model.value == 1)
  }

  @Test func aToggleIsNoSuchButton() throws {
    let model = Model()
    let host = try opened(Screen(model: model))
    let frame = try #require(host.toggles["On"]).frame
    let point = CGPoint(x: frame.maxX - 8, y: frame.midY)
    down(host, point)
    host.advance(by: 2)
    #expect(model.value == 0)
    up(host, point)
    #expect(model.value == 1)
  }
}
