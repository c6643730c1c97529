/// Folders to read, each once, first come first served: so a tree is read breadth first, and its top is there at once.
struct FolderQueue: Sendable {
  private var folders: [FileEntry.ID] = []
  private var first = 0
  private var waiting: Set<FileEntry.ID> = []

  var isEmpty: Bool { first == folders.count }

  mutating func append(_ folder: FileEntry.ID) {
    guard waiting.insert(folder).inserted else { return }
    folders.append(folder)
  }

  mutating func popFirst() -> FileEntry.ID? {
    guard first < folders.count else { return nil }
    let folder = folders[first]
    first += 1
    waiting.remove(folder)
    if first == folders.count {
      folders.removeAll(keepingCapacity: true)
      first = 0
    }
    return folder
  }
}
