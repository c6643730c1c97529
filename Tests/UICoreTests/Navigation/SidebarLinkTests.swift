import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Links in a list with a selection, in a column of a split view: "the list highlights the selected link" (`NavigationLink`).
@MainActor struct SidebarLinkTests {
  private struct Planet: Identifiable, Hashable {
    let id = UUID()
    let name: String
  }

  private static let planets = ["Mars", "Venus"].map { Planet(name: $0) }

  private struct Numbers: View {
    @State private var selection: Int?
    @State private var path: [String] = []
    var body: some View {
      NavigationSplitView {
        List(1...3, id: \.self, selection: $selection) { NavigationLink("link \($0)", value: $0) }
      } detail: {
        NavigationStack(path: $path) {
          VStack {
            Text("detail \(selection ?? 0)")
            NavigationLink("more", value: "more")
          }
          .navigationDestination(for: String.self) { Text("\($0) of \(selection ?? 0)") }
        }
      }
    }
  }

  private let size = CGSize(width: 700, height: 300)

  @Test func aLinkSelectsItsValue() throws {
    let host = try TestHost(size: size) { Numbers() }
    host.allElements["link 2"]?.click()
    host.advance(by: 1)
    #expect(host.staticTexts["detail 2"] != nil)
    // In the detail's own stack links push.
    host.buttons["more"]?.click()
    host.advance(by: 1)
    #expect(host.staticTexts["more of 2"] != nil)
  }

  private struct Planets: View {
    @State private var selection: Planet?
    @State private var id: UUID?
    let isByID: Bool
    var body: some View {
      NavigationSplitView {
        if isByID {
          List(planets, selection: $id) { planet in NavigationLink(planet.name, value: planet) }
        } else {
          List(selection: $selection) {
            ForEach(planets) { planet in NavigationLink(planet.name, value: planet) }
            NavigationLink("Pluto", value: Planet(name: "Pluto"))
            NavigationLink("About", value: "about")
          }
          .navigationDestination(for: String.self) { Text("page \($0)") }
        }
      } detail: {
        Text(isByID ? "id of \(planets.first { $0.id == id }?.name ?? "none")" : selection?.name ?? "none")
      }
    }
  }

  /// The rows have other ids than their values.
  @Test func theValueCountsBeforeTheID() throws {
    let host = try TestHost(size: size) { Planets(isByID: false) }
    host.allElements["Venus"]?.click()
    host.advance(by: 1)
    #expect(host.elements.contains { $0.label == "Venus" && $0.frame.minX > 200 })
    host.allElements["Pluto"]?.click()
    host.advance(by: 1)
    #expect(host.elements.contains { $0.label == "Pluto" && $0.frame.minX > 200 })
  }

  @Test func aValueThatCannotBeSelectedIsPushed() throws {
    let host = try TestHost(size: size) { Planets(isByID: false) }
    host.allElements["About"]?.click()
    host.advance(by: 1)
    #expect(host.staticTexts["page about"] != nil)
  }

  private struct Stack: View {
    @State private var selection: Int?
    var body: some View {
      NavigationStack {
        List(1...3, id: \.self, selection: $selection) { NavigationLink("link \($0)", value: $0) }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  @Test func outsideOfASplitViewLinksPush() throws {
    let host = try TestHost(size: size) { Stack() }
    host.allElements["link 2"]?.click()
    host.advance(by: 1)
    #expect(host.staticTexts["page 2"] != nil)
  }

  /// Where columns stand over each other, what is selected shows the next one.
  @Test func onAPhoneTheDetailFollows() throws {
    let host = try TestHost(size: CGSize(width: 390, height: 600), profile: .phone) { Numbers() }
    host.allElements["link 3"]?.click()
    host.advance(by: 1)
    #expect(host.staticTexts["detail 3"] != nil && host.allElements["link 3"] == nil)
  }
}
