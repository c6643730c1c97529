import Foundation

/// Reads a folder with all below it, and keeps the tree as the disk is.
///
/// A change on the disk only tells where to look: the folder or the name is looked at anew and compared with the tree. So
/// no order of changes, and none that was missed between two looks, leaves the tree wrong. (What is written to a file with
/// two names is told of by one, and the other's size waits until its folder is looked at.)
public actor TreeReader {
  /// The trees as they are read, the newest only.
  public nonisolated let snapshots: AsyncStream<FileSnapshot>

  public private(set) var tree: FileTree
  private let watcher: FolderWatcher?
  private var watches = WatchTable()
  private var queue = FolderQueue()
  private var retries = FolderRetries()
  /// Folders without a watch, which are read now and then.
  private var unwatched: Set<FileEntry.ID> = []
  /// Folders that were somewhere else whenever they were looked at.
  private var unsettled: Set<FileEntry.ID> = []
  private var poll: Task<Void, Never>?
  private var lastDuration = Duration.zero
  private let wakes: AsyncStream<Void>
  private let continuation: AsyncStream<FileSnapshot>.Continuation

  /// - Parameter watchLimit: folders that are watched at most.
  public init(root: String, watchLimit: Int = .max) {
    tree = FileTree(rootPath: root)
    (snapshots, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.wakes = wakes
    watcher = try? FolderWatcher(limit: watchLimit) { wake.yield() }
  }

  /// Reads the tree and follows its changes until the task is cancelled.
  public func run() async {
    FileDateFormat.load()
    await readAll()
    for await _ in wakes {
      await takeChanges()
      // What changes all the time is shown twenty times a second.
      try? await Task.sleep(for: .milliseconds(50))
    }
    poll?.cancel()
    poll = nil
  }

  /// Reads every folder.
  public func readAll() async {
    var pending = [tree.id(of: 0)]
    while let folder = pending.popLast() {
      queue.append(folder)
      let subfolders = tree.folder(of: folder.slot).children.filter(tree.isFolder)
      pending += subfolders.map(tree.id)
    }
    await readQueue()
  }

  /// Brings the tree up to what has changed until now.
  public func takeChanges() async {
    let changes = watcher?.takeChanges() ?? FolderChanges()
    guard !changes.isEmpty || !unsettled.isEmpty else { return }
    let version = tree.version
    queueUnsettled()
    for watch in changes.ended {
      for folder in watches.end(watch) { queue.append(folder) }
    }
    if changes.isOverflow { return await readAll() }
    for watch in changes.wholeFolders {
      for folder in watches[watch] { queue.append(folder) }
    }
    // Any other folder that moved is told of by the one it was in.
    for watch in changes.moved where watches[watch].contains(tree.id(of: 0)) { queue.append(tree.id(of: 0)) }
    var difference = TreeDifference()
    for (watch, names) in changes.names {
      for folder in watches[watch] { lookAt(names, in: folder, &difference) }
    }
    settle(difference)
    await readQueue(after: version)
  }

  /// Reads what no watch tells of.
  public func readUnwatched() async {
    poll = nil
    queueUnsettled()
    for folder in unwatched { queue.append(folder) }
    if tree.root.problem != nil { queue.append(tree.id(of: 0)) }
    await readQueue()
  }

  private func queueUnsettled() {
    for folder in unsettled { queue.append(folder) }
    unsettled = []
  }

  /// - Parameter last: the version of the tree that was published last; nil for the present one.
  private func readQueue(after last: Int? = nil) async {
    let start = ContinuousClock.now
    var published = start
    let version = last ?? tree.version
    // The first slice is the root alone: a window has something to show before the rest is read.
    var slice = start
    while !queue.isEmpty || retries.next(in: tree, &queue) {
      var difference = TreeDifference()
      repeat {
        guard let folder = queue.popFirst() else { break }
        read(folder, &difference)
      } while ContinuousClock.now < slice
      settle(difference)
      if ContinuousClock.now - published > .milliseconds(100) || slice == start {
        publish()
        published = .now
      }
      await Task.yield()
      slice = .now + .milliseconds(10)
    }
    retries = FolderRetries()
    lastDuration = .now - start
    if tree.version != version || slice != start { publish() }
    startPolling()
  }

  private func publish() {
    continuation.yield(FileSnapshot(tree: tree, isReading: !queue.isEmpty, notice: notice))
  }

  private var notice: String? {
    if let problem = tree.root.problem { return problem.localizedDescription }
    guard !unwatched.isEmpty else { return nil }
    return "The system watches no more folders for this user: \(unwatched.count) are read again every few seconds. "
      + "The limit is fs.inotify.max_user_watches."
  }

  // MARK: One folder

  private func read(_ id: FileEntry.ID, _ difference: inout TreeDifference) {
    guard let folder = open(id, &difference) else { return }
    // The watch comes first: what changes while the folder is listed is told of.
    watch(folder, id)
    lookAtItself(folder, id.slot)
    let known = tree.folder(of: id.slot).children.count
    let listing = FolderListing(folder, limit: FileTree.maximumCount - tree.count + known)
    if known == 0 {
      for subfolder in tree.fill(id.slot, with: listing) { queue.append(tree.id(of: subfolder)) }
    } else {
      difference.compare(id.slot, of: &tree, with: listing)
    }
    tree.setProblem(listing.problem, of: id.slot)
  }

  private func lookAt(_ names: Set<[UInt8]>, in id: FileEntry.ID, _ difference: inout TreeDifference) {
    guard let folder = open(id, &difference) else { return }
    lookAtItself(folder, id.slot)
    for name in names {
      let text = name.map { CChar(bitPattern: $0) } + [0]
      let attributes = FileAttributes(name: text, in: folder.descriptor)
      difference.compare(name, in: id.slot, of: &tree, with: attributes)
      retry(name, in: id.slot)
    }
  }

  /// What changes in a folder changes its date, of which the folder above is not told.
  private func lookAtItself(_ folder: borrowing OpenFile, _ slot: Int32) {
    guard var attributes = FileAttributes(of: folder) else { return }
    attributes.inode = tree.rows[Int(slot)].attributes.inode
    tree.update(slot, attributes)
  }

  /// A folder that could not be read may be readable now.
  private func retry(_ name: [UInt8], in folder: Int32) {
    let children = tree.folder(of: folder).children
    let (position, isFound) = tree.position(of: name[...], in: children)
    guard isFound, tree.isFolder(children[position]) else { return }
    if tree.folder(of: children[position]).problem != 0 { queue.append(tree.id(of: children[position])) }
  }

  /// Opens a folder to look at it; nothing where that fails, or opens another folder that has its path by now.
  private func open(_ id: FileEntry.ID, _ difference: inout TreeDifference) -> OpenFile? {
    guard tree.contains(id) else { return nil }
    let code: Int32
    do {
      let folder = try OpenFile(folder: tree.pathBytes(of: id.slot), followsLink: id.slot == 0)
      if id.slot == 0 || FileAttributes(of: folder)?.inode == tree.rows[Int(id.slot)].attributes.inode { return folder }
      code = ENOENT
    } catch {
      code = error.code
    }
    if id.slot != 0, retries.isWorthwhile {
      retries.append(id)
      return nil
    }
    tree.setProblem(code, of: id.slot)
    if id.slot != 0, [ENOENT, ENOTDIR, ELOOP].contains(code) {
      // It moves faster than it can be followed. What is known of it stays until it rests.
      unsettled.insert(id)
    } else {
      difference.addVanished(tree.folder(of: id.slot).children.map(tree.id))
      unwatch(id)
    }
    return nil
  }

  private func settle(_ difference: TreeDifference) {
    let settlement = tree.settle(difference)
    for folder in settlement.added + settlement.moved { queue.append(folder) }
    for folder in settlement.removed { unwatch(folder) }
  }

  private func watch(_ folder: borrowing OpenFile, _ id: FileEntry.ID) {
    do {
      guard let watcher else { throw FileProblem(code: ENOSYS, path: "inotify") }
      let watch = try watcher.add(folder, count: watches.count)
      unwatched.remove(id)
      if let unused = watches.set(watch, for: id) { watcher.remove(unused) }
    } catch {
      if !watches.hasWatch(id) { unwatched.insert(id) }
    }
  }

  private func unwatch(_ id: FileEntry.ID) {
    unwatched.remove(id)
    if let unused = watches.remove(id) { watcher?.remove(unused) }
  }

  /// Reads unwatched folders after a while in which reading takes a twentieth of the time at most.
  private func startPolling() {
    guard poll == nil, !unwatched.isEmpty || !unsettled.isEmpty || tree.root.problem != nil else { return }
    let pause = max(.seconds(2), lastDuration * 20)
    poll = Task { [weak self] in
      guard (try? await Task.sleep(for: pause)) != nil else { return }
      await self?.readUnwatched()
    }
  }
}
