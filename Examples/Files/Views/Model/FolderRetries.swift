/// Folders that are not where the tree has them, because they, or one above them, moved after the tree was read.
///
/// The folders above are looked at first, which takes the move into the tree or the folder out of it; then it is tried
/// again. That is done a few times at most: some file systems show folders that can never be opened.
struct FolderRetries: Sendable {
  private var failed: [FileEntry.ID] = []
  private var waiting: [FileEntry.ID] = []
  private var rounds = 0

  var isWorthwhile: Bool { rounds < 3 }

  mutating func append(_ folder: FileEntry.ID) {
    failed.append(folder)
  }

  /// Puts into an empty queue what is to be done next.
  ///
  /// - Returns: Whether there is anything.
  mutating func next(in tree: FileTree, _ queue: inout FolderQueue) -> Bool {
    if waiting.isEmpty {
      rounds += 1
      waiting = failed
      failed = []
      for folder in waiting where tree.contains(folder) {
        queue.append(tree.id(of: 0))
        for slot in tree.ancestry(of: folder.slot).dropLast() { queue.append(tree.id(of: slot)) }
      }
    } else {
      for folder in waiting { queue.append(folder) }
      waiting = []
    }
    return !queue.isEmpty || !waiting.isEmpty
  }
}
