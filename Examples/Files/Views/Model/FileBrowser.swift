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

  /// Rows that are shown at once: a list takes time for every row that it has, also where nobody sees it.
  private static let firstRows = 1_000

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

  private func take(_ snapshot: FileSnapshot) {
    self.snapshot = snapshot
    if let folder, !snapshot.tree.contains(folder) { self.folder = snapshot.tree.root.id }
    let kept = selection.filter(snapshot.tree.contains)
    if kept != selection { selection = kept }
    // A list that is shown keeps all its rows, and so its place.
    updateEntries(atOnce: .max)
  }

  /// Looks for the entries anew, and for nothing that was asked for before.
  ///
  /// - Parameter atOnce: entries that every key shows; the others follow when nobody has typed for a moment.
  private func updateEntries(atOnce: Int = firstRows) {
    search?.cancel()
    let tree = snapshot.tree
    let folder = folder ?? tree.root.id
    let order = order.first ?? FileOrder(.name)
    let isReading = snapshot.isReading
    search = Task { [finder, query] in
      do {
        let first = try await finder.entries(in: tree, folder: folder, query: query, order: order, limit: atOnce)
        try Task.checkCancellation()
        entries = first
        if first.count == atOnce {
          try await Task.sleep(for: .milliseconds(200))
          let all = try await finder.entries(in: tree, folder: folder, query: query, order: order)
          try Task.checkCancellation()
          entries = all
        }
        if !isReading { await finder.prepare(tree, order: order) }
      } catch {
        // Something else is looked for by now.
      }
    }
  }
}
