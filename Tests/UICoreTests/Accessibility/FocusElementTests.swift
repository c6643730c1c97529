import Foundation
import SwiftUI
import Testing
import UITestSupport

/// The keyboard's focus is in an element, whatever the view that has it is made of: a screen reader follows it.
@MainActor struct FocusElementTests {
  private func focused<V: View>(_ view: V, tabs: Int = 1) throws -> String? {
    let host = try TestHost(size: CGSize(width: 400, height: 300)) { view }
    for _ in 0..<tabs { host.press(.tab) }
    let lines = host.elementDump.split(separator: "\n").filter { $0.contains("focused") }
    #expect(lines.count <= 1)
    return lines.first.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func ofAStepper() throws {
    let stepper = Stepper("Copies", value: .constant(1))
    for tabs in 1...2 { #expect(try focused(stepper, tabs: tabs) == "element “Copies” focused adjustable") }
  }

  @Test func ofAViewOfTheProgram() throws {
    let dial = HStack {
      Text("Volume")
      Text("3")
    }
    #expect(try focused(dial.focusable()) == "group “Volume, 3” focused")
    #expect(
      try focused(dial.focusable().accessibilityElement().accessibilityLabel("Dial")) == "element “Dial” focused")
    #expect(try focused(Text("Volume").focusable()) == "text “Volume” focused")
  }

  @Test func ofSegments() throws {
    let picker = Picker("Size", selection: .constant(2)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    #expect(try focused(picker.pickerStyle(.segmented)) == "button selected “Large” focused")
  }

  @Test func ofWhatOpens() throws {
    #expect(
      try focused(DisclosureGroup("Details", isExpanded: .constant(true)) {}) == "button “Details” expanded focused")
    #expect(
      try focused(Menu("More") { Button("Copy") {} }) == "button “More” collapsed focused")
  }
}
