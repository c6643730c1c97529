/// Entries of one tree in some order. Each is made when it is asked for, so that 100,000 of them are one array.
public struct FileEntries: RandomAccessCollection, Sendable {
  let tree: FileTree
  let slots: [Int32]

  public var startIndex: Int { 0 }
  public var endIndex: Int { slots.count }
  public subscript(position: Int) -> FileEntry { FileEntry(tree: tree, slot: slots[position]) }
}
