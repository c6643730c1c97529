import SwiftUI

/// What `--assistive-lists` shows: what holds many, for a program that reads it over the desktop's bus: a list with a selection,
/// a table, tabs, and things that open.
struct AccessCollections: View {
  static let isShown = CommandLine.arguments.contains("--assistive-lists")

  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }
  private static let people = [
    Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Grace", age: 85), Person(id: 3, name: "Alan", age: 41),
  ]

  @State private var folder: String?
  @State private var person: Int?
  @State private var copies = 3
  @State private var isOpen = false
  @State private var tab = 0
  @State private var unit = "cm"

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        List(selection: $folder) {
          Section("Mail") {
            Text("Inbox").badge(3).tag("inbox")
            Text("Sent").tag("sent")
          }
          Section("Files") {
            Label("Notes", systemImage: "doc").tag("notes")
          }
        }
        Table(Self.people, selection: $person) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text($0.age, format: .number) }
        }
      }
      .frame(height: 200)
      Stepper("Copies: \(copies)", value: $copies, in: 0...5)
      DisclosureGroup("Details", isExpanded: $isOpen) { Text("All of them") }
      Picker("Unit", selection: $unit) {
        Text("Centimetres").tag("cm")
        Text("Inches").tag("in")
      }
      Picker("Tab", selection: $tab) {
        Text("First").tag(0)
        Text("Second").tag(1)
      }
      .pickerStyle(.segmented)
      Menu("More") {
        Button("Copy") {}
        Toggle("Wrap", isOn: $isOpen)
      }
    }
    .padding(10)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}
