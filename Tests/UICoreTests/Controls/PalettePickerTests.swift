import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// Pickers whose options are beside each other in a menu.
@MainActor struct PalettePickerTests {
  @MainActor @Observable final class Model {
    var flag = "Red"
    var isEnabled = true
  }

  private struct Program: View {
    @Bindable var model: Model
    var body: some View {
      Menu("Flags") {
        Picker("Flag", selection: $model.flag) {
          ForEach(["Red", "Green", "Blue"], id: \.self) { Label($0, systemImage: "flag") }
        }
        .pickerStyle(.palette)
        .disabled(!model.isEnabled)
        Button("Other") {}
      }
    }
  }

  private func open(_ model: Model) throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 300, height: 200)) { Program(model: model) }
    try #require(host.buttons["Flags"]).click()
    host.advance(by: 1)
    return host
  }

  private func options(_ host: TestHost) -> [TestElement] {
    host.allElements.filter { ["Red", "Green", "Blue"].contains($0.label) }
  }

  @Test func optionsStandBesideEachOtherWithoutTitles() throws {
    let host = try open(Model())
    let options = options(host)
    #expect(options.map(\.label) == ["Red", "Green", "Blue"])
    #expect(options.map(\.isSelected) == [true, false, false])
    #expect(Set(options.map(\.frame.midY)).count == 1)
    for (left, right) in zip(options, options.dropFirst()) {
      #expect(left.frame.maxX <= right.frame.minX && right.frame.minX - left.frame.maxX < 4)
    }
    // A symbol of some 15 points with 4 around it: no room for a word.
    #expect(options.allSatisfy { $0.frame.width < 30 })
    #expect(try #require(host.buttons["Other"]).frame.minY >= options[0].frame.maxY)
  }

  @Test func aClickSelectsAndCloses() throws {
    let model = Model()
    let host = try open(model)
    options(host)[1].click()
    host.advance(by: 1)
    #expect(model.flag == "Green" && host.buttons["Other"] == nil)
    try #require(host.buttons["Flags"]).click()
    host.advance(by: 1)
    #expect(options(host).map(\.isSelected) == [false, true, false])
  }

  /// Down comes to one after the other, Return selects.
  @Test func arrowsComeToEach() throws {
    let model = Model()
    let host = try open(model)
    for _ in 0..<3 { host.press(.downArrow) }
    host.press(.return)
    host.advance(by: 1)
    #expect(model.flag == "Blue")
  }

  @Test func disabledOptionsStay() throws {
    let model = Model()
    model.isEnabled = false
    let host = try open(model)
    options(host)[2].click()
    host.advance(by: 1)
    #expect(model.flag == "Red")
  }

  /// Outside of menus the style is that of segments (Apple, `PalettePickerStyle`).
  @Test func elsewhereOptionsAreSegments() throws {
    func frames(_ style: some PickerStyle) throws -> [CGRect] {
      let host = try TestHost(size: CGSize(width: 400, height: 100)) {
        Picker("Flag", selection: .constant("Red")) {
          ForEach(["Red", "Green", "Blue"], id: \.self) { Label($0, systemImage: "flag") }
        }
        .pickerStyle(style)
      }
      return options(host).map(\.frame)
    }
    let palette = try frames(.palette)
    #expect(palette.count == 3)
    #expect(try palette == frames(.segmented))
  }

  private struct Marked: View {
    let effect: PaletteSelectionEffect
    @State private var flag = "Red"
    var body: some View {
      Menu("Flags") {
        Picker("Flag", selection: $flag) {
          ForEach(["Red", "Green", "Blue"], id: \.self) { Label($0, systemImage: "flag") }
        }
        .pickerStyle(.palette)
        .paletteSelectionEffect(effect)
        Button("Other") {}
      }
    }
  }

  /// The pixels of each option, and which of them are as they are at its corner.
  private func pictures(_ effect: PaletteSelectionEffect) throws -> [[UInt32]] {
    let host = try TestHost(size: CGSize(width: 300, height: 200)) { Marked(effect: effect) }
    try #require(host.buttons["Flags"]).click()
    host.advance(by: 1)
    // Away from the options, which are lit below the pointer.
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 290, y: 190))))
    host.advance(by: 0.5)
    let bitmap = host.snapshot()
    return options(host).map { option in
      let frame = option.frame.integral
      return (Int(frame.minY)..<Int(frame.maxY)).flatMap { y in
        (Int(frame.minX)..<Int(frame.maxX)).map { bitmap.pixels[y * bitmap.width + $0] }
      }
    }
  }

  /// How many pixels are not of the ground, which is the corner's.
  private func ink(_ picture: [UInt32]) -> Int { picture.filter { $0 != picture[0] }.count }

  @Test func theSelectedOptionIsOnAGround() throws {
    let pictures = try pictures(.automatic)
    let middle = pictures[0][pictures[0].count / 2 + 2]
    #expect(pictures.count == 3 && pictures[0] != pictures[1] && middle != pictures[1][0])
  }

  @Test func theSelectedOptionHasAnotherForm() throws {
    let pictures = try pictures(.symbolVariant(.fill))
    // A filled flag has more ink than its outline, and no ground.
    #expect(ink(pictures[0]) > ink(pictures[1]) && ink(pictures[1]) > 0)
    #expect(pictures[0][0] == pictures[1][0])
  }

  @Test func theProgramMarksTheOptionItself() throws {
    let pictures = try pictures(.custom)
    #expect(ink(pictures[0]) == ink(pictures[1]))
  }
}
