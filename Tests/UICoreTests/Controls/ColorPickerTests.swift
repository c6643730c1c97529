import Foundation
import Geometry
import Observation
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// Colour pickers in a window of 300 by 400 points, and the numbers of colours.
@MainActor struct ColorPickerTests {
  @MainActor @Observable final class Model {
    var color = Color(red: 0.5, green: 0.25, blue: 0.25)
    var isEnabled = true
    var hex: String { color.resolve(in: EnvironmentValues()).description }
  }

  private struct Reading<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  @Test func coloursHaveHuesSaturationsAndBrightnesses() {
    // The corners of the hexagon of hues, and what is between.
    let expected: [(String, Double, Double, Double)] = [
      ("FF0000", 0, 1, 1), ("FFFF00", 1.0 / 6, 1, 1), ("00FF00", 2.0 / 6, 1, 1), ("0000FF", 4.0 / 6, 1, 1),
      ("FF00FF", 5.0 / 6, 1, 1), ("804040", 0, 0.5, 128.0 / 255),
    ]
    let last = ColorComponents(hue: 0.3, saturation: 0.7, brightness: 0.2, opacity: 0.5)
    for (hex, hue, saturation, brightness) in expected {
      let color = ColorComponents(hex: hex, last: last)
      #expect(abs((color?.hue ?? -1) - hue) < 1e-12 && color?.saturation == saturation, "\(hex)")
      #expect(color?.brightness == brightness && color?.opacity == 0.5, "\(hex)")
      #expect(color?.hex == hex)
    }
    // Greys keep the hue, black the saturation as well.
    let grey = ColorComponents(hex: "#888", last: last)
    #expect(grey?.hue == 0.3 && grey?.saturation == 0 && grey?.hex == "888888")
    #expect(ColorComponents(hex: "000000", last: last)?.saturation == 0.7)
    for wrong in ["", "#", "12", "12345", "GGGGGG", "+12345", "1234567", "１２３"] {
      #expect(ColorComponents(hex: wrong, last: last) == nil, "\(wrong)")
    }
  }

  @Test func everyColourOfHundredsIsItselfAgain() {
    for number in stride(from: 0, to: 0x1000000, by: 65_521) {
      let hex = String(format: "%06X", number)
      #expect(ColorComponents(hex: hex, last: ColorComponents(hue: 0, saturation: 0, brightness: 0))?.hex == hex)
    }
  }

  /// The window, with the well at its top and the panel open below.
  private func stage(_ model: Model, supportsOpacity: Bool = true) -> DateStage {
    let stage = DateStage(direction: .leftToRight, profile: .desktop) {
      Reading {
        ColorPicker("Colour", selection: Bindable(model).color, supportsOpacity: supportsOpacity).labelsHidden()
          .disabled(!model.isEnabled)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      }
    }
    stage.click(CGPoint(x: 150, y: 12))
    return stage
  }

  // The well is 24 high, the arrow 10, the card's room 10: from 44 on are a palette of four rows of 18, and behind 10 each
  // an area of 220 by 120 and tracks of 14; all begin at 40.
  private static let left: CGFloat = 40
  /// What is at an edge itself is beside.
  private static let right: CGFloat = left + 219.999
  private static let area: CGFloat = 44 + 72 + 10
  private static let hues = area + 120 + 10 + 7
  private static let opacities = hues + 24

  @Test func theAreaTracksAndPaletteSelect() {
    let model = Model()
    let stage = stage(model)
    stage.click(CGPoint(x: Self.right, y: Self.area))
    #expect(model.hex == "#FF0000FF")
    // A third of the way of the middle of the knob.
    stage.click(CGPoint(x: Self.left + 7 + 206.0 / 3, y: Self.hues))
    #expect(model.hex == "#00FF00FF")
    stage.click(CGPoint(x: Self.left + 110, y: Self.opacities))
    #expect(model.hex == "#00FF0080")
    // Grey keeps the hue, to which more saturation leads back.
    stage.click(CGPoint(x: Self.left, y: Self.area))
    #expect(model.hex == "#FFFFFF80")
    stage.click(CGPoint(x: Self.right, y: Self.area))
    #expect(model.hex == "#00FF0080")
    // The last of the ten greys is black, and opaque.
    stage.click(CGPoint(x: Self.left + 209, y: 44 + 9))
    #expect(model.hex == "#000000FF")
  }

  @Test func keysMoveThroughTheArea() {
    let model = Model()
    let stage = stage(model, supportsOpacity: false)
    stage.click(CGPoint(x: Self.right, y: Self.area))
    // The field of digits has the focus first; behind it is the area.
    stage.key(.tab)
    for _ in 0..<4 { stage.key(.leftArrow) }
    stage.key(.downArrow)
    // Saturation of 0.8, brightness of 0.95: 242, and a fifth of that.
    #expect(model.hex == "#F23030FF")
    stage.key(.tab)
    stage.key(.home)
    stage.key(.rightArrow)
    // Hue of 0.05, where green is 0.3 of the way up.
    #expect(model.hex == "#F26B30FF")
  }

  @Test func aColourIsTyped() {
    let model = Model()
    let stage = stage(model)
    stage.window.host.send(.keyDown(.character("a"), modifiers: .control, isRepeat: false))
    stage.window.host.send(.text("#3af"))
    stage.pass(0.1)
    stage.key(.return)
    #expect(model.hex == "#33AAFFFF")
    stage.window.host.send(.keyDown(.character("a"), modifiers: .control, isRepeat: false))
    stage.window.host.send(.text("nonsense"))
    stage.pass(0.1)
    stage.key(.return)
    #expect(model.hex == "#33AAFFFF")
  }

  @Test func aDisabledWellDoesNotOpen() {
    let model = Model()
    model.isEnabled = false
    let stage = stage(model)
    stage.click(CGPoint(x: Self.right, y: Self.area))
    #expect(model.hex == "#804040FF")
  }
}
