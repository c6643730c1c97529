import SwiftUI

/// The same form in columns and in groups.
struct Forms: View {
  @State private var name = "Ada"
  @State private var isPublic = true
  @State private var quality = 2
  @State private var volume = 0.6

  var body: some View {
    Exhibit("Forms") {
      Flow(alignment: .top, spacing: 24) {
        Form { rows }.formStyle(.columns).frame(idealWidth: 240)
        Form {
          Section("Account") { rows }
        }
        .formStyle(.grouped)
        .frame(idealWidth: 330)
      }
    }
  }

  @ViewBuilder private var rows: some View {
    LabeledContent("Name", value: name)
    Picker("Quality", selection: $quality) {
      Text("Draft").tag(1)
      Text("Good").tag(2)
      Text("Best").tag(3)
    }
    Toggle("Public", isOn: $isPublic)
    LabeledContent("Volume") { Slider(value: $volume).frame(width: 120) }
  }
}
