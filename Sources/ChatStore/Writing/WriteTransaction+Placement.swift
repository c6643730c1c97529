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
      if let covers { try closeGaps(in: channel, covers, isNumbered: true) }
      return events.map { $0.order ?? 0 }
    }
    var known: [Int64?] = []
    for event in events {
      known.append(
        try connection.first(
          "SELECT position FROM message WHERE event_id = ? AND channel = ? AND position < ?", event.id, channel,
          MessageKey.firstUnplaced, read: { $0.integer(0) }))
    }
    let newest =
      try connection.first("SELECT newest FROM channel WHERE id = ?", channel) { $0.optionalInteger(0) } ?? nil
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

  private func bounds(of chunk: TimelineChunk, in channel: Int64, newest: Int64?) throws(ChatStoreError)
    -> PlacementBounds
  {
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
    let query =
      "SELECT position FROM message WHERE channel = ? AND in_thread = ? AND position < ? ORDER BY position LIMIT 1"
    var oldest: Int64?
    for inThread in [0, 1] {
      let first = try connection.first(query, channel, inThread, MessageKey.firstUnplaced) { $0.integer(0) }
      if let first { oldest = min(oldest ?? first, first) }
    }
    return oldest
  }

  private func neighbour(after position: Int64, in channel: Int64) throws(ChatStoreError) -> Int64 {
    let query =
      "SELECT position FROM message WHERE channel = ? AND in_thread = ? AND position > ? ORDER BY position LIMIT 1"
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

  /// Between the events of a chunk nothing is missing. What is beside it, its tokens tell.
  private func changeGaps(
    for chunk: TimelineChunk, known: [Int64?], positions: [Int64], in channel: Int64, newest: Int64?
  ) throws(ChatStoreError) {
    var first = positions.min(), last = positions.max()
    switch chunk.placement {
    case .numbered: return
    case .newest(let token):
      let isNew = known.allSatisfy { $0 == nil }
      // Without an event the gap reaches to the newest. What is known joins the chunk to what was there.
      if isNew, let token {
        try addGap(
          GapRow(
            id: 0, channel: channel, older: newest ?? MessageKey.beforeAll, newer: first ?? MessageKey.afterPlaced,
            olderToken: token, newerToken: nil))
      }
      guard let first, let last else { return }
      try closeGaps(in: channel, first...last)
      if !isNew { try setOlderToken(token, at: first, in: channel, removesNil: false) }
      // A gap up to the newest ends where the newest are now.
      for gap in try gaps(in: channel, from: last, to: MessageKey.afterPlaced) where gap.newer >= MessageKey.afterPlaced
      {
        try removeGap(gap)
      }
    case .olderIn(let id, let token):
      guard let gap = try gap(id, in: channel) else { return }
      first = min(first ?? gap.newer, gap.newer)
      guard let first else { return }
      try closeGaps(in: channel, first...max(first, min(gap.newer, MessageKey.largestPosition)))
      try setOlderToken(token, at: first, in: channel, removesNil: true)
    case .newerIn(let id, let token):
      guard let gap = try gap(id, in: channel) else { return }
      last = max(last ?? gap.older, gap.older)
      guard let last else { return }
      try closeGaps(in: channel, min(last, max(gap.older, -MessageKey.largestPosition))...last)
      try setNewerToken(token, at: last, in: channel)
    case .insideOf(_, let olderToken, let newerToken):
      guard let first, let last else { return }
      try closeGaps(in: channel, first...last)
      try setOlderToken(olderToken, at: first, in: channel, removesNil: true)
      try setNewerToken(newerToken, at: last, in: channel)
    }
  }

  /// What the gap right before a position is asked with; without a token nothing is missing there.
  private func setOlderToken(
    _ token: String?, at position: Int64, in channel: Int64, removesNil: Bool
  ) throws(ChatStoreError) {
    let gap = try connection.first(
      "SELECT \(GapRow.columns) FROM gap WHERE channel = ? AND newer = ?", channel, position
    ) { GapRow($0) }
    guard let gap else { return }
    if token == nil {
      if removesNil { try removeGap(gap) }
    } else {
      try change(gap, older: gap.older, newer: gap.newer, olderToken: token, newerToken: gap.newerToken)
    }
  }

  /// What the gap right after a position is asked with; without a token nothing is missing there.
  private func setNewerToken(_ token: String?, at position: Int64, in channel: Int64) throws(ChatStoreError) {
    let gap = try connection.first(
      "SELECT \(GapRow.columns) FROM gap WHERE channel = ? AND newer > ? AND older = ?", channel, position, position
    ) { GapRow($0) }
    guard let gap else { return }
    if token == nil {
      try removeGap(gap)
    } else {
      try change(gap, older: gap.older, newer: gap.newer, olderToken: gap.olderToken, newerToken: token)
    }
  }
}
