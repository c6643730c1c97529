import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// Where content runs from right to left, what is at the left is last: for the pointer and for arrow keys.
@MainActor struct MirroredControlTests {
  final class Model {
    var value = 0.25
    var tab = 0
  }

  private struct Sliding: View {
    let model: Model
    let direction: LayoutDirection
    @State private var value = 0.25

    var body: some View {
      model.value = value
      return Slider(value: $value).frame(width: 216).environment(\.layoutDirection, direction)
    }
  }

  /// 216 points are a knob of 18 or 20 points and the way of its middle between: a press at its end is an end.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func aSliderIsWhereItIsPressed(
    direction: LayoutDirection
  ) throws {
    let model = Model()
    let isMirrored = direction == .rightToLeft
    let host = try TestHost(size: CGSize(width: 216, height: 40)) { Sliding(model: model, direction: direction) }
    host.click(2, 20)
    #expect(model.value == (isMirrored ? 1 : 0))
    host.click(214, 20)
    #expect(model.value == (isMirrored ? 0 : 1))
    host.click(108, 20)
    #expect(abs(model.value - 0.5) < 1e-9)
    host.drag(from: CGPoint(x: 108, y: 20), to: CGPoint(x: 30, y: 20))
    #expect(isMirrored ? model.value > 0.85 : model.value < 0.15)
    // The knob, white, is under the pointer that let go.
    let row = host.snapshot().pixels[216 * 20..<216 * 21]
    #expect(row[row.startIndex + 30] == 0xffff_ffff)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func arrowsMoveAKnobTheirWay(
    direction: LayoutDirection
  ) throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 216, height: 40)) { Sliding(model: model, direction: direction) }
    host.press(.tab)
    host.press(.leftArrow)
    #expect(direction == .leftToRight ? model.value < 0.25 : model.value > 0.25)
    host.press(.rightArrow)
    #expect(abs(model.value - 0.25) < 1e-9)
    host.press(.upArrow)
    #expect(model.value > 0.25)
  }

  private struct Tabs: View {
    let model: Model
    let direction: LayoutDirection
    @State private var tab = 1

    var body: some View {
      model.tab = tab
      return TabView(selection: $tab) {
        Tab("One", systemImage: "star", value: 0) { Color.red }
        Tab("Two", systemImage: "star", value: 1) { Color.green }
        Tab("Three", systemImage: "star", value: 2) { Color.blue }
      }
      .environment(\.layoutDirection, direction)
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func arrowsGoToTheTabThatIsThere(
    direction: LayoutDirection
  ) throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 100)) { Tabs(model: model, direction: direction) }
    host.press(.tab)
    while host.focusedFrame.map({ $0.width > 200 }) == true { host.press(.tab) }
    let before = model.tab
    host.press(.leftArrow)
    #expect(model.tab == (direction == .leftToRight ? before - 1 : before + 1))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func arrowsOpenASubmenuWhereItIs(
    direction: LayoutDirection
  ) throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      Menu("Menu") { Menu("More") { Button("Item") {} } }.environment(\.layoutDirection, direction)
    }
    let (open, close): (InputEvent.Key, InputEvent.Key) =
      direction == .leftToRight ? (.rightArrow, .leftArrow) : (.leftArrow, .rightArrow)
    host.press(.tab)
    host.press(.space)
    host.advance(by: 0.5)
    host.press(close)
    host.advance(by: 0.5)
    #expect(host.buttons["Item"] == nil)
    #expect(host.buttons["More"] != nil)
    host.press(open)
    host.advance(by: 0.5)
    #expect(host.buttons["Item"] != nil)
    host.press(close)
    host.advance(by: 0.5)
    #expect(host.buttons["Item"] == nil)
    #expect(host.buttons["More"] != nil)
  }
}
