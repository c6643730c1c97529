import Foundation
import Observation

/// A tree of files, and what of it is shown.
@MainActor @Observable
public final class FileBrowser {
  /// The tree as it was read last.
  public private(set) var snapshot: FileSnapshot
  /// What the table shows.
  public private(set) var entries: FileEntries
  /// Parts of names that are searched for in the whole tree; the folder's own entries are shown without any.
  public var query = "" {
    didSet { if query != oldValue { updateEntries() } }
  }
  /// The folder whose entries are shown.
  public var folder: FileEntry.ID? {
    didSet { if folder != oldValue { updateEntries() } }
  }
  public var order = [FileOrder(.name)] {
    didSet { if order != oldValue { updateEntries() } }
  }
  public var selection: Set<FileEntry.ID> = []

  @ObservationIgnored private let reader: TreeReader
  @ObservationIgnored private let finder = FileFinder()
  @ObservationIgnored private var search: Task<Void, Never>?

  public init(root: String) {
    let tree = FileTree(rootPath: root)
    reader = TreeReader(root: root)
    snapshot = FileSnapshot(tree: tree, isReading: true, notice: nil)
    entries = FileEntries(tree: tree, slots: [])
    folder = tree.root.id
  }

  /// The entry to preview, if one is selected.
  public var selectedEntry: FileEntry? {
    selection.count == 1 ? selection.first.flatMap { snapshot.tree[$0] } : nil
  }

  /// Reads and follows the tree until the task is cancelled.
  public func run() async {
    async let reading: Void = reader.run()
    for await snapshot in reader.snapshots { take(snapshot) }
    await reading
  }

  /// Shows the folder that holds an entry, with the entry selected.
  public func reveal(_ entry: FileEntry) {
    query = ""
    folder = (entry.parent ?? entry).id
    selection = [entry.id]
  }

  private func take(_ snapshot: FileSnapshot) {
    self.snapshot = snapshot
    if let folder, !snapshot.tree.contains(folder) { self.folder = snapshot.tree.root.id }
    let kept = selection.filter(snapshot.tree.contains)
    if kept != selection { selection = kept }
    updateEntries()
  }

  /// Looks for the entries anew, and for nothing that was asked for before.
  private func updateEntries() {
    search?.cancel()
    let tree = snapshot.tree
    let folder = folder ?? tree.root.id
    let order = order.first ?? FileOrder(.name)
    let isReading = snapshot.isReading
    search = Task { [finder, query] in
      guard let found = try? await finder.entries(in: tree, folder: folder, query: query, order: order),
        !Task.isCancelled
      else { return }
      entries = found
      if !isReading { await finder.prepare(tree, order: order) }
    }
  }
}
