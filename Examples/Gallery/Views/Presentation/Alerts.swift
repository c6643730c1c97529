import SwiftUI

/// Alerts and a dialog.
struct Alerts: View {
  @State private var showsNotice = false
  @State private var showsQuestion = false
  @State private var showsName = false
  @State private var showsChoice = false
  @State private var name = ""
  @State private var last = "Nothing yet"

  var body: some View {
    Exhibit("Alerts and Dialogs") {
      Flow(spacing: 16) {
        Button("Notice…") { showsNotice = true }
          .alert("The backup has ended.", isPresented: $showsNotice) {}
        Button("Question…") { showsQuestion = true }
          .alert("Delete “Holidays”?", isPresented: $showsQuestion) {
            Button("Delete", role: .destructive) { last = "Deleted" }
            Button("Cancel", role: .cancel) { last = "Kept" }
          } message: {
            Text("The album and its 48 pictures will be gone at once. You can’t undo this.")
          }
        Button("Field…") { showsName = true }
          .alert("Name of the album", isPresented: $showsName) {
            TextField("Name", text: $name)
            Button("Create") { last = name }
            Button("Cancel", role: .cancel) {}
          }
        Button("Dialog…") { showsChoice = true }
          .confirmationDialog("Save the changes?", isPresented: $showsChoice) {
            Button("Save") { last = "Saved" }
            Button("Don’t Save", role: .destructive) { last = "Not saved" }
          } message: {
            Text("Changes are lost unless you save them.")
          }
        Spacer()
        Text(last).foregroundStyle(.secondary)
      }
    }
  }
}
