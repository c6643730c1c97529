import Foundation
import SwiftUI
import Testing
import UITestSupport

/// What a page's bar has by itself and where: its title with a menu, its search, and links that stay in a column.
@MainActor struct ToolbarRoleTests {
  @MainActor @Observable final class Model {
    var log: [String] = []
    var text = ""
    var isActive = false
  }

  @Test func aTitleOpensItsMenu() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 400, height: 300)) {
      NavigationStack {
        Color.clear.navigationTitle("Page").toolbarTitleMenu { Button("Rename") { model.log.append("rename") } }
      }
    }
    host.buttons["Page"]?.click()
    host.advance(by: 1)
    host.buttons["Rename"]?.click()
    host.advance(by: 1)
    #expect(model.log == ["rename"])
  }

  @Test func aTitleWithoutAMenuIsAText() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 300)) {
      NavigationStack { Color.clear.navigationTitle("Page") }
    }
    #expect(host.buttons["Page"] == nil && host.staticTexts["Page"] != nil)
  }

  @Test func aTitleMenuAmongOtherItems() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 300)) {
      NavigationStack {
        Color.clear.navigationTitle("Page").toolbar {
          ToolbarItem { Button("Add") {} }
          ToolbarTitleMenu { Button("Rename") {} }
        }
      }
    }
    #expect(host.buttons["Page"] != nil && host.buttons["Add"] != nil && host.buttons["Rename"] == nil)
  }

  @Test func theTitleIsWhereAnItemSaysSo() throws {
    func middle(_ placement: ToolbarItemPlacement?) throws -> CGFloat {
      let host = try TestHost(size: CGSize(width: 400, height: 300)) {
        NavigationStack {
          Color.clear.navigationTitle("Page").toolbar {
            if let placement { DefaultToolbarItem(kind: .title, placement: placement) }
          }
        }
      }
      #expect(host.staticTexts.filter { $0.label == "Page" }.count == 1)
      return try #require(host.staticTexts["Page"]).frame.midX
    }
    #expect(try middle(nil) < 100)
    #expect(try middle(.principal) == 200)
    #expect(try middle(.primaryAction) > 300)
  }

  /// Apple: `DefaultToolbarItem(kind: .sidebarToggle)` is the button that shows and hides the sidebar.
  @Test func theButtonOfTheSidebarIsWhereAnItemSaysSo() throws {
    let host = try TestHost(size: CGSize(width: 800, height: 300)) {
      NavigationSplitView {
        Text("Side").toolbar(removing: .sidebarToggle)
      } detail: {
        Text("Detail").toolbar { DefaultToolbarItem(kind: .sidebarToggle, placement: .primaryAction) }
      }
    }
    host.update()
    #expect(host.staticTexts["Side"] != nil && host.buttons.map(\.label) == ["Hide Sidebar"])
    #expect(try #require(host.buttons.first).frame.midX > 700)
    host.buttons.first?.click()
    host.advance(by: 1)
    #expect(host.staticTexts["Side"] == nil && host.buttons.map(\.label) == ["Show Sidebar"])
    host.buttons.first?.click()
    host.advance(by: 1)
    #expect(host.staticTexts["Side"] != nil)
  }

  @Test func withoutASidebarThereIsNoButtonForIt() throws {
    let host = try TestHost(size: CGSize(width: 400, height: 300)) {
      NavigationStack { Text("Page").toolbar { DefaultToolbarItem(kind: .sidebarToggle) } }
    }
    #expect(host.buttons.isEmpty)
  }

  @Test func theSearchIsWhereAnItemSaysSo() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 600, height: 300)) {
      NavigationStack {
        Color.clear.navigationTitle("Page").searchable(text: Bindable(model).text)
          .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
      }
    }
    #expect(host.textFields.count == 1)
    #expect(try #require(host.textFields.first).frame.minY > 200)
  }

  @Test func aSearchThatIsMinimizedIsAButton() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 600, height: 300)) {
      NavigationStack {
        Color.clear.navigationTitle("Page").searchable(text: Bindable(model).text)
      }
      .searchToolbarBehavior(.minimize)
    }
    #expect(host.textFields.count == 0)
    host.buttons["Search"]?.click()
    host.update()
    host.type("x")
    #expect(host.textFields.count == 1 && model.text == "x")
    host.send(.keyDown(.escape, modifiers: [], isRepeat: false))
    host.update()
    #expect(host.textFields.count == 0 && model.text == "")
  }

  @Test func theRoleDecidesOnTheTitle() throws {
    func page(_ role: ToolbarRole) throws -> (title: CGFloat, back: CGFloat) {
      let host = try TestHost(size: CGSize(width: 400, height: 300)) {
        NavigationStack {
          NavigationLink("go") { Color.clear.navigationTitle("Detail").toolbarRole(role) }.navigationTitle("Start")
        }
      }
      host.buttons["go"]?.click()
      host.advance(by: 1)
      return (try #require(host.staticTexts["Detail"]).frame.midX, try #require(host.buttons["Start"]).frame.width)
    }
    let (plain, editor, browser) = (try page(.automatic), try page(.editor), try page(.browser))
    #expect(plain.title == 200 && editor.title < 150 && browser.title < 200)
    // The button that goes back has an arrow alone, and is called as before.
    #expect(editor.back < plain.back && browser.back == plain.back)
  }

  // MARK: Columns

  @Test func aLinkMayStayInItsColumn() throws {
    let host = try TestHost(size: CGSize(width: 800, height: 300)) {
      NavigationSplitView {
        List {
          NavigationLink("detail") { Text("in the detail") }
          NavigationLink("column") { Text("in the column") }.isDetailLink(false)
        }
      } detail: {
        Text("nothing")
      }
    }
    host.allElements.first { $0.label == "column" }?.click()
    host.advance(by: 1)
    #expect(try #require(host.staticTexts["in the column"]).frame.maxX < 240)
    #expect(host.staticTexts["nothing"] != nil)
    host.buttons["Back"]?.click()
    host.advance(by: 1)
    #expect(host.staticTexts["in the column"] == nil)
    host.allElements.first { $0.label == "detail" }?.click()
    host.advance(by: 1)
    #expect(try #require(host.staticTexts["in the detail"]).frame.minX > 240)
  }

  @Test func aValueInAColumnFindsItsDestination() throws {
    let host = try TestHost(size: CGSize(width: 800, height: 300)) {
      NavigationSplitView {
        List { NavigationLink("one", value: 1).isDetailLink(false) }
          .navigationDestination(for: Int.self) { Text("value \($0)") }
      } detail: {
        Text("nothing")
      }
    }
    host.allElements.first { $0.label == "one" }?.click()
    host.advance(by: 1)
    #expect(try #require(host.staticTexts["value 1"]).frame.maxX < 240)
  }

  @Test func aRowMayHideThatItLeadsSomewhere() throws {
    func right(_ visibility: Visibility) throws -> CGFloat {
      let host = try TestHost(size: CGSize(width: 300, height: 200)) {
        NavigationStack {
          List {
            NavigationLink(value: 1) {
              HStack {
                Spacer()
                Text("end")
              }
            }
          }
          .navigationLinkIndicatorVisibility(visibility)
        }
      }
      return try #require(host.staticTexts["end"]).frame.maxX
    }
    // 16 of the row's inset; an arrow of 5 and 8 before it.
    #expect(try right(.automatic) == CGFloat(300 - 16 - 13) && right(.hidden) == CGFloat(300 - 16))
  }
}
