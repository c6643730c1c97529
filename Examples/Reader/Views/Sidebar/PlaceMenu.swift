import SwiftUI

/// What can be done with a place.
struct PlaceMenu: View {
  let place: Place?
  @Environment(ReaderModel.self) private var model

  var body: some View {
    if let folder = place?.folder.flatMap(model.folder) {
      switch folder.kind {
      case .trash:
        Button("Empty Trash…", systemImage: "trash") { model.confirmation = .trash(folder) }
          .disabled(!model.isWritable)
      case .feed:
        Button("Remove Feed…", systemImage: "trash") { model.confirmation = .feed(folder) }
          .disabled(!model.isWritable)
      default: EmptyView()
      }
    }
    Button("Add Feed…", systemImage: "plus") { model.sheet = .addFeed }
      .disabled(!model.isWritable)
  }
}
