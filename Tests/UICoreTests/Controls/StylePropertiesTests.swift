import SwiftUI
import Testing
import UITestSupport

/// Styles read the environment and keep state, as views do.
@MainActor @Suite struct StylePropertiesTests {
  private struct Mark: View {
    let name: String
    let isEnabled: Bool
    @Binding var count: Int
    var body: some View {
      Text("\(name) \(isEnabled ? "on" : "off") \(count)")
      Button("\(name)+") { count += 1 }.disabled(false)
    }
  }

  private struct Labels: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      Mark(name: "label", isEnabled: isEnabled, count: $count)
    }
  }
  private struct Progress: ProgressViewStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      Mark(name: "progress", isEnabled: isEnabled, count: $count)
    }
  }
  private struct Boxes: GroupBoxStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View { Mark(name: "box", isEnabled: isEnabled, count: $count) }
  }
  private struct Contents: LabeledContentStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      Mark(name: "content", isEnabled: isEnabled, count: $count)
    }
  }
  private struct Groups: ControlGroupStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      Mark(name: "group", isEnabled: isEnabled, count: $count)
    }
  }
  private struct Disclosures: DisclosureGroupStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      Mark(name: "disclosure", isEnabled: isEnabled, count: $count)
    }
  }
  private struct Dates: DatePickerStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      Mark(name: "date", isEnabled: isEnabled, count: $count)
    }
  }
  private struct Forms: FormStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Mark(name: "form", isEnabled: isEnabled, count: $count)
        configuration.content
      }
    }
  }

  private struct Controls: View {
    @State private var isOff = false
    var body: some View {
      Button("switch") { isOff.toggle() }
      Form {
        Label("a", systemImage: "star").labelStyle(Labels())
        ProgressView(value: 0.5).progressViewStyle(Progress())
        GroupBox("a") { Text("b") }.groupBoxStyle(Boxes())
        LabeledContent("a", value: "b").labeledContentStyle(Contents())
        ControlGroup { Text("a") }.controlGroupStyle(Groups())
        DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(Disclosures())
        DatePicker("a", selection: .constant(.distantPast)).datePickerStyle(Dates())
      }
      .formStyle(Forms())
      .disabled(isOff)
    }
  }

  private let names = ["form", "label", "progress", "box", "content", "group", "disclosure", "date"]

  @Test func theyFollowWhatTheyRead() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 900)) { Controls() }
    func marks() -> [String] {
      host.staticTexts.map(\.label).filter { label in names.contains { label.hasPrefix("\($0) ") } }
    }
    #expect(marks() == names.map { "\($0) on 0" }, "\(host.elementDump)")
    for name in names { host.buttons["\(name)+"]?.click() }
    #expect(marks() == names.map { "\($0) on 1" })
    host.buttons["switch"]?.click()
    #expect(marks() == names.map { "\($0) off 1" })
  }
}
