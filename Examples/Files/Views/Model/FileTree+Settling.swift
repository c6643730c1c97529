extension FileTree {
  /// What `settle` did to folders.
  struct Settlement {
    /// Folders that are new in the tree, and not read yet.
    var added: [FileEntry.ID] = []
    /// Folders that are elsewhere now.
    var moved: [FileEntry.ID] = []
    var removed: [FileEntry.ID] = []
  }

  /// Makes the differences good. An entry that vanished in one place and appeared in another was moved, and stays the
  /// same entry. Folders in a folder that moved move with it.
  mutating func settle(_ difference: TreeDifference) -> Settlement {
    var settlement = Settlement()
    var detached: Set<Int32> = []
    var byInode: [UInt64: Int32] = [:]
    // Backwards, so that a folder which loses all its entries loses the last one first, which moves no other.
    for id in difference.vanished.reversed() where contains(id) {
      guard detached.insert(id.slot).inserted else { continue }
      detach(id.slot)
      let inode = rows[Int(id.slot)].attributes.inode
      if inode != 0 { byInode[inode] = id.slot }
    }

    var movers: [Int: Int32] = [:]
    for (index, appearance) in difference.appeared.enumerated() {
      guard let slot = byInode[appearance.attributes.inode],
        rows[Int(slot)].attributes.type == appearance.attributes.type
      else { continue }
      byInode[appearance.attributes.inode] = nil
      movers[index] = slot
      detached.remove(slot)
    }
    for slot in detached { settlement.removed += removeDetached(slot) }

    for (index, appearance) in difference.appeared.enumerated() {
      if let slot = movers[index] {
        place(slot, appearance, &settlement)
      } else if isVacant(appearance) {
        let slot = insert(
          name: appearance.name[...], attributes: appearance.attributes, into: appearance.folder.slot)
        if isFolder(slot) { settlement.added.append(id(of: slot)) }
      }
    }
    return settlement
  }

  private mutating func place(_ slot: Int32, _ appearance: TreeDifference.Appearance, _ settlement: inout Settlement) {
    // Two folders that were read at different times can each claim to be in the other.
    guard isVacant(appearance), !isInside(appearance.folder.slot, slot) else {
      settlement.removed += removeDetached(slot)
      return
    }
    reattach(slot, to: appearance.folder.slot, name: appearance.name[...])
    update(slot, appearance.attributes)
    if isFolder(slot) { settlement.moved.append(id(of: slot)) }
  }

  /// Whether the folder is still there and has no entry of the name, and the tree has room.
  private func isVacant(_ appearance: TreeDifference.Appearance) -> Bool {
    let folder = appearance.folder
    guard contains(folder), isFolder(folder.slot), count < Self.maximumCount else { return false }
    return !position(of: appearance.name[...], in: self.folder(of: folder.slot).children).isFound
  }
}
