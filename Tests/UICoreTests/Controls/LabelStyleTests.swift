import DisplayList
import SwiftUI
import Testing
import UICore
import UITestSupport

/// A foreground style set around a control reaches its label, in every style of the control.
@MainActor @Suite struct LabelStyleTests {
  /// The colour of the text that the view shows.
  private func colors<V: View>(_ profile: PlatformProfile = .desktop, @ViewBuilder _ view: () -> V) throws -> Set<
    String
  > {
    let host = try TestHost(profile: profile, view)
    var colors: Set<String> = []
    func collect(_ list: DisplayList) {
      for item in list.items {
        switch item.content {
        case .glyphs(let glyphs): for run in glyphs.runs { colors.insert("\(run.run.color ?? glyphs.color)") }
        case .group(let group): collect(group.list)
        default: break
        }
      }
    }
    collect(try #require(host.window.lastFrame).list)
    return colors
  }

  private func labels<V: View>(
    _ profile: PlatformProfile, @ViewBuilder _ control: @escaping () -> V
  ) throws -> (outside: Set<String>, expected: Set<String>) {
    (
      try colors(profile) { control().foregroundStyle(Color.green) },
      try colors(profile) { Text("x").foregroundStyle(Color.green) }
    )
  }

  @Test(arguments: [PlatformProfile.desktop, .mac, .phone])
  func aForegroundStyleAroundAButtonReachesItsLabel(profile: PlatformProfile) throws {
    func check<V: View>(_ name: String, @ViewBuilder _ control: @escaping () -> V) throws {
      let (outside, expected) = try labels(profile, control)
      #expect(outside == expected, "\(name)")
      let colored = try colors(profile) { control().foregroundColor(.green) }
      #expect(colored == expected, "\(name), foregroundColor")
      let around = try colors(profile) { VStack { control() }.foregroundStyle(Color.green) }
      #expect(around == expected, "\(name), around a stack")
      let reset = try colors(profile) { control().foregroundColor(nil).foregroundColor(.green) }
      let plain = try colors(profile) { control() }
      #expect(reset == plain, "\(name), no colour inside of one")
    }
    try check("automatic") { Button("x") {} }
    try check("plain") { Button("x") {}.buttonStyle(.plain) }
    try check("borderless") { Button("x") {}.buttonStyle(.borderless) }
    try check("bordered") { Button("x") {}.buttonStyle(.bordered) }
    try check("prominent") { Button("x") {}.buttonStyle(.borderedProminent) }
    try check("destructive") { Button("x", role: .destructive) {} }
    try check("toggle") { Toggle("x", isOn: .constant(true)) }
    try check("checkbox") { Toggle("x", isOn: .constant(true)).toggleStyle(.checkbox) }
    try check("toggle button, on") { Toggle("x", isOn: .constant(true)).toggleStyle(.button) }
    try check("toggle button, off") { Toggle("x", isOn: .constant(false)).toggleStyle(.button) }
    try check("stepper") { Stepper("x", value: .constant(1)) }
    try check("label") { Label("x", systemImage: "star") }
    try check("link") { NavigationStack { NavigationLink("x", value: 1) } }
  }

  /// Nothing chosen leaves the control its own colour; a style inside of the label is nearest to the text.
  @Test func aLabelsOwnStyleComesFirst() throws {
    let inside = try colors {
      Button {
      } label: {
        Text("x").foregroundStyle(Color.green)
      }.foregroundStyle(Color.orange)
    }
    let around = try colors {
      Button {
      } label: {
        HStack { Text("x") }.foregroundStyle(Color.green)
      }
    }
    let expected = try colors { Text("x").foregroundStyle(Color.green) }
    #expect(inside == expected && around == expected)
    let accent = try colors { Button("x") {}.buttonStyle(.borderless) }
    #expect(try accent == colors { Text("x").foregroundStyle(Color.accentColor) })
    let white = try colors { Button("x") {}.buttonStyle(.borderedProminent) }
    #expect(try white == colors { Text("x").foregroundStyle(Color.white) })
  }

  /// The faint style of a list's headers is a default as well: a button there keeps the accent colour.
  @Test func aButtonInAListsHeaderKeepsItsColor() throws {
    let header = try colors {
      List {
        Section {
          EmptyView()
        } header: {
          Button("x") {}.buttonStyle(.borderless)
        }
      }
    }
    #expect(try header == colors { Text("x").foregroundStyle(Color.accentColor) })
  }
}
