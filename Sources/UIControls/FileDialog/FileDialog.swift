import Foundation
import UICore
import UniformTypeIdentifiers

/// Chooses files of a folder.
struct FileDialog: View {
  let types: [UTType]
  let allowsMultiple: Bool
  /// What the button that ends the dialog says.
  var verb: LocalizedStringKey = "Open"
  /// Called with nothing where people cancel.
  let end: ([URL]) -> Void

  @State private var folder: URL?
  @State private var listing = FolderListing()
  @State private var selection: Set<String> = []
  @Environment(\.fileDialogFolder) private var start

  var body: some View {
    VStack(spacing: 0) {
      FolderPane(
        folder: $folder.converted(to: { $0 ?? start ?? .userFolder }, from: { $0 }), selection: $selection,
        listing: $listing, isOffered: isOffered, open: open)
      Divider()
      buttons.padding(12)
    }
    .modifier(FileDialogFrame())
  }

  private var buttons: some View {
    HStack {
      Spacer()
      Button("Cancel", role: .cancel) { end([]) }.keyboardShortcut(.cancelAction)
      Button(verb) { open(selection) }
        .keyboardShortcut(.defaultAction)
        .buttonStyle(.borderedProminent)
        .disabled(selection.isEmpty && !takesFolders)
    }
  }

  /// Whether folders may be chosen.
  private var takesFolders: Bool { types.contains { UTType.folder.conforms(to: $0) } }

  /// Whether an entry may be chosen or opened.
  private func isOffered(_ entry: FolderEntry) -> Bool { entry.isFolder || entry.isOne(of: types) }

  private func open(_ ids: Set<String>) {
    let chosen = listing.entries.filter { ids.contains($0.id) }
    if chosen.count == 1, let only = chosen.first, only.isFolder, !takesFolders {
      (folder, selection) = (only.url.standardizedFileURL, [])
      return
    }
    let files = chosen.filter { $0.isFolder ? takesFolders : $0.isOne(of: types) }.map(\.url)
    if !files.isEmpty {
      end(allowsMultiple ? files : [files[0]])
    } else if ids.isEmpty, takesFolders {
      end([folder ?? start ?? .userFolder])
    }
  }
}

extension URL {
  /// Where dialogs begin that are told nothing else.
  static var userFolder: URL { FileManager.default.homeDirectoryForCurrentUser }
}
