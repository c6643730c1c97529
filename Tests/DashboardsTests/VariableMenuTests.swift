import DashboardFormat
import DashboardSources
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import Dashboards

/// Variables: in what people read, and as menus.
@MainActor
struct VariableMenuTests {
  private static let variable = TemplateVariable(
    name: "service", tag: "service", defaults: ["*"], available: ["web", "db"])

  private func dashboard() -> DashboardDescription {
    DashboardDescription(
      title: "All of $service", variables: [Self.variable], span: .last(300),
      widgets: [.graph("fine", id: "Latency of $service", frame: GridFrame(x: 0, y: 0, width: 12, height: 3))])
  }

  @Test func valuesAreListedOnce() {
    #expect(VariableValues.all(of: Self.variable, loaded: ["db", "mail"]) == ["*", "web", "db", "mail"])
    let custom = TemplateVariable(name: "r", defaults: ["30s"], available: ["1s", "30s"])
    #expect(VariableValues.all(of: custom, loaded: []) == ["30s", "1s"])
  }

  @Test func severalValuesAreToggled() {
    var several = Self.variable
    several.allowsSeveral = true
    #expect(VariableValues.chosen("web", of: several, before: ["*"]) == ["web"])
    #expect(VariableValues.chosen("db", of: several, before: ["web"]) == ["web", "db"])
    #expect(VariableValues.chosen("web", of: several, before: ["web", "db"]) == ["db"])
    #expect(VariableValues.chosen("db", of: several, before: ["db"]) == ["*"])
    #expect(VariableValues.chosen("*", of: several, before: ["db"]) == ["*"])
    #expect(VariableValues.chosen("db", of: Self.variable, before: ["web"]) == ["db"])
  }

  @Test func titlesAreFilledIn() {
    let widget = dashboard().widgets[0].filled(with: ["service": ["web"]])
    #expect(widget.title == "Latency of web")
  }

  /// Click, arrow down, Return: the second value is chosen and asked for.
  @Test func aChipOpensAMenuForTheKeyboard() throws {
    let host = try TestHost(size: CGSize(width: 900, height: 500)) {
      DashboardView(dashboard(), source: MadeUpSource(groupCount: 2, pointLimit: 20), now: 1_700_000_240)
    }
    #expect(host.bodies(of: VariableMenu.self) == 0)
    // The chip is below the title, at the leading edge.
    host.click(40, 14 + 26 + 8 + 12)
    host.update()
    host.update()
    #expect(host.bodies(of: VariableMenu.self) > 0)
    #expect(host.messages.isEmpty)
    host.press(.downArrow)
    host.press(.return)
    host.update()
    #expect(host.bodies(of: VariableChip.self) > 1)
    let before = host.bodies(of: VariableMenu.self)
    host.click(600, 300)
    host.update()
    // Closed: nothing of it runs any more.
    #expect(host.bodies(of: VariableMenu.self) == before)
  }
}
