extension WriteTransaction {
  /// Keeps the whole list of a channel's pinned messages, those that have not come too.
  func keepPins(_ events: [EventID], in channel: Int64) throws(ChatStoreError) {
    let old = try connection.all("SELECT event_id FROM pin WHERE channel = ?", channel) {
      EventID(rawValue: $0.text(0))
    }
    let new = Set(events)
    for event in old where !new.contains(event) {
      try connection.run("DELETE FROM pin WHERE channel = ? AND event_id = ?", channel, event)
      if let id = try target(event, in: channel) { try setMark(.pinned, of: id, to: false) }
    }
    for event in events {
      try connection.run("INSERT OR IGNORE INTO pin (channel, event_id) VALUES (?, ?)", channel, event)
      if let id = try target(event, in: channel) { try setMark(.pinned, of: id, to: true) }
    }
  }
}
