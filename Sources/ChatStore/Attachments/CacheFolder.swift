import CDigest
import Foundation
import SafeOutput

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder of the cache: files named `SOURCE-SIZE-CONTENT`, where the outer parts are hashes. One thread uses it at a time.
struct CacheFolder: Sendable {
  /// A file of the cache.
  struct Entry {
    var name: String
    var key: Substring
    var size: Int
    /// When it was last used: seconds, then nanoseconds.
    var used: (Int, Int)
  }

  let path: String

  /// The part of a name that stands for the source.
  static func key(_ source: String) -> String { digest(Data(source.utf8)) }

  /// SHA-256, as 64 digits.
  static func digest(_ data: Data) -> String {
    data.withUnsafeBytes { bytes in
      String(unsafeUninitializedCapacity: 65) { text in
        text.withMemoryRebound(to: CChar.self) { text in
          _ = SHA256Data(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, text.baseAddress)
        }
        return 64
      }
    }
  }

  func write(_ data: Data, for source: String) throws(ChatStoreError) {
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw Self.error(errno) }
    let key = Self.key(source)
    let name = "\(key)-\(data.count)-\(Self.digest(data).prefix(32))"
    do throws(WholeFile.Failure) {
      try WholeFile.write(data, to: "\(path)/\(name)", permissions: 0o600)
    } catch {
      let number = errno
      // Of a full disk only the system's number tells.
      if number == ENOSPC || number == EDQUOT { throw .diskFull }
      if number == EACCES || number == EROFS { throw .readOnly }
      throw .inputOutput(error.description)
    }
    for other in list() where other.key == key && other.name != name { unlink("\(path)/\(other.name)") }
  }

  func read(_ source: String) -> Data? {
    guard let file = self.path(of: source) else { return nil }
    let name = (file as NSString).lastPathComponent
    guard let data = FileManager.default.contents(atPath: file), name.hasSuffix(Self.digest(data).prefix(32)) else {
      unlink(file)
      return nil
    }
    return data
  }

  /// The file of a source if it has its size, which counts as a use; one of another size is removed.
  func path(of source: String) -> String? {
    let key = Self.key(source)
    guard let entry = list().first(where: { $0.key == key }) else { return nil }
    let file = "\(path)/\(entry.name)"
    guard entry.name.split(separator: "-")[1] == "\(entry.size)" else {
      unlink(file)
      return nil
    }
    utimensat(AT_FDCWD, file, nil, 0)
    return file
  }

  func remove(_ source: String) {
    let key = Self.key(source)
    for entry in list() where entry.key == key { unlink("\(path)/\(entry.name)") }
  }

  /// All files of the cache; others in the folder are left alone, but for what a writer that was killed has left.
  func list() -> [Entry] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let next = readdir(folder) {
      let name = withUnsafeBytes(of: &next.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      var status = stat()
      guard lstat("\(path)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      let parts = name.split(separator: "-")
      if parts.count == 3, parts[0].utf8.count == 64, parts[2].utf8.count == 32 {
        entries.append(
          Entry(
            name: name, key: parts[0], size: Int(status.st_size),
            used: (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)))
      } else if name.hasPrefix(".apus-"), time(nil) - status.st_mtim.tv_sec > 3600 {
        unlink("\(path)/\(name)")
      }
    }
    return entries
  }

  func trim(to limit: Int, keeping held: Set<String>) {
    let entries = list().filter { !held.contains(String($0.key)) }.sorted {
      ($0.used.0, $0.used.1, $0.name) < ($1.used.0, $1.used.1, $1.name)
    }
    var size = entries.reduce(0) { $0 + $1.size }
    for entry in entries where size > limit {
      if unlink("\(path)/\(entry.name)") == 0 { size -= entry.size }
    }
  }

  private static func error(_ number: Int32) -> ChatStoreError {
    switch number {
    case ENOSPC, EDQUOT: .diskFull
    case EACCES, EPERM, EROFS: .readOnly
    default: .inputOutput(String(cString: strerror(number)))
    }
  }
}
