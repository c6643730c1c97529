import SwiftUI

/// Sheets of several heights and on several grounds; on a phone they are dragged from one height to the next.
struct SheetKinds: View {
  var body: some View {
    Exhibit("Heights and Grounds of Sheets") {
      Flow(spacing: 16) {
        SheetButton("Half") { $0.presentationDetents([.medium, .large]).presentationDragIndicator(.visible) }
        SheetButton("Low") { $0.presentationDetents([.height(220)]) }
        SheetButton("Material") { $0.presentationDetents([.medium]).presentationBackground(.thinMaterial) }
        SheetButton("Colour") { $0.presentationDetents([.medium]).presentationBackground(.tint.opacity(0.25)) }
      }
    }
  }
}

private struct SheetButton<Sheet: View>: View {
  let title: String
  let sheet: (SheetText) -> Sheet
  @State private var isShown = false

  init(_ title: String, sheet: @escaping (SheetText) -> Sheet) {
    (self.title, self.sheet) = (title, sheet)
  }

  var body: some View {
    Button("\(title)…") { isShown = true }
      .sheet(isPresented: $isShown) { sheet(SheetText(title: title)) }
  }
}

private struct SheetText: View {
  let title: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Text(title).font(.headline)
      Text("A sheet is over all that its window shows.")
        .foregroundStyle(.secondary)
      Button("Close") { dismiss() }.keyboardShortcut(.cancelAction)
    }
    .padding(24)
  }
}
