import Foundation

extension ReaderStore {
  /// Gives messages the states, all or none; those that are gone stay gone.
  public func apply(_ states: [MessageState]) throws(StoreProblem) {
    let database = try database
    try database.transaction { () throws(StoreProblem) in
      for state in states {
        try database.run(
          "UPDATE messages SET folder = ?, is_read = ?, is_flagged = ? WHERE id = ?",
          [.int(state.folder), .flag(state.isRead), .flag(state.isFlagged), .int(state.id)])
      }
    }
  }

  /// Puts what was written into a folder: over the draft that it was, if it was one.
  @discardableResult
  public func save(_ draft: Draft, in folder: Folder.ID, date: Date) throws(StoreProblem) -> Message.ID {
    let database = try database
    return try database.transaction { () throws(StoreProblem) in
      if let id = draft.message { try database.run("DELETE FROM messages WHERE id = ?", [.int(id)]) }
      return try database.insert(
        NewMessage(
          folder: folder, source: nil, sender: draft.sender, address: draft.address, recipient: draft.recipient,
          subject: draft.subject, text: draft.text, date: date, isRead: true), id: draft.message)
    }
  }

  /// Removes messages for good.
  public func destroy(_ ids: Set<Message.ID>) throws(StoreProblem) {
    let database = try database
    try database.transaction { () throws(StoreProblem) in
      for id in ids { try database.run("DELETE FROM messages WHERE id = ?", [.int(id)]) }
    }
  }

  /// Removes what lies in a folder for good.
  public func empty(_ folder: Folder.ID) throws(StoreProblem) {
    let database = try database
    try database.transaction { () throws(StoreProblem) in
      try database.run("DELETE FROM messages WHERE folder = ?", [.int(folder)])
    }
  }

  /// Removes a feed with its articles; those that were put elsewhere stay.
  public func removeFeed(_ folder: Folder.ID) throws(StoreProblem) {
    let database = try database
    try database.transaction { () throws(StoreProblem) in
      try database.run("DELETE FROM messages WHERE folder = ?", [.int(folder)])
      try database.run("DELETE FROM folders WHERE id = ? AND kind = 'feed'", [.int(folder)])
    }
  }

  /// Adds a feed, or to one that is there what it does not have yet.
  ///
  /// - Returns: Its folder, and how many articles are new.
  public func add(_ feed: ParsedFeed, date: Date) throws(StoreProblem) -> (folder: Folder.ID, count: Int) {
    let database = try database
    return try database.transaction { () throws(StoreProblem) in
      let known = try database.number(
        "SELECT id FROM folders WHERE kind = 'feed' AND address = ?", [.text(feed.address)])
      let folder: Int
      if let known {
        folder = known
      } else {
        try database.run(
          "INSERT INTO folders (kind, name, section, address) VALUES ('feed', ?, 'Feeds', ?)",
          [.text(feed.title), .text(feed.address)])
        folder = database.lastRow
      }
      var count = 0
      for article in feed.articles {
        let source = feed.address + " " + article.identity
        let isKnown = try database.number("SELECT 1 FROM messages WHERE source = ?", [.text(source)]) != nil
        if isKnown { continue }
        try database.insert(
          NewMessage(
            folder: folder, source: source, sender: article.author.isEmpty ? feed.title : article.author,
            address: feed.address, recipient: "", subject: article.title, text: article.text,
            link: article.link?.absoluteString ?? "", date: article.date ?? date))
        count += 1
      }
      return (folder, count)
    }
  }

  /// Bytes that the store may grow to; for tests of a full one.
  public func limit(pages: Int) throws(StoreProblem) { try database.execute("PRAGMA max_page_count = \(pages)") }
}
