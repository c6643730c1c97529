import SwiftUI
import Testing
import UICore
import UITestSupport

/// Segments on a phone, which has no label beside them.
@MainActor struct PhoneSegmentTests {
  private struct Units: View {
    @State private var unit = 1
    var body: some View {
      Picker("Unit", selection: $unit) {
        Text("Metres").tag(1)
        Text("Feet").tag(2)
      }
      .pickerStyle(.segmented)
    }
  }

  @Test func aPhonesSegmentsHaveNoLabelBesideThem() throws {
    let phone = try TestHost(size: CGSize(width: 300, height: 60), profile: .phone) { Units() }
    #expect(phone.staticTexts["Unit"] == nil)
    let metres = try #require(phone.buttons["Metres"]), feet = try #require(phone.buttons["Feet"])
    #expect(abs(metres.frame.midX - 75) < 2 && abs(feet.frame.midX - 225) < 2)
    feet.click()
    #expect(phone.buttons["Feet"]?.isSelected == true)
    let desktop = try TestHost(size: CGSize(width: 300, height: 60)) { Units() }
    #expect(desktop.staticTexts["Unit"] != nil)
  }
}
