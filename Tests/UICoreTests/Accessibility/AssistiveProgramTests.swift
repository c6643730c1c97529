import SwiftUI
import Testing
import UITestSupport

/// Whether somebody reads the program, as the environment tells it.
@MainActor struct AssistiveProgramTests {
  private struct Reader: View {
    let name: String
    let key: KeyPath<EnvironmentValues, Bool>
    var body: some View { Reading(name: name, value: Environment(key)) }
  }

  private struct Reading: View {
    let name: String
    @Environment private var value: Bool
    init(name: String, value: Environment<Bool>) { (self.name, _value) = (name, value) }
    var body: some View { Text("\(name) \(value ? "on" : "off")") }
  }

  /// Settings of the user, on or off, are no program that reads: none is connected to a window without a screen.
  @Test(arguments: [false, true]) func nobodyReadsAWindowWithoutAScreen(wantsLessMotion: Bool) throws {
    let host = try TestHost(accessibility: wantsLessMotion ? [.reduceMotion, .invertColors] : []) {
      VStack {
        Reader(name: "any", key: \.accessibilityEnabled)
        Reader(name: "speech", key: \.accessibilityVoiceOverEnabled)
        Reader(name: "motion", key: \.accessibilityReduceMotion)
      }
    }
    #expect(host.staticTexts.map(\.label) == ["any off", "speech off", wantsLessMotion ? "motion on" : "motion off"])
  }
}
