/// What events without a number of the server's are placed between.
struct PlacementBounds {
  /// The room between neighbours, for what turns up between them.
  static let stride: Int64 = 1 << 10
  /// The room of a gap, for what is missing: 2²² events at a stride each.
  static let gap: Int64 = 1 << 32

  var older: Int64
  var newer: Int64
  /// Whether they stand beside the older neighbour and not beside the newer one.
  var isBesideOlder: Bool

  /// Positions for so many events. Where room is scarce they lie closer, and at last on each other: then their ids decide.
  func positions(_ count: Int) -> [Int64] {
    guard count > 0 else { return [] }
    let wide = Int64(count) + 1
    let (room, isEndless) = newer.subtractingReportingOverflow(older)
    let step = isEndless ? Self.stride : min(Self.stride, max(0, room / wide))
    let range = -MessageKey.largestPosition...MessageKey.largestPosition
    return (1...Int64(count)).map { number in
      let position = isBesideOlder ? older + step * number : newer - step * (wide - number)
      return min(range.upperBound, max(range.lowerBound, position))
    }
  }
}

extension WriteTransaction {
  /// The position of each event of a chunk, in their order, and the gaps as they are afterwards.
  func place(_ chunk: TimelineChunk, in channel: Int64) throws(ChatStoreError) -> [Int64] {
    let events = chunk.events
    if case .numbered(let covers) = chunk.placement {
      if let covers { try closeGaps(in: channel, covers) }
      return events.map { $0.order ?? 0 }
    }
    var known: [Int64?] = []
    for event in events {
      known.append(
        try connection.first(
          "SELECT position FROM message WHERE event_id = ? AND channel = ? AND position < ?", event.id, channel,
          MessageKey.firstUnplaced, read: { $0.integer(0) }))
    }
    let newest = try connection.first("SELECT newest FROM channel WHERE id = ?", channel) { $0.optionalInteger(0) } ?? nil
    let positions = try positions(known, chunk, in: channel, newest: newest)
    try changeGaps(for: chunk, known: known, positions: positions, in: channel, newest: newest)
    return positions
  }

  private func positions(
    _ known: [Int64?], _ chunk: TimelineChunk, in channel: Int64, newest: Int64?
  ) throws(ChatStoreError) -> [Int64] {
    var result: [Int64] = []
    let outer = try bounds(of: chunk, in: channel, newest: newest)
    var start = 0
    while start < known.count {
      if let position = known[start] {
        result.append(position)
        start += 1
        continue
      }
      let end = known[start...].firstIndex { $0 != nil } ?? known.count
      let before = start > 0 ? result[start - 1] : nil, after = end < known.count ? known[end] : nil
      var bounds = outer
      if let before {
        bounds = PlacementBounds(older: before, newer: try neighbour(after: before, in: channel), isBesideOlder: true)
        if let after, after > before { bounds.newer = min(bounds.newer, after) }
      } else if let after {
        bounds = PlacementBounds(older: try neighbour(before: after, in: channel), newer: after, isBesideOlder: false)
      }
      result += bounds.positions(end - start)
      start = end
    }
    return result
  }

  private func bounds(of chunk: TimelineChunk, in channel: Int64, newest: Int64?) throws(ChatStoreError) -> PlacementBounds {
    let end = MessageKey.afterPlaced
    let isBesideOlder: Bool, named: GapID
    switch chunk.placement {
    case .olderIn(let id, _): (named, isBesideOlder) = (id, false)
    case .newerIn(let id, _): (named, isBesideOlder) = (id, true)
    case .insideOf(let id, _, _): (named, isBesideOlder) = (id, true)
    case .newest(let token):
      let room = token != nil && newest != nil ? PlacementBounds.gap : 0
      return PlacementBounds(older: (newest ?? 0) + room, newer: end, isBesideOlder: true)
    case .numbered: return PlacementBounds(older: 0, newer: end, isBesideOlder: true)
    }
    // A gap that was closed meanwhile: before all that is known.
    guard let gap = try gap(named, in: channel) else {
      let oldest = try oldest(in: channel) ?? 0
      return PlacementBounds(older: MessageKey.beforeAll, newer: oldest, isBesideOlder: false)
    }
    var bounds = PlacementBounds(older: gap.older, newer: gap.newer, isBesideOlder: isBesideOlder)
    if case .insideOf = chunk.placement {
      // In the middle, or a gap's room from the end that there is.
      if gap.older == MessageKey.beforeAll {
        bounds = PlacementBounds(
          older: gap.older, newer: min(gap.newer, (newest ?? 0)) - PlacementBounds.gap, isBesideOlder: false)
      } else if gap.newer >= end {
        bounds.older += PlacementBounds.gap
      } else {
        bounds.older += (gap.newer - gap.older) / 2
      }
    } else if isBesideOlder, gap.older == MessageKey.beforeAll {
      bounds.isBesideOlder = false
    } else if !isBesideOlder, gap.newer >= end {
      bounds.isBesideOlder = true
      if gap.older == MessageKey.beforeAll { bounds.older = 0 }
    }
    return bounds
  }

