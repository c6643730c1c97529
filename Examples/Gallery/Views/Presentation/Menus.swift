import SwiftUI

/// Menus that a button opens, and one that the secondary button does.
struct Menus: View {
  @State private var showsGrid = true
  @State private var last = "Nothing yet"

  var body: some View {
    Exhibit("Menus") {
      Flow(spacing: 16) {
        Menu("Edit") {
          Button("Cut") { last = "Cut" }.keyboardShortcut("x")
          Button("Copy") { last = "Copy" }.keyboardShortcut("c")
          Button("Paste") { last = "Paste" }.keyboardShortcut("v").disabled(true)
          Divider()
          Toggle("Show Grid", isOn: $showsGrid)
          Menu("Move To") {
            Button("Archive") { last = "Archive" }
            Button("Favourites") { last = "Favourites" }
            Menu("Project") {
              Button("Apus") { last = "Apus" }
              Button("Another") { last = "Another" }
            }
          }
          Divider()
          Button("Delete", role: .destructive) { last = "Delete" }
        }
        Menu("Add", systemImage: "plus") {
          Button("Folder", systemImage: "folder") { last = "Folder" }
          Button("Document", systemImage: "doc") { last = "Document" }
        }
        Menu("Save") {
          Button("Save As…") { last = "Save As" }
        } primaryAction: {
          last = "Save"
        }
        Text("Secondary click").font(.callout)
          .padding(.horizontal, 16)
          .padding(.vertical, 8)
          .background(.tint.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
          .contextMenu {
            Button("Open") { last = "Open" }
            Button("Rename") { last = "Rename" }
          }
        Spacer()
        Text(last).foregroundStyle(.secondary)
      }
    }
  }
}
