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
  @Environment(\.fileDialogConfirmation) private var confirmation
  @Environment(\.fileDialogURLEnabled) private var enabled

  var body: some View {
    VStack(spacing: 0) {
      FileDialogMessage()
      FolderPane(
        folder: $folder.converted(to: { $0 ?? start ?? .userFolder }, from: { $0 }), selection: $selection,
        listing: $listing, isOffered: isOffered, makesFolders: takesFolders, open: open)
      Divider()
      buttons.padding(12)
    }
    .modifier(FileDialogFrame())
  }

  private var buttons: some View {
    HStack {
      Spacer()
      Button("Cancel", role: .cancel) { end([]) }.keyboardShortcut(.cancelAction)
      Button {
        open(selection)
      } label: {
        confirmation ?? Text(verb)
      }
      .keyboardShortcut(.defaultAction)
      .buttonStyle(.borderedProminent)
      .disabled(selection.isEmpty && !takesFolders)
    }
  }

  /// Whether folders may be chosen.
  private var takesFolders: Bool { types.contains { UTType.folder.conforms(to: $0) } }

  /// Whether an entry may be chosen or opened.
  private func isOffered(_ entry: FolderEntry) -> Bool { entry.isFolder || canChoose(entry) }

  private func canChoose(_ entry: FolderEntry) -> Bool {
    guard entry.isFolder ? takesFolders : entry.isOne(of: types) else { return false }
    return isEnabled(entry.url)
  }

  private func isEnabled(_ url: URL) -> Bool { enabled.map { (try? $0.evaluate(url)) ?? false } ?? true }

  private func open(_ ids: Set<String>) {
    let chosen = listing.entries.filter { ids.contains($0.id) }
    if chosen.count == 1, let only = chosen.first, only.isFolder, !takesFolders {
      (folder, selection) = (only.url.standardizedFileURL, [])
      return
    }
    let files = chosen.filter(canChoose).map(\.url)
    if !files.isEmpty {
      end(allowsMultiple ? files : [files[0]])
    } else if ids.isEmpty, takesFolders, isEnabled(folder ?? start ?? .userFolder) {
      end([folder ?? start ?? .userFolder])
    }
  }
}

extension URL {
  /// Where dialogs begin that are told nothing else.
  static var userFolder: URL { FileManager.default.homeDirectoryForCurrentUser }
}
