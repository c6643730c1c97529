/// The rows that somebody looks at: those of a scope between two places.
public struct MessageWindow: Hashable, Sendable {
  /// Where.
  public var scope: MessageScope
  /// The first row; nil for all from the beginning.
  public var first: MessageKey?
  /// The last row; nil for all to the newest, and those to come.
  public var last: MessageKey?

  /// The rows of a scope between two places, both included.
  public init(scope: MessageScope, first: MessageKey? = nil, last: MessageKey? = nil) {
    self.scope = scope
    self.first = first
    self.last = last
  }

  /// Whether a row of the scope at that place belongs to it.
  public func contains(_ key: MessageKey) -> Bool {
    (first.map { $0 <= key } ?? true) && (last.map { key <= $0 } ?? true)
  }

  func contains(_ place: RowPlace?) -> Bool {
    guard let place else { return false }
    return place.scope == scope && contains(place.key)
  }

  /// Whether a gap between two positions shows.
  func touches(_ gap: ChangeLog.GapChange) -> Bool {
    guard scope == .channel(gap.channel) else { return false }
    return (first.map { $0.position <= gap.newer } ?? true) && (last.map { gap.older <= $0.position } ?? true)
  }
}

/// What changed in a window since the last time it was told, over one or several commits.
public struct WindowChange: Sendable, Equatable {
  /// Rows that came in, with where they stand and which revision they are of.
  public internal(set) var inserted: [MessageID: Row] = [:]
  /// Rows that changed or moved inside.
  public internal(set) var changed: [MessageID: Row] = [:]
  /// Rows that went out.
  public internal(set) var removed: Set<MessageID> = []
  /// Whether gaps in it, or beside it, changed.
  public internal(set) var hasGapsChanged = false
  /// Whether so much changed (``StoreLimits/observedRows``) that it is not told: the window is to be read again.
  public internal(set) var needsReload = false

  /// A row as it is now.
  public struct Row: Sendable, Hashable {
    /// Where it stands.
    public let key: MessageKey
    /// Of the message with the same name.
    public let revision: Int64
  }

  /// Whether nothing changed.
  public var isEmpty: Bool {
    inserted.isEmpty && changed.isEmpty && removed.isEmpty && !hasGapsChanged && !needsReload
  }

  /// Adds what happened to one row after what is told already.
  mutating func add(_ change: RowChange, isBefore: Bool, after: Row?) {
    let id = change.id
    switch (isBefore, after) {
    case (false, nil): return
    case (false, let row?):
      // It went and came back before anybody was told: it changed.
      if removed.remove(id) != nil { changed[id] = row } else { inserted[id] = row }
    case (true, let row?):
      if inserted[id] != nil { inserted[id] = row } else { changed[id] = row }
    case (true, nil):
      changed[id] = nil
      if inserted.removeValue(forKey: id) == nil { removed.insert(id) }
    }
    if inserted.count + changed.count + removed.count > StoreLimits.observedRows { reload() }
  }

  private mutating func reload() {
    self = WindowChange()
    needsReload = true
  }

  /// After this nothing but the whole window is told.
  var isWhole: Bool { needsReload }
}
