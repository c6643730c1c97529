extension FileTree {
  /// Stops with a message where the arrays contradict each other.
  public func checkInvariants() {
    precondition(rows[0].isUsed && rows[0].folder >= 0 && rows[0].parent == 0, "the root is a folder in slot 0")
    var reached = 0
    var storedLength = storedLength(of: rows[0])
    var pending: [Int32] = [0]
    while let parent = pending.popLast() {
      let folder = folder(of: parent)
      precondition(folder.slot == parent, "a folder's record names its row")
      precondition(
        folder.subfolderCount == folder.children.count(where: isFolder), "a folder knows how many folders are in it")
      for (before, after) in zip(folder.children, folder.children.dropFirst()) {
        precondition(isLess(nameBytes(of: before), nameBytes(of: after)), "children are sorted, and no name is twice")
      }
      for child in folder.children {
        let row = rows[Int(child)]
        precondition(row.isUsed && row.parent == parent, "a child is used and names its folder")
        precondition((row.folder >= 0) == (row.attributes.type == .folder), "folders, and only they, have a record")
        reached += 1
        storedLength += self.storedLength(of: row)
        if isFolder(child) { pending.append(child) }
      }
    }
    precondition(reached == count, "every entry is below the root, once")
    precondition(rows.count == count + 1 + freeSlots.count, "a slot is used or free")
    precondition(names.bytes.count == storedLength + names.unusedCount, "a byte of the names is used or counted")
  }
}
