import Foundation
import SafeOutput

/// A dictionary kept in a property list file that only this program writes.
///
/// Files are replaced as a whole, so that a reader sees the old one or the new one. A file that cannot be understood is
/// put aside under another name, never written over; one that the system does not let us read stays as it is, and nothing
/// is saved. What cannot be written, as on a full disk, is said once and tried
/// again. Safe from any thread.
public final class PropertyListFile: @unchecked Sendable {
  let url: URL
  private let lock = NSLock()
  private let queue = DispatchQueue(label: "org.apus.storage", qos: .utility)
  private var contents: [String: Any] = [:]
  private var isSaveDue = false
  /// Nothing is written: what is in the file's place can neither be read nor moved, or the program ends.
  private var isReadOnly = false
  /// How often in a row it could not be written. On the queue.
  private var failures = 0
  private var isRetryDue = false
  /// Nothing is tried again. On the queue.
  private var isEnding = false
  private let report: @Sendable (String) -> Void

  /// Bytes; more than that is no file of ours.
  private static let sizeLimit = 16 << 20
  /// Seconds from a change to the file's replacement; changes in between share it.
  private static let delay = 0.1
  /// Seconds between two attempts, at most: they are 1, 2, 4 … apart.
  private static let longestDelay = 300.0

  /// Reads the file, if there is one.
  ///
  /// - Parameter report: told in one message what is wrong with the file.
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

  /// The file's bytes, or its first ones if it is too large; nil where there is none.
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

  /// Reads what ``save()`` writes: XML, and in it the types that programs store.
  ///
  /// A binary list may name one value many times, and 120 bytes of it then hold millions. References of keyed archives
  /// stop the program in `UserDefaults`.
  private static func list(_ data: Data) throws -> [String: Any] {
    guard !data.starts(with: "bplist".utf8),
      let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any],
      isStorable(list)
    else { throw CocoaError(.propertyListReadCorrupt) }
    return list
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

  /// Writes what is due and waits for it.
  public func flush() { queue.sync { save() } }

  /// Writes what is due for the last time: the program is about to end, in the middle of a later attempt maybe.
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
      let data = try PropertyListSerialization.data(fromPropertyList: due, format: .xml, options: 0)
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
  /// Where the windows of the program that is running keep what is in `@SceneStorage`.
  public static func windowStates(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> PropertyListFile {
    ofProgram("windows.plist", "XDG_STATE_HOME", fallback: ".local/state", environment: environment)
  }

  /// A file of the program that is running; what is wrong with it is told on the error stream.
  static func ofProgram(
    _ name: String, _ variable: String, fallback: String, environment: [String: String]
  ) -> PropertyListFile {
    let folder = programFolder(
      variable, fallback: fallback, program: ProcessInfo.processInfo.processName, environment: environment)
    return PropertyListFile(folder.appendingPathComponent(name)) { ErrorStream.write($0) }
  }

  /// The folder of the program below one of the XDG base directories.
  ///
  /// - Parameters:
  ///   - variable: `XDG_CONFIG_HOME` or `XDG_STATE_HOME`; a relative path there does not count, as the specification says.
  ///   - fallback: below the home folder.
  static func programFolder(
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

  /// What `HOME` says, as for every other program; without it, what the system knows.
  private static func home(_ environment: [String: String]) -> URL {
    guard let path = environment["HOME"], path.hasPrefix("/") else {
      return FileManager.default.homeDirectoryForCurrentUser
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}
