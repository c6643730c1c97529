import Foundation
import Geometry
import Observation
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// Tab views, boxes, links and empty states in a window of 200 by 280 points.
@MainActor struct TabViewTests {
  @MainActor @Observable final class Model {
    var page = 1
    var names = [1, 2, 3]
    @ObservationIgnored var log: [String] = []
  }

  private struct Reading<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  private struct Page: View {
    let name: Int
    let model: Model
    @State private var count = 0
    var body: some View {
      let _ = model.log.append("\(name):\(count)")
      Box(name).onTapGesture { count += 1 }
    }
  }

  private func key(_ stage: TouchStage, _ key: InputEvent.Key) {
    stage.window.host.send(.keyDown(key, modifiers: [], isRepeat: false))
    stage.window.host.send(.keyUp(key, modifiers: []))
    stage.pass(1.0 / 60)
  }

  private func click(_ stage: TouchStage, _ frame: CGRect) {
    stage.click(frame.midX, frame.midY, isTouch: false)
    stage.pass(0.5)
  }

  @Test func tabsAreAboveThePagesAndChooseThem() {
    let model = Model()
    let stage = TouchStage {
      Reading {
        TabView(selection: Bindable(model).page) {
          ForEach(model.names, id: \.self) { name in
            Page(name: name, model: model).tabItem { Box(name + 10, 20, 10) }.tag(name)
          }
        }
      }
    }
    // Tabs of 22 in 3 and 8 points of room: the page has the rest of 280.
    #expect(stage[1] == CGRect(x: 0, y: 44, width: 200, height: 236))
    // Three of 20 with 12 at each side and 2 between, in the middle.
    #expect([11, 12, 13].map { stage[$0].midX } == [54, 100, 146])
    // A page is made when it is first chosen, and keeps its state.
    #expect(model.log == ["1:0"])
    click(stage, stage[1])
    click(stage, stage[12])
    #expect(model.page == 2)
    #expect(stage[1].isNull && !stage[2].isNull)
    #expect(model.log == ["1:0", "1:1", "2:0"])
    click(stage, stage[11])
    click(stage, stage[1])
    #expect(model.log == ["1:0", "1:1", "2:0", "1:2"])
    // By the program and by keys.
    model.page = 3
    stage.pass(0.1)
    #expect(!stage[3].isNull)
    key(stage, .tab)
    key(stage, .tab)
    key(stage, .tab)
    key(stage, .leftArrow)
    #expect(model.page == 2)
    key(stage, .space)
    #expect(model.page == 3)
    // A page that goes leaves the first one.
    model.names = [1, 2]
    stage.pass(0.1)
    #expect(!stage[1].isNull && stage[3].isNull)
  }

  @Test func aTabViewKeepsItsOwnSelection() {
    let model = Model()
    let stage = TouchStage {
      TabView {
        Page(name: 1, model: model).tabItem { Box(11, 20, 10) }
        Page(name: 2, model: model).tabItem { Box(12, 20, 10) }
      }
    }
    #expect(!stage[1].isNull && stage[2].isNull)
    click(stage, stage[12])
    #expect(stage[1].isNull && !stage[2].isNull)
  }

  @Test func tabsWithValues() {
    let model = Model()
    let stage = TouchStage {
      Reading {
        TabView(selection: Bindable(model).page) {
          Tab(value: 1) {
            Page(name: 1, model: model)
          } label: {
            Box(11, 20, 10)
          }
          Tab(value: 2) {
            Page(name: 2, model: model)
          } label: {
            Box(12, 20, 10)
          }
        }
      }
    }
    click(stage, stage[12])
    #expect(model.page == 2 && !stage[2].isNull)
  }

  @Test func pagesScrollOneByOne() {
    let model = Model()
    let stage = TouchStage {
      Reading {
        TabView(selection: Bindable(model).page) {
          ForEach(model.names, id: \.self) { Page(name: $0, model: model).tag($0) }
        }
        .tabViewStyle(.page)
      }
    }
    #expect(stage[1] == CGRect(x: 0, y: 0, width: 200, height: 280))
    stage.drag(from: CGPoint(x: 180, y: 100), by: CGVector(dx: -130, dy: 0), rests: false)
    stage.pass(2)
    #expect(model.page == 2)
    #expect(stage[2].minX == 0)
    model.page = 3
    stage.pass(2)
    #expect(stage[3].minX == 0)
  }

  @Test func assistiveProgramsAreToldOfThePageThatShows() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200)) { Book() }
    #expect(host.staticTexts.map(\.label) == ["Page 0"])
    host.advance(by: 1)
    try #require(host.buttons["Next"]).activate()
    host.advance(by: 2)
    #expect(host.staticTexts.map(\.label) == ["Page 1"])
  }

  private struct Book: View {
    @State private var page = 0
    var body: some View {
      VStack {
        TabView(selection: $page) { ForEach(0..<3, id: \.self) { Text("Page \($0)").tag($0) } }.tabViewStyle(.page)
        Button("Next") { page += 1 }
      }
    }
  }

  @Test func aLinkOpensItsURL() {
    var opened: [URL] = []
    let stage = TouchStage {
      Link(destination: URL(string: "https://example.org/a")!) { Box(1, 40, 10) }
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          })
    }
    click(stage, stage[1])
    key(stage, .tab)
    key(stage, .space)
    #expect(opened.map(\.absoluteString) == ["https://example.org/a", "https://example.org/a"])
  }

  private struct Doubled: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.content
        configuration.label
      }
    }
  }

  @Test func boxesAreCards() {
    let window = BoxWindow(200, 280) {
      GroupBox {
        Box(1, 60, 20)
      } label: {
        Box(2, 30, 10)
      }
    }
    // The label 8 in and 4 above the card, which has 8 around its content.
    #expect(window[2].minX == window[1].minX)
    #expect(window[1].minY - window[2].maxY == 12)
    let styled = BoxWindow(200, 280) {
      GroupBox {
        Box(1, 60, 20)
      } label: {
        Box(2, 30, 10)
      }
      .groupBoxStyle(Doubled())
    }
    #expect(styled[2].minX == styled[1].maxX)
  }

  @Test func whatIsMissingIsSaidInTheMiddle() {
    let window = BoxWindow(200, 280) {
      ContentUnavailableView {
        Label {
          Box(1, 60, 20)
        } icon: {
          Box(2, 40, 40)
        }
      } description: {
        Box(3, 100, 10)
      } actions: {
        Box(4, 50, 20)
      }
    }
    // 40, 12, 20, 4, 10, 16 and 20 high, in the middle of 280.
    let top = (280.0 - (40 + 12 + 20 + 4 + 10 + 16 + 20)) / 2
    #expect(window[2].minY == CGFloat(top))
    #expect(window[1].minY == CGFloat(top + 52))
    #expect(window[3].minY == CGFloat(top + 76))
    #expect(window[4].minY == CGFloat(top + 102))
    #expect([1, 2, 3, 4].allSatisfy { window[$0].midX == 100 })
  }
}
