import SwiftUI

/// Stacks, columns, a search and an inspector, each in a frame of its own.
struct NavigationPage: View {
  var body: some View {
    Page(title: "Navigation") {
      Exhibit("A Stack") { StackExhibit().framed() }
      Exhibit("Three Columns") { ColumnsExhibit().framed() }
      Exhibit("A Search") { SearchExhibit().framed() }
      Exhibit("An Inspector") { InspectorExhibit().framed() }
    }
  }
}

extension View {
  /// A small window of a page.
  fileprivate func framed() -> some View {
    frame(height: 240)
      .frame(maxWidth: .infinity)
      .background(.background)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.separator) }
  }
}

private struct StackExhibit: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(SwiftSpecies.all) { species in
        NavigationLink(species.name, value: species.name)
      }
      .navigationTitle("Swifts")
      .navigationDestination(for: String.self) { name in
        Text(name).navigationTitle(name)
      }
      .toolbar {
        Button("Add", systemImage: "plus") {}
      }
    }
  }
}

private struct ColumnsExhibit: View {
  @State private var folder: String? = "Inbox"
  @State private var species: SwiftSpecies.ID?

  var body: some View {
    NavigationSplitView {
      List(selection: $folder) {
        Label("Inbox", systemImage: "tray").badge(4).tag("Inbox")
        Label("Sent", systemImage: "paperplane").tag("Sent")
      }
      .navigationTitle("Mail")
      .navigationSplitViewColumnWidth(150)
    } content: {
      List(SwiftSpecies.all, selection: $species) { Text($0.name) }
        .navigationTitle(folder ?? "Mail")
        .navigationSplitViewColumnWidth(180)
    } detail: {
      if let species = SwiftSpecies.all.first(where: { $0.id == species }) {
        Text(species.latin).italic()
      } else {
        ContentUnavailableView("No Letter", systemImage: "envelope", description: Text("Choose one on the left."))
      }
    }
  }
}

private struct SearchExhibit: View {
  @State private var text = "al"
  @State private var scope = 1

  var body: some View {
    NavigationStack {
      List(found) { Text($0.name) }
        .overlay { if found.isEmpty { ContentUnavailableView.search(text: text) } }
        .navigationTitle("Swifts")
        .searchable(text: $text)
        .searchScopes($scope) {
          Text("Names").tag(1)
          Text("Scientific Names").tag(2)
        }
    }
  }

  private var found: [SwiftSpecies] {
    SwiftSpecies.all.filter {
      text.isEmpty || (scope == 1 ? $0.name : $0.latin).localizedCaseInsensitiveContains(text)
    }
  }
}

private struct InspectorExhibit: View {
  @State private var isShown = false
  @State private var size = 24.0
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    NavigationStack {
      Text("Ada").font(.system(size: size))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle("Letters")
        .inspector(isPresented: $isShown) {
          Form {
            Slider(value: $size, in: 8...48, step: 4) { Text("Size") }
            Stepper("Points: \(Int(size))", value: $size, in: 8...48, step: 4)
          }
          .formStyle(.grouped)
          .inspectorColumnWidth(260)
        }
        // Where it is a sheet, it would cover the page at once.
        .onAppear { isShown = sizeClass != .compact }
        .toolbar {
          Button("Inspector", systemImage: "sidebar.right") { isShown.toggle() }
            .labelStyle(.iconOnly)
        }
    }
  }
}
