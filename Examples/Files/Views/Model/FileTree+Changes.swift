/// What the reader of the disk does to its tree. Each change keeps `checkInvariants()`.
extension FileTree {
  /// Adds an entry to a folder that has none of its name.
  @discardableResult
  mutating func insert(name: ArraySlice<UInt8>, attributes: FileAttributes, into parent: Int32) -> Int32 {
    let slot = addRow(name: name, attributes: attributes, parent: parent)
    attach(slot, to: parent)
    count += 1
    version += 1
    return slot
  }

  /// Adds entries to a folder that has none.
  ///
  /// - Returns: The slots of the folders among them.
  mutating func fill(_ parent: Int32, with listing: FolderListing) -> [Int32] {
    var subfolders: [Int32] = []
    var children: [Int32] = []
    children.reserveCapacity(listing.items.count)
    for item in listing.items {
      let slot = addRow(name: listing.name(of: item), attributes: item.attributes, parent: parent)
      children.append(slot)
      if isFolder(slot) { subfolders.append(slot) }
    }
    let index = Int(rows[Int(parent)].folder)
    folders[index].children = children
    folders[index].subfolderCount = subfolders.count
    count += children.count
    version += 1
    return subfolders
  }

  /// Takes an entry out of its folder, so that it is nowhere until it is reattached or removed.
  mutating func detach(_ slot: Int32) {
    let index = Int(rows[Int(rows[Int(slot)].parent)].folder)
    let position = position(of: nameBytes(of: slot), in: folders[index].children).index
    folders[index].children.remove(at: position)
    if isFolder(slot) { folders[index].subfolderCount -= 1 }
    rows[Int(slot)].parent = 0
    version += 1
  }

  /// Gives a detached entry another name and folder; it stays the same entry.
  mutating func reattach(_ slot: Int32, to parent: Int32, name: ArraySlice<UInt8>) {
    releaseName(of: slot)
    setName(name, of: slot)
    rows[Int(slot)].parent = parent
    attach(slot, to: parent)
    version += 1
  }

  /// Ends a detached entry, with all below it.
  ///
  /// - Returns: The ids of the folders that went.
  mutating func removeDetached(_ slot: Int32) -> [FileEntry.ID] {
    var gone: [FileEntry.ID] = []
    var pending = [slot]
    while let slot = pending.popLast() {
      if isFolder(slot) {
        gone.append(id(of: slot))
        pending += folder(of: slot).children
      }
      removeRow(slot)
      count -= 1
    }
    version += 1
    return gone
  }

  /// - Parameter attributes: of the same type as before.
  mutating func update(_ slot: Int32, _ attributes: FileAttributes) {
    guard rows[Int(slot)].attributes != attributes else { return }
    rows[Int(slot)].attributes = attributes
    version += 1
  }

  /// - Parameter problem: why the folder's entries are not known, or 0.
  mutating func setProblem(_ problem: Int32, of slot: Int32) {
    let index = Int(rows[Int(slot)].folder)
    guard folders[index].problem != problem else { return }
    folders[index].problem = problem
    version += 1
  }

  /// Whether `slot` is `ancestor` or below it.
  func isInside(_ slot: Int32, _ ancestor: Int32) -> Bool {
    slot == ancestor || ancestry(of: slot).contains(ancestor) || ancestor == 0
  }

  @discardableResult
  mutating func addRow(name: ArraySlice<UInt8>, attributes: FileAttributes, parent: Int32) -> Int32 {
    var row = Row(
      nameStart: 0, nameLength: 0, foldedLength: 0, foldedStart: 0, kind: .file, parent: parent, generation: 0,
      attributes: attributes)
    let slot: Int32
    if let free = freeSlots.popLast() {
      slot = free
      row.generation = rows[Int(free)].generation
      rows[Int(free)] = row
    } else {
      slot = Int32(rows.count)
      rows.append(row)
    }
    if attributes.type == .folder {
      let folder = Folder(slot: slot)
      if let free = freeFolders.popLast() {
        rows[Int(slot)].folder = free
        folders[Int(free)] = folder
      } else {
        rows[Int(slot)].folder = Int32(folders.count)
        folders.append(folder)
      }
    }
    setName(name, of: slot)
    return slot
  }

  private mutating func removeRow(_ slot: Int32) {
    releaseName(of: slot)
    let folder = rows[Int(slot)].folder
    if folder >= 0 {
      folders[Int(folder)] = Folder(slot: -1)
      freeFolders.append(folder)
    }
    rows[Int(slot)].isUsed = false
    rows[Int(slot)].folder = -1
    rows[Int(slot)].generation &+= 1
    freeSlots.append(slot)
  }

  private mutating func attach(_ slot: Int32, to parent: Int32) {
    let index = Int(rows[Int(parent)].folder)
    let position = position(of: nameBytes(of: slot), in: folders[index].children).index
    folders[index].children.insert(slot, at: position)
    if isFolder(slot) { folders[index].subfolderCount += 1 }
  }
}
