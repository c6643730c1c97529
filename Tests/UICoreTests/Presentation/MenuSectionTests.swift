import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Sections of menus: items are 22 points high, lines have one point between 5 above and 5 below.
@MainActor struct MenuSectionTests {
  @MainActor @Observable final class Model {
    var hasMiddle = true
  }

  private func open(_ model: Model = Model(), @ViewBuilder _ items: @escaping (Model) -> some View) throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 300, height: 400)) {
      Menu("Menu") { Items(model: model, items: items) }
    }
    try #require(host.buttons["Menu"]).click()
    host.advance(by: 1)
    return host
  }

  private struct Items<Content: View>: View {
    let model: Model
    let items: (Model) -> Content
    var body: some View { items(model) }
  }

  /// From the middle of an item to that of another.
  private func distance(_ host: TestHost, _ first: String, _ second: String) -> CGFloat? {
    guard let first = host.buttons[first]?.frame, let second = host.buttons[second]?.frame else { return nil }
    return second.midY - first.midY
  }

  @Test func sectionsHaveLinesBetweenThem() throws {
    let host = try open { _ in
      Button("A") {}
      Section {
        Button("B") {}
        Button("C") {}
      }
      Button("D") {}
      Button("E") {}
    }
    #expect(distance(host, "A", "B") == 33 && distance(host, "B", "C") == 22)
    #expect(distance(host, "C", "D") == 33 && distance(host, "D", "E") == 22)
  }

  /// The first and the last item are 5 points from the menu's edges, as without sections.
  @Test func endsHaveNoLines() throws {
    func height(@ViewBuilder _ items: @escaping (Model) -> some View) throws -> CGFloat {
      let host = try open(Model(), items)
      let all = ["A", "B"].compactMap { host.buttons[$0]?.frame }
      return all.reduce(CGRect.null) { $0.union($1) }.height
    }
    let plain = try height { _ in
      Button("A") {}
      Button("B") {}
    }
    let framed = try height { _ in
      Divider()
      Section {
        Button("A") {}
        Button("B") {}
      }
      Divider()
    }
    #expect(plain == 44 && framed == plain)
  }

  /// A line of the program's beside that of a section is one.
  @Test func linesBesideEachOtherAreOne() throws {
    let host = try open { _ in
      Button("A") {}
      Divider()
      Divider()
      Section { Button("B") {} }
      Divider()
      Button("C") {}
    }
    #expect(distance(host, "A", "B") == 33 && distance(host, "B", "C") == 33)
  }

  /// A title is between the line and its items.
  @Test func titlesStandBelowTheirLine() throws {
    let host = try open { _ in
      Button("A") {}
      Section("Title") { Button("B") {} }
    }
    let title = try #require(host.staticTexts["Title"]).frame
    #expect(distance(host, "A", "B") == 33 + title.height + 8)
  }

  @Test func sectionsComeAndGo() throws {
    let model = Model()
    let host = try open(model) { model in
      Section { Button("A") {} }
      if model.hasMiddle { Section { Button("B") {} } }
      Section { ForEach(0..<2) { Button("\($0)") {} } }
    }
    #expect(distance(host, "A", "0") == 66)
    model.hasMiddle = false
    host.update()
    #expect(distance(host, "A", "0") == 33 && distance(host, "0", "1") == 22)
  }

  @Test func submenusHaveSections() throws {
    let host = try open { _ in
      Menu("More") {
        Section { Button("A") {} }
        Section { Button("B") {} }
      }
    }
    try #require(host.buttons["More"]).click()
    host.advance(by: 1)
    #expect(distance(host, "A", "B") == 33)
  }
}
