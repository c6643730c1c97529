import Foundation

/// One entry of a tree: a file, folder or link.
public struct FileEntry: Identifiable, Sendable {
  /// Names an entry for as long as it is there, whatever its name and folder.
  public struct ID: Hashable, Sendable {
    let slot: Int32
    let generation: UInt32
  }

  let tree: FileTree
  let slot: Int32

  private var row: FileTree.Row { tree.rows[Int(slot)] }

  public var id: ID { ID(slot: slot, generation: row.generation) }
  /// Bytes that are no UTF-8 are shown as replacement characters.
  public var name: String { String(decoding: nameBytes, as: UTF8.self) }
  public var nameBytes: ArraySlice<UInt8> { tree.nameBytes(of: slot) }
  public var kind: FileKind { row.kind }
  public var attributes: FileAttributes { row.attributes }
  public var isFolder: Bool { row.folder >= 0 }
  /// Bytes; nothing for a folder.
  public var size: Int64? { isFolder ? nil : row.attributes.size }
  public var modified: Date { Date(timeIntervalSince1970: Double(row.attributes.modified) / 1e9) }

  /// What opens the file: the bytes of its path.
  public var pathBytes: [UInt8] { tree.pathBytes(of: slot) }
  /// For people to read.
  public var path: String { String(decoding: pathBytes, as: UTF8.self) }

  /// The folder that holds it; nothing for the root.
  public var parent: FileEntry? { slot == 0 ? nil : FileEntry(tree: tree, slot: row.parent) }

  /// What is in the folder, by the bytes of the names; nothing for a file.
  public var children: FileEntries? {
    isFolder ? FileEntries(tree: tree, slots: tree.folder(of: slot).children) : nil
  }

  /// The folders in the folder, by name; nothing where there are none, which is how an outline knows a leaf.
  public var subfolders: FileEntries? {
    guard isFolder, tree.folder(of: slot).subfolderCount > 0 else { return nil }
    let slots = tree.folder(of: slot).children.filter(tree.isFolder)
    return FileEntries(tree: tree, slots: tree.sorted(slots, by: FileOrder(.name)))
  }

  /// Why a folder's entries are not known.
  public var problem: FileProblem? {
    guard isFolder, tree.folder(of: slot).problem != 0 else { return nil }
    return FileProblem(code: tree.folder(of: slot).problem, path: path)
  }
}

extension FileEntry: Equatable {
  /// Whether both look alike; they may be of different trees.
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.attributes == right.attributes && left.nameBytes == right.nameBytes
      && left.problem == right.problem
  }
}
