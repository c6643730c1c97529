/// What several folders on the disk have other than in the tree, gathered before any of it is changed: only together do
/// they tell a file that was moved from one that went and another that came.
struct TreeDifference: Sendable {
  struct Appearance: Sendable {
    let folder: FileEntry.ID
    let name: [UInt8]
    let attributes: FileAttributes
  }

  private(set) var vanished: [FileEntry.ID] = []
  private(set) var appeared: [Appearance] = []

  /// Compares all entries of a folder. Those that are still there are brought up to date.
  mutating func compare(_ folder: Int32, of tree: inout FileTree, with listing: FolderListing) {
    let children = tree.folder(of: folder).children
    var position = 0
    for item in listing.items {
      let name = listing.name(of: item)
      while position < children.count, isLess(tree.nameBytes(of: children[position]), name) {
        vanished.append(tree.id(of: children[position]))
        position += 1
      }
      if position < children.count, tree.nameBytes(of: children[position]) == name {
        compare(children[position], of: &tree, in: folder, name: name, with: item.attributes)
        position += 1
      } else {
        appeared.append(Appearance(folder: tree.id(of: folder), name: Array(name), attributes: item.attributes))
      }
    }
    // A listing that broke off tells nothing of what would have followed.
    guard listing.problem == 0 else { return }
    vanished += children[position...].map(tree.id)
  }

  /// Entries of a folder that can not be looked at any more.
  mutating func addVanished(_ entries: [FileEntry.ID]) {
    vanished += entries
  }

  /// Compares one name of a folder.
  ///
  /// - Parameter attributes: nothing if the folder has no such entry.
  mutating func compare(
    _ name: [UInt8], in folder: Int32, of tree: inout FileTree, with attributes: FileAttributes?
  ) {
    let children = tree.folder(of: folder).children
    let (position, isKnown) = tree.position(of: name[...], in: children)
    switch (isKnown, attributes) {
    case (true, let attributes?):
      compare(children[position], of: &tree, in: folder, name: name[...], with: attributes)
    case (true, nil): vanished.append(tree.id(of: children[position]))
    case (false, let attributes?):
      appeared.append(Appearance(folder: tree.id(of: folder), name: name, attributes: attributes))
    case (false, nil): break
    }
  }

  private mutating func compare(
    _ child: Int32, of tree: inout FileTree, in folder: Int32, name: ArraySlice<UInt8>, with attributes: FileAttributes
  ) {
    let old = tree.rows[Int(child)].attributes
    // Another folder of the same name has other entries; a file that was saved anew is still that file.
    if old.type == attributes.type, old.type != .folder || old.inode == attributes.inode {
      tree.update(child, attributes)
    } else {
      vanished.append(tree.id(of: child))
      appeared.append(Appearance(folder: tree.id(of: folder), name: Array(name), attributes: attributes))
    }
  }
}
