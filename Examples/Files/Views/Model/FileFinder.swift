import Foundation

/// Finds and sorts what a table shows, off the main actor.
///
/// The whole tree is kept in the order that was asked for last, so that a search only goes through it and never sorts: what
/// it finds is in order.
public actor FileFinder {
  private var sorted: [Int32] = []
  private var sortedVersion = -1
  private var order: FileOrder?

  public init() {}

  /// The entries of a folder, or, where there is a query, all below the root with it in their names.
  ///
  /// - Parameter limit: the first so many are enough.
  /// - Throws: `CancellationError` soon after the task is cancelled.
  public func entries(
    in tree: FileTree, folder: FileEntry.ID, query: String, order: FileOrder, limit: Int = .max
  ) throws -> FileEntries {
    try Task.checkCancellation()
    if query.isEmpty {
      let slots = tree.contains(folder) && tree.isFolder(folder.slot) ? tree.folder(of: folder.slot).children : []
      return FileEntries(tree: tree, slots: Array(tree.sorted(slots, by: order).prefix(limit)))
    }
    prepare(tree, order: order)
    return FileEntries(tree: tree, slots: try tree.matches(query, among: sorted, limit: limit))
  }

  /// Sorts the whole tree, unless that is done: then the first letter of a search waits for nothing.
  public func prepare(_ tree: FileTree, order: FileOrder) {
    guard sortedVersion != tree.version || self.order != order else { return }
    sorted = tree.sorted(candidates(in: tree), by: order)
    sortedVersion = tree.version
    self.order = order
  }

  /// All entries, in the last order as far as that knows them: sorting what is nearly sorted takes one comparison each.
  private func candidates(in tree: FileTree) -> [Int32] {
    var isMissing = tree.rows.map(\.isUsed)
    isMissing[0] = false
    var slots: [Int32] = []
    slots.reserveCapacity(tree.count)
    for slot in sorted where Int(slot) < isMissing.count && isMissing[Int(slot)] {
      isMissing[Int(slot)] = false
      slots.append(slot)
    }
    for slot in isMissing.indices where isMissing[slot] { slots.append(Int32(slot)) }
    return slots
  }
}
