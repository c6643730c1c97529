import Foundation
import UICore

/// The entries of a folder, with the folders above it and a field that says where it is.
struct FolderPane: View {
  @Binding var folder: URL
  @Binding var selection: Set<String>
  /// What is in the folder, once it is read.
  @Binding var listing: FolderListing
  /// Whether an entry is one of those that are looked for.
  let isOffered: (FolderEntry) -> Bool
  /// Whether new folders can be made.
  let makesFolders: Bool
  /// Called by a double click and by Return.
  let open: (Set<String>) -> Void
  /// What people chose; nil for what the program says.
  @State private var chosenHidden: Bool?
  @Environment(\.fileDialogBrowserOptions) private var options

  private var showsHidden: Bool { chosenHidden ?? options.contains(.includeHiddenFiles) }

  var body: some View {
    VStack(spacing: 0) {
      bar.padding(10)
      Divider()
      entries
    }
    .task(id: FolderRequest(folder: folder, showsHidden: showsHidden)) { await read() }
  }

  private var bar: some View {
    HStack(spacing: 8) {
      Button("Parent Folder", systemImage: "chevron.up") {
        (folder, selection) = (folder.deletingLastPathComponent().standardizedFileURL, [])
      }
      .labelStyle(.iconOnly)
      .disabled(folder.path == "/")
      Text(verbatim: folder.path).lineLimit(1).truncationMode(.head)
      Spacer(minLength: 0)
      if makesFolders {
        NewFolderButton(names: listing.entries.map(\.id), folder: folder) { (folder, selection) = ($0, []) }
          .disabled(listing.problem != nil)
      }
      Toggle("Hidden Files", isOn: $chosenHidden.converted(to: { [showsHidden] _ in showsHidden }, from: { $0 }))
        .toggleStyle(.checkbox)
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
          FileDialogRow(entry: entry).opacity(isOffered(entry) ? 1 : 0.5)
        }
      }
      .listStyle(.plain)
      .contextMenu(forSelectionType: String.self) { _ in
      } primaryAction: { ids in
        open(ids)
      }
    }
  }

  private func read() async {
    let (url, showsHidden) = (folder, showsHidden)
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

/// The surface of a dialog that chooses in folders.
package struct FileDialogFrame: ViewModifier {
  @Environment(\.platformProfile) private var profile

  package func body(content: Content) -> some View {
    content.frame(minWidth: profile.isPhone ? nil : 520, idealWidth: 560, minHeight: 260, idealHeight: 380)
  }
}
