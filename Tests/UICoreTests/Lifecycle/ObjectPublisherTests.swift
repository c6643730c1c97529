import SwiftUI
import Testing
import UITestSupport

/// A model that says itself when it is about to change.
private final class Thermometer: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var degrees = 20 { willSet { objectWillChange.send() } }
  var silent = 0
}

@MainActor struct ObjectPublisherTests {
  private struct Screen: View {
    @ObservedObject var thermometer: Thermometer
    var body: some View { Text("\(thermometer.degrees) \(thermometer.silent)") }
  }

  private struct Tool: View {
    let publisher: ObservableObjectPublisher
    var body: some View { Button("again") { publisher.send() } }
  }

  @Test func viewsAreUpdatedWhenThePublisherSends() throws {
    let thermometer = Thermometer()
    let host = try TestHost {
      VStack {
        Screen(thermometer: thermometer)
        Tool(publisher: thermometer.objectWillChange)
      }
    }
    host.resetCounts()
    thermometer.silent = 1
    host.update()
    #expect(host.bodies(of: Screen.self) == 0 && host.staticTexts["20 0"] != nil)
    thermometer.degrees = 21
    host.update()
    #expect(host.bodies(of: Screen.self) == 1 && host.staticTexts["21 1"] != nil)
    // Several in one frame are one update.
    thermometer.degrees = 22
    thermometer.degrees = 23
    host.update()
    #expect(host.bodies(of: Screen.self) == 2 && host.staticTexts["23 1"] != nil)
    thermometer.silent = 2
    host.buttons["again"]?.click()
    #expect(host.staticTexts["23 2"] != nil)
  }
}
