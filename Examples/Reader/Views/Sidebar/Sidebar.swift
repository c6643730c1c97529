import SwiftUI

/// The mailboxes, feeds and smart folders.
struct Sidebar: View {
  @Environment(ReaderModel.self) private var model

  var body: some View {
    @Bindable var model = model
    List(selection: $model.place) {
      ForEach(model.sections) { section in
        Section(section.title) {
          ForEach(section.items) { item in
            PlaceRow(item: item)
          }
        }
      }
    }
    .listStyle(.sidebar)
    .navigationTitle("Reader")
    .dropDestination(for: URL.self) { files, _ in
      files.forEach(model.addFeed(_:))
      return !files.isEmpty
    }
    .contextMenu(forSelectionType: Place.self) { places in
      PlaceMenu(place: places.first)
    }
  }
}
