import SwiftUI
import Testing
import UICore
import UITestSupport

/// Toggles in bars: buttons that are on or off (Apple: "in a toolbar … toggles appear as buttons").
@MainActor struct ToolbarToggleTests {
  @MainActor @Observable final class Model {
    var isOn = false
    var isShown = false
  }

  private struct Program: View {
    @Bindable var model: Model
    var style: Int = 0
    var body: some View {
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItem(placement: .primaryAction) {
            if style == 0 { toggle } else { toggle.toggleStyle(.checkbox) }
          }
          ToolbarItem(placement: .navigation) { Button("Plain") {} }
          ToolbarItem(placement: .navigation) {
            Button("Show") { model.isShown = true }
              .sheet(isPresented: $model.isShown) { Toggle("In the sheet", isOn: $model.isOn).frame(width: 200) }
          }
          ToolbarItem(placement: .bottomBar) { Toggle("Below", isOn: $model.isOn) }
        }
      }
    }

    private var toggle: some View { Toggle("Bold", isOn: $model.isOn) }
  }

  private func host(_ model: Model, _ profile: PlatformProfile = .desktop, style: Int = 0) throws -> TestHost {
    try TestHost(size: CGSize(width: 400, height: 300), profile: profile) { Program(model: model, style: style) }
  }

  /// The blue of the accent colour, as a filled button has it.
  private func blue(_ host: TestHost, in frame: CGRect) -> Int {
    let bitmap = host.snapshot()
    var count = 0
    for y in Int(frame.minY)..<Int(frame.maxY) {
      for x in Int(frame.minX)..<Int(frame.maxX) {
        let pixel = bitmap.pixels[y * bitmap.width + x]
        let (red, blue) = (pixel >> 16 & 0xff, pixel & 0xff)
        if blue > 200, red < 100 { count += 1 }
      }
    }
    return count
  }

  @Test(arguments: [PlatformProfile.desktop, .mac, .phone]) func aToggleIsAButton(_ profile: PlatformProfile) throws {
    let model = Model()
    let host = try host(model, profile)
    let toggle = try #require(host.toggles["Bold"])
    #expect(toggle.value == "0")
    let off = toggle.frame
    // A switch would be another 38 points wide and more.
    #expect(off.width < 80)
    let unlit = blue(host, in: off)
    toggle.click()
    host.advance(by: 0.5)
    #expect(model.isOn && host.toggles["Bold"]?.value == "1")
    let on = try #require(host.toggles["Bold"]).frame
    #expect(blue(host, in: on) > unlit + Int(on.width * on.height / 3))
    try #require(host.toggles["Below"]).click()
    #expect(!model.isOn)
  }

  /// On a desktop it is as large as the buttons beside it, on and off.
  @Test func aToggleIsAsHighAsTheButtonsBeside() throws {
    let model = Model()
    let host = try host(model)
    let button = try #require(host.buttons["Plain"]).frame
    #expect(host.toggles["Bold"]?.frame.height == button.height)
    model.isOn = true
    host.advance(by: 0.5)
    #expect(host.toggles["Bold"]?.frame.height == button.height)
  }

  @Test func theFocusStaysWhileItIsSwitched() throws {
    let model = Model()
    let host = try host(model)
    for _ in 0..<6 where host.toggles["Bold"]?.isFocused != true {
      host.send(.keyDown(.tab, modifiers: [], isRepeat: false))
      host.update()
    }
    #expect(host.toggles["Bold"]?.isFocused == true)
    host.press(.space)
    host.advance(by: 0.5)
    #expect(model.isOn && host.toggles["Bold"]?.isFocused == true)
  }

  @Test func aStyleOfOnesOwnCounts() throws {
    let model = Model()
    model.isOn = true
    let host = try host(model, style: 1)
    let frame = try #require(host.toggles["Bold"]).frame
    // The box alone is filled: 16 by 16, less its rounded corners and its tick.
    #expect(blue(host, in: frame) < 16 * 16)
  }

  /// What is presented from a bar is not in it.
  @Test func aSheetFromABarHasSwitches() throws {
    let model = Model()
    let host = try host(model)
    try #require(host.buttons["Show"]).click()
    host.advance(by: 1)
    // A switch stands at the end of its row of 200 points.
    #expect(try #require(host.toggles["In the sheet"]).frame.width >= 40)
    let frames = host.allElements.filter { $0.label == "In the sheet" }.map(\.frame)
    #expect(frames.contains { $0.width > 100 } || frames.map(\.maxX).max()! - frames.map(\.minX).min()! > 150)
  }
}
