/// A gap as it is kept: the open interval between two positions.
struct GapRow {
  var id: Int64
  var channel: Int64
  var older: Int64
  var newer: Int64
  var olderToken: String?
  var newerToken: String?

  static let columns = "id, channel, older, newer, older_token, newer_token"

  init(_ row: Statement) {
    id = row.integer(0)
    channel = row.integer(1)
    older = row.integer(2)
    newer = row.integer(3)
    olderToken = row.optionalText(4)
    newerToken = row.optionalText(5)
  }

  init(id: Int64, channel: Int64, older: Int64, newer: Int64, olderToken: String?, newerToken: String?) {
    self.id = id
    self.channel = channel
    self.older = older
    self.newer = newer
    self.olderToken = olderToken
    self.newerToken = newerToken
  }

  var gap: HistoryGap {
    HistoryGap(
      id: GapID(rawValue: id), after: older == MessageKey.beforeAll ? nil : older,
      before: newer >= MessageKey.afterPlaced ? nil : newer, olderToken: olderToken, newerToken: newerToken)
  }
}

extension WriteTransaction {
  func gap(_ id: GapID, in channel: Int64) throws(ChatStoreError) -> GapRow? {
    try connection.first("SELECT \(GapRow.columns) FROM gap WHERE id = ? AND channel = ?", id, channel) { GapRow($0) }
  }

  /// Gaps that have something in common with the positions from `first` to `last`.
  func gaps(in channel: Int64, from first: Int64, to last: Int64) throws(ChatStoreError) -> [GapRow] {
    try connection.all(
      "SELECT \(GapRow.columns) FROM gap WHERE channel = ? AND newer > ? AND older < ? ORDER BY newer",
      channel, first, last
    ) { GapRow($0) }
  }

  func addGap(_ gap: GapRow) throws(ChatStoreError) {
    guard gap.older < gap.newer else { return }
    try connection.run(
      "INSERT INTO gap (channel, older, newer, older_token, newer_token) VALUES (?, ?, ?, ?, ?)", gap.channel,
      gap.older,
      gap.newer, gap.olderToken, gap.newerToken)
    try noteGap(gap)
  }

  func removeGap(_ gap: GapRow) throws(ChatStoreError) {
    try connection.run("DELETE FROM gap WHERE id = ?", gap.id)
    try noteGap(gap)
  }

  func change(_ gap: GapRow, older: Int64, newer: Int64, olderToken: String?, newerToken: String?)
    throws(ChatStoreError)
  {
    guard older < newer else { return try removeGap(gap) }
    try connection.run(
      "UPDATE gap SET older = ?, newer = ?, older_token = ?, newer_token = ? WHERE id = ?", older, newer, olderToken,
      newerToken, gap.id)
    try noteGap(gap)
  }

  /// A message stands at `position` now: a gap around it becomes two.
  func divideGaps(at position: Int64, in channel: Int64) throws(ChatStoreError) {
    for gap in try gaps(in: channel, from: position, to: position) {
      try change(gap, older: position, newer: gap.newer, olderToken: gap.olderToken, newerToken: nil)
      var older = gap
      older.newer = position
      older.olderToken = nil
      try addGap(older)
    }
  }

  /// All that happened in the range is known. Only where the server numbers its events are neighbouring numbers neighbours.
  func closeGaps(in channel: Int64, _ range: ClosedRange<Int64>, isNumbered: Bool = false) throws(ChatStoreError) {
    let room: Int64 = isNumbered ? 1 : 0
    for gap in try gaps(in: channel, from: range.lowerBound, to: range.upperBound) {
      let hasOlder = gap.older < range.lowerBound - room, hasNewer = gap.newer > range.upperBound + room
      var rest = gap
      if hasOlder && hasNewer {
        try change(gap, older: range.upperBound, newer: gap.newer, olderToken: gap.olderToken, newerToken: nil)
        rest.newer = range.lowerBound
        rest.olderToken = nil
        try addGap(rest)
      } else if hasOlder {
        try change(gap, older: gap.older, newer: range.lowerBound, olderToken: nil, newerToken: gap.newerToken)
      } else if hasNewer {
        try change(gap, older: range.upperBound, newer: gap.newer, olderToken: gap.olderToken, newerToken: nil)
      } else {
        try removeGap(gap)
      }
    }
  }

  private func noteGap(_ gap: GapRow) throws(ChatStoreError) {
    let id = try connection.first("SELECT server_id FROM channel WHERE id = ?", gap.channel) { $0.text(0) }
    guard let id else { return }
    changes.gaps.append(ChangeLog.GapChange(channel: ChannelID(rawValue: id), older: gap.older, newer: gap.newer))
  }
}
