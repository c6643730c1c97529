/// Which folder has which watch. Two folders share one if they are the same folder in two places, as a mount can make
/// them, or for the moment in which one that was moved is known in both places.
struct WatchTable: Sendable {
  private var watches: [FileEntry.ID: Int32] = [:]
  private var folders: [Int32: [FileEntry.ID]] = [:]

  var count: Int { folders.count }

  /// The folders of a watch.
  subscript(watch: Int32) -> [FileEntry.ID] { folders[watch] ?? [] }

  func hasWatch(_ folder: FileEntry.ID) -> Bool { watches[folder] != nil }

  /// - Returns: The watch that `folder` had before, if no folder has that any more.
  mutating func set(_ watch: Int32, for folder: FileEntry.ID) -> Int32? {
    guard watches[folder] != watch else { return nil }
    let unused = remove(folder)
    watches[folder] = watch
    folders[watch, default: []].append(folder)
    return unused
  }

  /// - Returns: The folder's watch, if no other folder has it.
  mutating func remove(_ folder: FileEntry.ID) -> Int32? {
    guard let watch = watches.removeValue(forKey: folder) else { return nil }
    folders[watch]?.removeAll { $0 == folder }
    guard folders[watch]?.isEmpty == true else { return nil }
    folders[watch] = nil
    return watch
  }

  /// Forgets a watch that the kernel has ended.
  ///
  /// - Returns: The folders that have none any more.
  mutating func end(_ watch: Int32) -> [FileEntry.ID] {
    let ended = folders.removeValue(forKey: watch) ?? []
    for folder in ended { watches[folder] = nil }
    return ended
  }
}
