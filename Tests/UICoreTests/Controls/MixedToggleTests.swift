import SwiftUI
import Testing
import UITestSupport

/// A toggle of several values.
@MainActor @Suite struct MixedToggleTests {
  private struct Alarm: Identifiable {
    let id: Int
    var isOn: Bool
  }

  private struct Marked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("all \(configuration.isOn) \(configuration.isMixed)") { configuration.isOn.toggle() }
    }
  }

  private struct Alarms: View {
    @State private var alarms = [Alarm(id: 1, isOn: true), Alarm(id: 2, isOn: false)]
    var body: some View {
      VStack {
        Toggle("All", sources: $alarms, isOn: \.isOn)
        Toggle("Box", systemImage: "alarm", sources: $alarms, isOn: \.isOn).toggleStyle(.checkbox)
        Toggle("Button", sources: [$alarms[0].isOn, $alarms[1].isOn], isOn: \.self).toggleStyle(.button)
        Toggle(sources: $alarms, isOn: \.isOn) { Text("Own") }.toggleStyle(Marked())
        Toggle("Second", isOn: $alarms[1].isOn)
        Menu("Menu") { Toggle("Item", sources: $alarms, isOn: \.isOn) }
      }
    }
  }

  private func values(_ host: TestHost) -> [String?] { host.toggles.map(\.value) }

  @Test func itIsMixedWhereTheyDifferAndAPressTurnsAllOn() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) { Alarms() }
    #expect(values(host) == ["2", "2", "2", "0"])
    host.buttons["all false true"]?.click()
    #expect(values(host) == ["1", "1", "1", "1"])
    host.toggles[1].click()
    #expect(values(host) == ["0", "0", "0", "0"])
    #expect(host.buttons["all false false"] != nil)
    host.toggles[3].activate()
    #expect(values(host) == ["2", "2", "2", "1"])
    host.toggles[0].activate()
    #expect(values(host) == ["1", "1", "1", "1"])
  }

  @Test func aMixedBoxHasADash() throws {
    let isOn = [true, false].map { Binding.constant($0) }
    func picture(_ sources: [Binding<Bool>]) throws -> [UInt32] {
      try TestHost { Toggle("", sources: sources, isOn: \.self).toggleStyle(.checkbox) }.snapshot().pixels
    }
    let (mixed, on, off) = (try picture(isOn), try picture([isOn[0]]), try picture([isOn[1]]))
    #expect(mixed != on && mixed != off)
    #expect(try picture([]) == off)
  }

  @Test func aMixedItemOfAMenuIsMarked() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) { Alarms() }
    host.buttons["Menu"]?.click()
    host.advance(by: 1)
    host.buttons["Item"]?.click()
    host.advance(by: 1)
    #expect(values(host) == ["1", "1", "1", "1"])
  }
}
