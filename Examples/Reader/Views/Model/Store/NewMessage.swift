import Foundation

/// A message that is not in the store yet.
struct NewMessage {
  var folder: Int
  var source: String?
  var sender: String
  var address: String
  var recipient: String
  var subject: String
  var text: String
  var link = ""
  var date: Date
  var isRead = false
  var isFlagged = false
  var attachments: [(name: String, size: Int)] = []
}

extension Database {
  /// - Parameter id: its number; none is the next one.
  @discardableResult
  func insert(_ message: NewMessage, id: Int? = nil) throws(StoreProblem) -> Int {
    try run(
      """
      INSERT INTO messages (
        id, folder, source, sender, address, recipient, subject, preview, text, link, date, is_read, is_flagged)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        id.map { .int($0) } ?? .null, .int(message.folder), message.source.map { .text($0) } ?? .null,
        .text(message.sender), .text(message.address), .text(message.recipient), .text(message.subject),
        .text(MessageText.preview(of: message.text)), .text(message.text), .text(message.link),
        .double(message.date.timeIntervalSince1970), .flag(message.isRead), .flag(message.isFlagged),
      ])
    let row = lastRow
    for attachment in message.attachments {
      try run(
        "INSERT INTO attachments (message, name, size) VALUES (?, ?, ?)",
        [.int(row), .text(attachment.name), .int(attachment.size)])
    }
    return row
  }
}
