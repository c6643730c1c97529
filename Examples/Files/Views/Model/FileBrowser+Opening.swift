extension FileBrowser {
  /// The root, as the only row of an outline that has no rows beside it.
  public var rootFolders: FileEntries { FileEntries(tree: snapshot.tree, slots: [0]) }

  /// The name of the folder that is shown.
  public var title: String { (folder.flatMap { snapshot.tree[$0] } ?? snapshot.tree.root).name }

  /// Shows the entries of a folder, or selects a file.
  public func open(_ entry: FileEntry) {
    if entry.isFolder {
      query = ""
      selection = []
      folder = entry.id
    } else {
      selection = [entry.id]
    }
  }

  /// Opens what is selected, where that is one entry.
  public func openSelection() {
    if let entry = selectedEntry { open(entry) }
  }
}
