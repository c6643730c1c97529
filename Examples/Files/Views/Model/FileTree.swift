/// A tree of files as it was at one moment.
///
/// A value in a few arrays, with no object per file: the actor that reads the disk hands out copies, which are made only
/// where it writes on. A row is named by its *slot*; slots are used again, so that what lasts longer than one tree holds
/// an id, which has the slot's generation too. Slot 0 is the folder that the tree begins with.
public struct FileTree: Sendable {
  struct Row: Sendable {
    var nameStart: UInt32
    var nameLength: UInt16
    var foldedLength: UInt16
    /// Where the folded name is: it is the name itself if that is folded already.
    var foldedStart: UInt32
    var kind: FileKind
    var isUsed = true
    /// Slot of the folder that holds the entry; that of the root is its own.
    var parent: Int32
    /// Index into `folders`, or -1.
    var folder: Int32 = -1
    var generation: UInt32
    var attributes: FileAttributes
  }

  struct Folder: Sendable {
    var slot: Int32
    /// Slots, sorted by the bytes of their names.
    var children: [Int32] = []
    var subfolderCount = 0
    /// Why it could not be read: an error number, or 0.
    var problem: Int32 = 0
  }

  /// More entries than this are not read. A name takes 1,020 bytes at most: 255 of its own, and three times as many folded
  /// if none of them is UTF-8. Twice that, with the holes, is 4.1 GB, for which 32-bit numbers are enough.
  public static let maximumCount = 2_000_000

  /// The bytes of the path of slot 0.
  public let rootPath: [UInt8]
  /// Other for every tree that one reader makes.
  public internal(set) var version = 0
  /// Entries below the root.
  public internal(set) var count = 0

  var rows: [Row] = []
  var folders: [Folder] = []
  var names = NameStore()
  var freeSlots: [Int32] = []
  var freeFolders: [Int32] = []

  public init(rootPath: String) {
    self.rootPath = Array(rootPath.utf8)
    let name = rootPath.split(separator: "/").last.map(String.init) ?? "/"
    let attributes = FileAttributes(type: .folder, size: 0, modified: 0, inode: 0)
    addRow(name: Array(name.utf8)[...], attributes: attributes, parent: 0)
  }

  public var root: FileEntry { FileEntry(tree: self, slot: 0) }

  /// The entry with this id, unless it is gone.
  public subscript(id: FileEntry.ID) -> FileEntry? {
    contains(id) ? FileEntry(tree: self, slot: id.slot) : nil
  }

  public func contains(_ id: FileEntry.ID) -> Bool {
    let slot = Int(id.slot)
    return slot < rows.count && rows[slot].isUsed && rows[slot].generation == id.generation
  }

  func id(of slot: Int32) -> FileEntry.ID {
    FileEntry.ID(slot: slot, generation: rows[Int(slot)].generation)
  }

  /// Where `slot` is, from the root: an array of slots without the root's.
  func ancestry(of slot: Int32) -> [Int32] {
    var path: [Int32] = []
    var slot = slot
    while slot != 0 {
      path.append(slot)
      slot = rows[Int(slot)].parent
    }
    return path.reversed()
  }

  func isFolder(_ slot: Int32) -> Bool { rows[Int(slot)].folder >= 0 }

  /// The record of a slot that is a folder.
  func folder(of slot: Int32) -> Folder { folders[Int(rows[Int(slot)].folder)] }
}
