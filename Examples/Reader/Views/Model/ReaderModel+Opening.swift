import Foundation

extension ReaderModel {
  /// Opens the store, and adds the feeds of files.
  ///
  /// - Parameter place: what is selected first.
  public func open(place: Place = .unread, message: Message.ID? = nil, feeds: [URL] = []) async {
    phase = .opening
    do throws(StoreProblem) {
      isWritable = try await store.open(seed: seed)
      try await readFolders()
      phase = .ready
      self.place = items[place] == nil ? .unread : place
      list()
      if let message { selection = [message] }
    } catch {
      phase = .failed(error)
      return
    }
    for feed in feeds { addFeed(feed) }
    await settle()
  }

  /// Tries another store, or the same again.
  public func open(_ location: StoreLocation) async {
    await store.close()
    self.location = location
    store = ReaderStore(location: location)
    history = UndoStack()
    place = nil
    await open()
  }

  /// A message with its text.
  public func message(_ id: Message.ID) async throws(StoreProblem) -> Message { try await store.message(id) }

  /// The rows of the sidebar by what they select.
  var items: [Place: PlaceItem] {
    Dictionary(sections.flatMap(\.items).map { ($0.id, $0) }) { first, _ in first }
  }

  public func item(_ place: Place) -> PlaceItem? { sections.lazy.flatMap(\.items).first { $0.id == place } }

  public func folder(_ id: Folder.ID) -> Folder? { item(.folder(id))?.folder }

  /// The first folder of a kind.
  public func folder(_ kind: Folder.Kind) -> Folder? {
    sections.lazy.flatMap(\.items).compactMap(\.folder).first { $0.kind == kind }
  }

  /// Mailboxes that messages may be put into.
  public var targets: [Folder] { sections.flatMap(\.items).compactMap(\.folder).filter(\.kind.takesMessages) }

  /// Names and addresses that messages are sent from.
  public var accounts: [Folder] { sections.flatMap(\.items).compactMap(\.folder).filter { $0.kind == .inbox } }

  func readFolders() async throws(StoreProblem) {
    let folders = try await store.folders()
    // Feeds come last, whenever they were added.
    var names: [String] = []
    for folder in folders where !names.contains(folder.section) { names.append(folder.section) }
    let known = items
    let smart = Place.smart.map { known[$0] ?? PlaceItem(smart: $0) }
    sections =
      [PlaceSection(title: "Smart Folders", items: smart)]
      + names.map { name in
        PlaceSection(
          title: name,
          items: folders.filter { $0.section == name }.map { known[.folder($0.id)] ?? PlaceItem(folder: $0) })
      }
    try await readCounts()
  }

  func readCounts() async throws(StoreProblem) {
    let counts = try await store.counts(dayStart: dayStart)
    for item in sections.flatMap(\.items) { item.take(counts) }
  }
}
