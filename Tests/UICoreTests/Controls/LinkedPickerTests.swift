import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// A picker whose options are on a page of their own.
@MainActor struct LinkedPickerTests {
  @Observable final class Model { var choice = "b" }

  private struct Page: View {
    let model: Model
    var body: some View {
      Form {
        Picker("Letter", selection: Bindable(model).choice) {
          ForEach(["a", "b", "c"], id: \.self) { Text($0) }
        }
        .pickerStyle(.navigationLink)
      }
    }
  }

  @Test func aRowLeadsToThePageOfOptions() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 400, height: 300)) { NavigationStack { Page(model: model) } }
    #expect(host.staticTexts["c"] == nil)
    host.buttons.first?.click()
    host.advance(by: 1)
    let option = try #require(host.buttons["c"], "\(host.elementDump)").frame
    host.click(option.midX, option.midY)
    host.advance(by: 1)
    #expect(model.choice == "c")
    host.buttons["Back"]?.click()
    host.advance(by: 1)
    #expect(host.buttons["Letter, c"] != nil, "\(host.elementDump)")
    #expect(host.staticTexts["b"] == nil)
  }

  @Test func itsRowIsPressedBetweenLabelAndValueToo() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 390, height: 600), profile: .phone) {
      NavigationStack { Page(model: model) }
    }
    let row = try #require(host.buttons["Letter, b"])
    #expect(row.frame.width > 300)
    row.click()
    host.advance(by: 1)
    #expect(host.buttons["c"] != nil, "\(host.elementDump)")
  }

  /// Without a stack there is nowhere to go: a menu.
  @Test func outsideOfAStackItIsAMenu() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 400, height: 300)) { Page(model: model) }
    host.buttons.first?.click()
    host.advance(by: 1)
    #expect(host.buttons["c"] != nil, "\(host.elementDump)")
  }

  private struct Named: View {
    let model: Model
    let style: any PickerStyle
    var body: some View {
      Form {
        AnyView(
          Picker("Letter", selection: Bindable(model).choice) {
            ForEach(["a", "b", "c"], id: \.self) { Text($0) }
          } currentValueLabel: {
            Text("Number \(model.choice == "b" ? 2 : 3)")
          }
          .pickerStyle(style))
      }
    }
  }

  @Test func theCurrentValueMayHaveALabelOfItsOwn() throws {
    for style in [.navigationLink, .menu] as [any PickerStyle] {
      let model = Model()
      let host = try TestHost(size: CGSize(width: 400, height: 300)) {
        NavigationStack { Named(model: model, style: style) }
      }
      #expect(host.elementDump.contains("Number 2") && !host.elementDump.contains("“b”"), "\(host.elementDump)")
      model.choice = "c"
      host.update()
      #expect(host.elementDump.contains("Number 3"), "\(host.elementDump)")
      // Its options are what they were.
      host.buttons.first?.click()
      host.advance(by: 1)
      #expect(host.buttons["a"] != nil, "\(host.elementDump)")
    }
  }

  /// The dots are 7 points, on a capsule of 23 where it is asked for.
  @Test func theDotsOfPagesStandOnACapsule() throws {
    func dump(_ mode: PageIndexViewStyle.BackgroundDisplayMode) throws -> String {
      try TestHost(size: CGSize(width: 200, height: 100)) {
        TabView {
          Color.red
          Color.blue
        }
        .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: mode))
      }.frameDump()
    }
    // Two dots, 8 between and 10 beside them: 7 + 8 + 7 + 20.
    #expect(try dump(.always).contains("42.0×23.0"))
    #expect(try !dump(.interactive).contains("42.0×23.0"))
  }
}
