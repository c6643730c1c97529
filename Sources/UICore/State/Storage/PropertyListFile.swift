import Foundation
import SafeOutput

/// A dictionary stored in a property list file that only this program writes.
///
/// The file is replaced as a whole, so that readers see the old or the new one. A file that cannot be parsed is
/// renamed, never overwritten; if it may not be read, it stays, and nothing is saved. If writing fails, as on a full
/// disk, one message says so and writing is retried. Thread-safe.
public final class PropertyListFile: @unchecked Sendable {
  let url: URL
  private let lock = NSLock()
  private let queue = DispatchQueue(label: "org.apus.storage", qos: .utility)
  private var contents: [String: Any] = [:]
  private var isSaveDue = false
  /// Nothing is written: the existing file can neither be read nor moved, or the program is ending.
  private var isReadOnly = false
  /// The number of failed writes in a row. Used on the queue.
  private var failures = 0
  private var isRetryDue = false
  /// Failed writes are not retried. Used on the queue.
  private var isEnding = false
  private let report: @Sendable (String) -> Void

  /// In bytes; a larger file cannot be this program's.
  private static let sizeLimit = 16 << 20
  /// Seconds from a change to the write, which includes all changes in between.
  private static let delay = 0.1
  /// The longest time between two attempts, in seconds: they are 1, 2, 4 … apart.
  private static let longestDelay = 300.0

  /// Reads the file, if there is one.
  ///
  /// - Parameter report: receives a message on each failure to read or write.
  public init(_ url: URL, report: @escaping @Sendable (String) -> Void) {
    self.url = url
    self.report = report
    load()
  }

  private func load() {
    let data: Data
    do throws(ReadFailure) {
      guard let found = try Self.read(url.path) else { return }
      data = found
    } catch {
      isReadOnly = true
      return report("\(url.path) cannot be read (\(error.reason)); nothing will be saved there.")
    }
    do {
      guard data.count <= Self.sizeLimit else { throw CocoaError(.fileReadTooLarge) }
      contents = try Self.list(data)
    } catch {
      putAside(because: error)
    }
  }

  private struct ReadFailure: Error {
    let reason = String(cString: strerror(errno))
  }

  /// The file's bytes, or the first ones if it is too large; nil if there is no file.
  private static func read(_ path: String) throws(ReadFailure) -> Data? {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if file < 0, errno == ENOENT || errno == ENOTDIR { return nil }
    guard file >= 0 else { throw ReadFailure() }
    defer { close(file) }
    var data = Data()
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= sizeLimit {
      let count = Foundation.read(file, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw ReadFailure() }
      if count == 0 { break }
      data.append(contentsOf: piece[..<count])
    }
    return data
  }

