import SwiftUI

/// A sheet and a cover.
struct Sheets: View {
  @State private var showsSheet = false
  @State private var showsCover = false
  @State private var name = ""

  var body: some View {
    Exhibit("Sheets") {
      Flow(spacing: 16) {
        Button("Sheet…") { showsSheet = true }
          .sheet(isPresented: $showsSheet) { NameSheet(name: $name) }
        Button("Cover…") { showsCover = true }
          .fullScreenCover(isPresented: $showsCover) { Cover() }
        Spacer()
        Text(name.isEmpty ? "No name" : name).foregroundStyle(.secondary)
      }
    }
  }
}

private struct NameSheet: View {
  @Binding var name: String
  @State private var draft = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("What is it called?").font(.headline)
      TextField("Name", text: $draft).textFieldStyle(.roundedBorder)
      HStack {
        Spacer()
        Button("Cancel", role: .cancel) { dismiss() }.keyboardShortcut(.cancelAction)
        Button("Save") {
          name = draft
          dismiss()
        }
        .keyboardShortcut(.defaultAction)
        .disabled(draft.isEmpty)
      }
    }
    .padding(20)
    .frame(width: 320)
    .presentationDetents([.medium, .large])
    .onAppear { draft = name }
  }
}

private struct Cover: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("All of the window").font(.largeTitle)
      Button("Close") { dismiss() }.keyboardShortcut(.cancelAction)
    }
  }
}