  private func oldest(in channel: Int64) throws(ChatStoreError) -> Int64? {
    let query = "SELECT position FROM message WHERE channel = ? AND in_thread = ? AND position < ? ORDER BY position LIMIT 1"
    var oldest: Int64?
    for inThread in [0, 1] {
      let first = try connection.first(query, channel, inThread, MessageKey.firstUnplaced) { $0.integer(0) }
      if let first { oldest = min(oldest ?? first, first) }
    }
    return oldest
  }

  private func neighbour(after position: Int64, in channel: Int64) throws(ChatStoreError) -> Int64 {
    let query = "SELECT position FROM message WHERE channel = ? AND in_thread = ? AND position > ? ORDER BY position LIMIT 1"
    var nearest = MessageKey.afterPlaced
    for inThread in [0, 1] {
      nearest = min(nearest, try connection.first(query, channel, inThread, position) { $0.integer(0) } ?? nearest)
    }
    return nearest
  }

  private func neighbour(before position: Int64, in channel: Int64) throws(ChatStoreError) -> Int64 {
    let query =
      "SELECT position FROM message WHERE channel = ? AND in_thread = ? AND position < ? ORDER BY position DESC LIMIT 1"
    var nearest = MessageKey.beforeAll
    for inThread in [0, 1] {
      nearest = max(nearest, try connection.first(query, channel, inThread, position) { $0.integer(0) } ?? nearest)
    }
    return nearest
  }

  // MARK: Gaps

  private func changeGaps(
    for chunk: TimelineChunk, known: [Int64?], positions: [Int64], in channel: Int64, newest: Int64?
  ) throws(ChatStoreError) {
    let first = positions.min(), last = positions.max()
    switch chunk.placement {
    case .numbered: break
    case .newest(let token):
      // Events that are known join the chunk to what was there; then only a gap that it lies over changes.
      if known.contains(where: { $0 != nil }) {
        if let first, let last { try closeGaps(in: channel, first...last) }
      } else if let token {
        // Without an event the gap reaches to the newest.
        try addGap(
          GapRow(
            id: 0, channel: channel, older: newest ?? MessageKey.beforeAll, newer: first ?? MessageKey.afterPlaced,
            olderToken: token, newerToken: nil))
      }
    case .olderIn(let id, let token):
      guard let gap = try gap(id, in: channel) else { return }
      if token == nil || first.map({ $0 <= gap.older }) ?? false { return try removeGap(gap) }
      try change(
        gap, older: gap.older, newer: min(gap.newer, first ?? gap.newer), olderToken: token, newerToken: gap.newerToken)
    case .newerIn(let id, let token):
      guard let gap = try gap(id, in: channel) else { return }
      if token == nil || last.map({ $0 >= gap.newer }) ?? false { return try removeGap(gap) }
      try change(
        gap, older: max(gap.older, last ?? gap.older), newer: gap.newer, olderToken: gap.olderToken, newerToken: token)
    case .insideOf(let id, let olderToken, let newerToken):
      guard let gap = try gap(id, in: channel), let first, let last else { return }
      try change(gap, older: last, newer: gap.newer, olderToken: gap.olderToken, newerToken: newerToken)
      var rest = gap
      (rest.newer, rest.olderToken) = (first, olderToken)
      if olderToken != nil { try addGap(rest) }
      if newerToken == nil, let upper = try self.gap(id, in: channel) { try removeGap(upper) }
    }
  }
}
