/// Which folders changed, by the numbers of their watches: never how, for only the disk tells what is there now.
struct FolderChanges: Equatable, Sendable {
  /// Entries that changed, by the bytes of their names.
  private(set) var names: [Int32: Set<[UInt8]>] = [:]
  /// Folders of which more changed than is worth to be listed.
  private(set) var wholeFolders: Set<Int32> = []
  /// Watches that ended: their folder was deleted, or its disk taken away.
  private(set) var ended: Set<Int32> = []
  /// Whether the folders themselves moved, or only what is in them changed.
  private(set) var moved: Set<Int32> = []
  /// Whether changes were lost, so that everything has to be read again.
  private(set) var isOverflow = false
  private var nameCount = 0

  /// From here on a folder is listed as a whole.
  static let mostNamesInFolder = 256
  /// From here on everything is read again: memory stays bounded, however long nobody takes the changes.
  static let mostNames = 65_536

  var isEmpty: Bool { self == FolderChanges() }

  mutating func addName(_ name: [UInt8], in watch: Int32) {
    guard !isOverflow, !wholeFolders.contains(watch), names[watch, default: []].insert(name).inserted else { return }
    nameCount += 1
    if nameCount > Self.mostNames { return addOverflow() }
    if names[watch, default: []].count > Self.mostNamesInFolder { addFolder(watch) }
  }

  mutating func addFolder(_ watch: Int32) {
    nameCount -= names.removeValue(forKey: watch)?.count ?? 0
    wholeFolders.insert(watch)
    if wholeFolders.count > Self.mostNames { addOverflow() }
  }

  mutating func addEnd(of watch: Int32) {
    ended.insert(watch)
  }

  mutating func addMove(of watch: Int32) {
    moved.insert(watch)
  }

  /// Ended watches stay known, for each of them is told of once.
  mutating func addOverflow() {
    isOverflow = true
    names = [:]
    wholeFolders = []
    nameCount = 0
  }
}
