import Foundation
import SafeOutput
import UICore

/// Answers of servers in files, up to a limit; the least recently used go first.
///
/// What is kept and for how long, the server says (RFC 9111): nothing marked `no-store`; as fresh for `max-age` or until
/// `Expires`; after that, and with `no-cache`, the server is asked whether it still holds (`ETag`, `Last-Modified`). A
/// file that is damaged or cannot be written is no error: the server is asked. On any thread.
package struct RemoteImageFiles: Sendable {
  private let folder: URL
  private let limit: Int
  private let now: @Sendable () -> Date

  /// - Parameter limit: bytes of all files together.
  package init(folder: URL, limit: Int = 256 << 20, now: @escaping @Sendable () -> Date = { Date() }) {
    (self.folder, self.limit, self.now) = (folder, limit, now)
  }

  /// The running program's, below `$XDG_CACHE_HOME`.
  package static func ofProgram() -> RemoteImageFiles {
    let folder = PropertyListFile.programFolder(
      "XDG_CACHE_HOME", fallback: ".cache", program: ProcessInfo.processInfo.processName,
      environment: ProcessInfo.processInfo.environment)
    return RemoteImageFiles(folder: folder.appendingPathComponent("images", isDirectory: true))
  }

  /// A kept answer.
  package struct Entry {
    fileprivate let head: Head
    package let body: Data
    /// Whether it holds without asking.
    package let isFresh: Bool

    /// The fields by which the server says whether it still holds.
    package var conditions: [String: String] {
      var fields: [String: String] = [:]
      fields["if-none-match"] = head.tag
      fields["if-modified-since"] = head.modified
      return fields
    }
  }

  /// The first line of a file.
  fileprivate struct Head: Codable {
    var address: String
    var tag: String?
    var modified: String?
    var freshUntil: Date
  }

  // MARK: Reading

  package func entry(for url: URL) -> Entry? {
    let file = file(of: url)
    guard let data = try? Data(contentsOf: file), let end = data.firstIndex(of: UInt8(ascii: "\n")),
      let head = try? JSONDecoder().decode(Head.self, from: data[..<end]), head.address == url.absoluteString
    else { return nil }
    noteUse(of: file)
    return Entry(head: head, body: data[(end + 1)...], isFresh: now() < head.freshUntil)
  }

  // MARK: Writing

  /// Keeps an answer, if the server lets it be kept.
  package func keep(_ body: Data, headers: [String: String], for url: URL) {
    var head = Head(
      address: url.absoluteString, tag: headers["etag"], modified: headers["last-modified"], freshUntil: now())
    guard let time = freshTime(headers), body.count <= limit / 4 else { return }
    head.freshUntil += time
    // Nothing says whether it still holds, and it never does without asking.
    if time <= 0, head.tag == nil, head.modified == nil { return }
    write(head, body, for: url)
    removeOldest()
  }

  /// The server says that an entry still holds.
  package func refresh(_ entry: Entry, with headers: [String: String]) {
    guard let url = URL(string: entry.head.address), let time = freshTime(headers) else { return }
    var head = entry.head
    head.freshUntil = now() + time
    head.tag = headers["etag"] ?? head.tag
    write(head, entry.body, for: url)
  }

  private func write(_ head: Head, _ body: Data, for url: URL) {
    guard let line = try? JSONEncoder().encode(head) else { return }
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let file = file(of: url)
    try? WholeFile.write(line + Data("\n".utf8) + body, to: file.path, permissions: 0o600)
    noteUse(of: file)
  }

  private func noteUse(of file: URL) {
    try? FileManager.default.setAttributes([.modificationDate: now()], ofItemAtPath: file.path)
  }

  private func removeOldest() {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))
    var files = (found ?? []).compactMap { file -> (file: URL, size: Int, date: Date)? in
      guard let values = try? file.resourceValues(forKeys: keys), let size = values.fileSize else { return nil }
      return (file, size, values.contentModificationDate ?? .distantPast)
    }
    var bytes = files.reduce(0) { $0 + $1.size }
    files.sort { $0.date < $1.date }
    for old in files where bytes > limit {
      try? FileManager.default.removeItem(at: old.file)
      bytes -= old.size
    }
  }

  /// Seconds for which an answer holds; nil where it must not be kept.
  private func freshTime(_ headers: [String: String]) -> TimeInterval? {
    let directives = (headers["cache-control"] ?? "").lowercased().split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    if directives.contains("no-store") { return nil }
    if directives.contains("no-cache") { return 0 }
    for directive in directives where directive.hasPrefix("max-age=") {
      let age = headers["age"].flatMap { Double($0) } ?? 0
      return min(max(0, (Double(directive.dropFirst(8)) ?? 0) - age), 31_536_000)
    }
    if let text = headers["expires"] {
      return max(0, Self.date(text)?.timeIntervalSince(now()) ?? 0)
    }
    // A tenth of its age, as RFC 9111 proposes (4.2.2), and at most a day.
    guard let modified = headers["last-modified"].flatMap(Self.date) else { return 0 }
    return min(max(0, now().timeIntervalSince(modified) / 10), 86_400)
  }

  /// A date of HTTP: `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func date(_ text: String) -> Date? {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    return format.date(from: text)
  }

  /// By FNV-1a (64 bits) of the address; the file's first line says whose it is.
  private func file(of url: URL) -> URL {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in url.absoluteString.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return folder.appendingPathComponent(String(hash, radix: 16))
  }
}