  /// Parses what ``save()`` writes: XML with the types that programs store.
  ///
  /// Refuses binary lists: in them 120 bytes can stand for millions of values, by naming one many times. Refuses
  /// references of keyed archives, which stop the program in `UserDefaults`.
  private static func list(_ data: Data) throws -> [String: Any] {
    guard !data.starts(with: "bplist".utf8),
      let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any],
      isStorable(list)
    else { throw CocoaError(.propertyListReadCorrupt) }
    return renamed(list, Self.key(inFile:))
  }

  /// Foundation reads a dictionary whose only key is this one as a reference, so a program's key of that name, or of that
  /// and more of these, is one underscore longer in the file.
  private static let referenceKey = "CF$UID"

  private static func renamed(_ list: [String: Any], _ name: (String) -> String) -> [String: Any] {
    func renamedValue(_ value: Any) -> Any {
      switch value {
      case let list as [Any]: list.map(renamedValue)
      case let list as [String: Any]: renamed(list, name)
      default: value
      }
    }
    return Dictionary(list.map { (name($0), renamedValue($1)) }) { $1 }
  }

  private static func isReferenceKey(_ key: String) -> Bool {
    key.hasPrefix(referenceKey) && key.dropFirst(referenceKey.count).allSatisfy { $0 == "_" }
  }

  private static func fileKey(of key: String) -> String { isReferenceKey(key) ? key + "_" : key }

  private static func key(inFile key: String) -> String {
    isReferenceKey(key) && key != referenceKey ? String(key.dropLast()) : key
  }

  private static func isStorable(_ value: Any) -> Bool {
    switch value {
    case is String, is NSNumber, is Data, is Date: true
    case let list as [Any]: list.allSatisfy(isStorable)
    case let list as [String: Any]: list.values.allSatisfy(isStorable)
    default: false
    }
  }

  private func putAside(because error: any Error) {
    var number = 1
    var other = url.appendingPathExtension("damaged")
    while FileManager.default.fileExists(atPath: other.path), number < 1000 {
      number += 1
      other = url.appendingPathExtension("damaged-\(number)")
    }
    do {
      try FileManager.default.moveItem(at: url, to: other)
      report("\(url.path) cannot be read (\(describe(error))); it is kept as \(other.lastPathComponent).")
    } catch {
      isReadOnly = true
      report("\(url.path) cannot be read (\(describe(error))); nothing will be saved there.")
    }
  }

  // MARK: Contents

  var values: [String: Any] { lock.withLock { contents } }

  subscript(key: String) -> Any? {
    get { lock.withLock { contents[key] } }
    set {
      let isFirst = lock.withLock {
        contents[key] = newValue
        defer { isSaveDue = true }
        return !isSaveDue && !isReadOnly
      }
      if isFirst { queue.asyncAfter(deadline: .now() + Self.delay) { [self] in save() } }
    }
  }

  /// Writes unsaved changes, and waits.
  public func flush() { queue.sync { save() } }

  /// Writes unsaved changes a last time, and waits; later changes are not written, because the program is ending.
  public func end() {
    queue.sync {
      isEnding = true
      save()
      lock.withLock { isReadOnly = true }
    }
  }

  /// On the queue.
  private func save() {
    let due = lock.withLock { () -> [String: Any]? in
      defer { isSaveDue = false }
      return isSaveDue && !isReadOnly ? contents : nil
    }
    guard let due else { return }
    do {
      let list = Self.renamed(due, Self.fileKey(of:))
      let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try WholeFile.write(data, to: url.path, permissions: 0o600)
      failures = 0
    } catch {
      lock.withLock {
        failures += 1
        isSaveDue = true
      }
      if isEnding { return report("\(url.path) cannot be written (\(describe(error))).") }
      if failures == 1 { report("\(url.path) cannot be written (\(describe(error))); it is tried again.") }
      retryLater()
    }
  }

  private func retryLater() {
    if isRetryDue { return }
    isRetryDue = true
    queue.asyncAfter(deadline: .now() + min(exp2(Double(failures - 1)), Self.longestDelay)) { [weak self] in
      self?.isRetryDue = false
      self?.save()
    }
  }

  private func describe(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .propertyListReadCorrupt?: "it is not a property list"
    case .fileReadTooLarge?: "it is too large"
    case .fileReadNoPermission?, .fileWriteNoPermission?: "permission denied"
    default: (error as? WholeFile.Failure)?.description ?? error.localizedDescription
    }
  }
}

extension PropertyListFile {
  /// The file of the running program's `@SceneStorage` values.
  public static func windowStates(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> PropertyListFile {
    ofProgram("windows.plist", "XDG_STATE_HOME", fallback: ".local/state", environment: environment)
  }

  /// A file of the running program; its failures are reported on the error stream.
  static func ofProgram(
    _ name: String, _ variable: String, fallback: String, environment: [String: String]
  ) -> PropertyListFile {
    let folder = programFolder(
      variable, fallback: fallback, program: ProcessInfo.processInfo.processName, environment: environment)
    return PropertyListFile(folder.appendingPathComponent(name)) { ErrorStream.write($0) }
  }

  /// The program's folder below an XDG base directory.
  ///
  /// - Parameters:
  ///   - variable: `XDG_CONFIG_HOME`, `XDG_STATE_HOME` or `XDG_CACHE_HOME`; a relative path in it is ignored, as the specification
  ///     demands.
  ///   - fallback: relative to the home folder.
  package static func programFolder(
    _ variable: String, fallback: String, program: String, environment: [String: String]
  ) -> URL {
    let base =
      if let path = environment[variable], path.hasPrefix("/") {
        URL(fileURLWithPath: path, isDirectory: true)
      } else {
        home(environment).appendingPathComponent(fallback, isDirectory: true)
      }
    return base.appendingPathComponent(program, isDirectory: true)
  }

  /// `$HOME`, or if it is not set the home folder in the user database.
  private static func home(_ environment: [String: String]) -> URL {
    guard let path = environment["HOME"], path.hasPrefix("/") else {
      return FileManager.default.homeDirectoryForCurrentUser
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}
