import Foundation
import Geometry
import UICore
import UniformTypeIdentifiers

/// Chooses files: the entries of a folder, with the folders above it and a field that says where it is.
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
  @State private var showsHidden = false
  @Environment(\.fileDialogFolder) private var start
  @Environment(\.platformProfile) private var profile

  var body: some View {
    VStack(spacing: 0) {
      bar.padding(10)
      Divider()
      entries
      Divider()
      buttons.padding(12)
    }
    .frame(minWidth: profile.isPhone ? nil : 520, idealWidth: 560, minHeight: 260, idealHeight: 380)
    .task(id: FolderRequest(folder: current, showsHidden: showsHidden)) { await read() }
  }

  private var current: URL { folder ?? start ?? FileManager.default.homeDirectoryForCurrentUser }

  private var bar: some View {
    HStack(spacing: 8) {
      Button("Parent Folder", systemImage: "chevron.up") {
        open(current.deletingLastPathComponent())
      }
      .labelStyle(.iconOnly)
      .disabled(current.path == "/")
      Text(verbatim: current.path).lineLimit(1).truncationMode(.head)
      Spacer(minLength: 0)
      Toggle("Hidden Files", isOn: $showsHidden).toggleStyle(.checkbox)
    }
  }

  @ViewBuilder private var entries: some View {
    if let problem = listing.problem {
      ContentUnavailableView(
        "The Folder Cannot Be Read", systemImage: "exclamationmark.triangle",
        description: Text(verbatim: problem))
    } else if listing.isRead, listing.entries.isEmpty {
      ContentUnavailableView("No Files", systemImage: "folder")
    } else {
      List(selection: $selection) {
        ForEach(listing.entries) { entry in
          FileDialogRow(entry: entry).foregroundStyle(isOffered(entry) ? Color.primary : .secondary)
        }
      }
      .listStyle(.plain)
      .contextMenu(forSelectionType: String.self) { _ in
      } primaryAction: { ids in
        open(ids)
      }
    }
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
      return open(only.url)
    }
    let files = chosen.filter { $0.isFolder ? takesFolders : $0.isOne(of: types) }.map(\.url)
    if !files.isEmpty {
      end(allowsMultiple ? files : [files[0]])
    } else if ids.isEmpty, takesFolders {
      end([current])
    }
  }

  private func open(_ url: URL) {
    (folder, selection) = (url.standardizedFileURL, [])
  }

  private func read() async {
    let (url, showsHidden) = (current, showsHidden)
    let found = await Task.detached { FolderListing(of: url, showsHidden: showsHidden) }.value
    guard !Task.isCancelled else { return }
    listing = found
    selection.formIntersection(found.entries.map(\.id))
  }
}

private struct FolderRequest: Equatable {
  let folder: URL
  let showsHidden: Bool
}

private struct FileDialogRow: View {
  let entry: FolderEntry

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: entry.isFolder ? "folder" : "doc").foregroundStyle(.secondary)
        .accessibilityHidden(true)
      Text(verbatim: entry.id).lineLimit(1).truncationMode(.middle)
      Spacer(minLength: 8)
      if let size = entry.size {
        Text(verbatim: size.formatted(.byteCount(style: .file))).foregroundStyle(Color.quietText)
      }
    }
  }
}
