import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Titles that users change in the bar, and buttons that rename.
@MainActor struct RenamingTests {
  @MainActor @Observable final class Model {
    var title = "Notes"
    var hasMenu = false
    var isOn = true
    @ObservationIgnored var renames = 0
  }

  private struct Screen: View {
    @Bindable var model: Model
    var mode = ToolbarTitleDisplayMode.automatic
    var body: some View {
      NavigationStack {
        Group {
          if model.hasMenu {
            page.toolbarTitleMenu {
              RenameButton()
              Button("Other") {}
            }
          } else {
            page
          }
        }
        .navigationTitle($model.title)
        .toolbarTitleDisplayMode(mode)
      }
    }

    private var page: some View {
      Button("Elsewhere") {}.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func host(
    _ model: Model, phone: Bool = false, mode: ToolbarTitleDisplayMode = .automatic, dark: Bool = false
  ) throws -> TestHost {
    try TestHost(
      size: CGSize(width: 400, height: 300), profile: phone ? .phone : .desktop,
      environment: { $0.colorScheme = dark ? .dark : .light }
    ) { Screen(model: model, mode: mode) }
  }

  @Test(arguments: [false, true]) func aPressEditsTheTitleInPlace(phone: Bool) throws {
    let model = Model()
    let host = try host(model, phone: phone)
    #expect(host.textFields.isEmpty)
    let place = try #require(host.buttons["Notes"]).frame
    host.buttons["Notes"]?.click()
    let field = try #require(host.textFields.first)
    #expect(field.value == "Notes" && field.isFocused && field.label == "Title")
    #expect(abs(field.frame.midY - place.midY) <= 1 && abs(field.frame.minX - place.minX) <= 4)
    // All of it is selected.
    host.type("Ideas")
    #expect(model.title == "Notes")
    host.press(.return)
    #expect(model.title == "Ideas" && host.textFields.isEmpty)
    #expect(host.buttons["Ideas"] != nil)
  }

  @Test func escapeAndNothingLeaveIt() throws {
    let model = Model()
    let host = try host(model)
    host.buttons["Notes"]?.click()
    host.type("Ideas")
    host.press(.escape)
    #expect(model.title == "Notes" && host.textFields.isEmpty)
    host.buttons["Notes"]?.click()
    host.press(.delete)
    host.press(.return)
    #expect(model.title == "Notes" && host.textFields.isEmpty)
    // The loss of the focus takes what is typed.
    host.buttons["Notes"]?.click()
    host.type("Lists")
    host.press(.tab)
    host.update()
    #expect(model.title == "Lists" && host.textFields.isEmpty)
  }

  @Test func aTitleMenuRenames() throws {
    let model = Model()
    model.hasMenu = true
    let host = try host(model)
    host.buttons["Notes"]?.click()
    host.advance(by: 0.5)
    #expect(host.textFields.isEmpty)
    try #require(host.buttons["Rename"]).click()
    host.advance(by: 0.5)
    let field = try #require(host.textFields.first)
    #expect(field.value == "Notes" && field.isFocused)
    host.type("Ideas")
    host.press(.return)
    #expect(model.title == "Ideas" && host.textFields.isEmpty)
  }

  @Test func theProgramMayChangeIt() throws {
    let model = Model()
    let host = try host(model)
    model.title = "Plans"
    host.update()
    #expect(host.buttons["Plans"] != nil && host.buttons["Notes"] == nil)
  }

  @Test func theDisplayModeIsThatOfTheBar() throws {
    let model = Model()
    let large = try host(model, phone: true, mode: .large)
    let inline = try host(model, phone: true, mode: .inline)
    // A bar of 44, and below it 52 for a large title.
    #expect(large.buttons["Notes"]?.frame.midY == 70)
    #expect(inline.buttons["Notes"]?.frame.midY == 22 && inline.buttons["Notes"]?.frame.midX == 200)
  }

  private struct Row: View {
    let model: Model
    @FocusState private var isFocused: Bool
    @State private var name = "Row"
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isFocused)
        RenameButton().renameAction($isFocused)
        RenameButton().accessibilityIdentifier("called").renameAction { model.renames += 1 }
        RenameButton().accessibilityIdentifier("alone")
      }
    }
  }

  @Test func buttonsDoWhatIsAroundThem() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 200)) { Row(model: model) }
    #expect(host.buttons.count == 3 && host.buttons.allSatisfy { $0.label == "Rename" })
    host.buttons["Rename"]?.click()
    #expect(host.textFields.first?.isFocused == true)
    host.buttons["called"]?.click()
    #expect(model.renames == 1)
    // Without an action around it, it is disabled.
    #expect(host.buttons["alone"]?.isEnabled == false && host.buttons["called"]?.isEnabled == true)
  }
}
