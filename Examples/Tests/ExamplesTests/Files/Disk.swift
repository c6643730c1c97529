import FilesViews
import Foundation

/// A folder on the disk for one test, and what a program of the system says of it.
final class Disk {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let root: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "apus-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = folder.path(percentEncoded: false)
  }

  deinit {
    // Not FileManager's: it stops at names that are no UTF-8.
    _ = try? Self.run("/bin/chmod", ["-R", "u+rwx", root])
    _ = try? Self.run("/bin/rm", ["-rf", root])
  }

  func path(_ name: String) -> String { root + "/" + name }

  func makeFolder(_ name: String) { check(mkdir(path(name), 0o755), "mkdir") }

  /// - Parameter time: seconds since 1970 that the file was modified at, if not now.
  func makeFile(_ name: String, bytes count: Int = 0, time: Int? = nil) {
    makeFile(Array(path(name).utf8), bytes: count)
    guard let time else { return }
    let moment = timespec(tv_sec: time, tv_nsec: 0)
    check(utimensat(AT_FDCWD, path(name), [moment, moment], 0), "utimensat")
  }

  func makeFile(_ path: [UInt8], bytes count: Int = 0) {
    let file = open(path.map { CChar(bitPattern: $0) } + [0], O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    check(file, "open")
    if count > 0 { check(Int32(write(file, [UInt8](repeating: 0x61, count: count), count)) - Int32(count), "write") }
    close(file)
  }

  func move(_ old: String, to new: String) { check(rename(path(old), path(new)), "rename") }

  func makeLink(_ name: String, to target: String) { check(symlink(target, path(name)), "symlink") }

  func remove(_ name: String) throws { try Self.run("/bin/rm", ["-rf", path(name)]) }

  private func check(_ result: Int32, _ call: String) {
    precondition(result >= 0, "\(call) failed: \(String(cString: strerror(errno)))")
  }

  /// Every entry as find(1) sees it: its path below the root, type, and for files size and time in nanoseconds.
  func entries() throws -> Set<[UInt8]> {
    let format = "%P\\t%y\\t%s\\t%T@\\0"
    let text = try Self.run("/usr/bin/find", [root, "-mindepth", "1", "-printf", format])
    return Set(
      text.split(separator: 0).map { entry in
        // find tells of a tenth digit after the point, always zero.
        Array(entry.dropLast())
      })
  }

  @discardableResult
  private static func run(_ program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return text
  }
}

extension FileTree {
  /// Every entry as `Disk.entries` writes it.
  var lines: Set<[UInt8]> {
    var lines: Set<[UInt8]> = []
    var pending = [root]
    while let folder = pending.popLast() {
      for entry in folder.children.map(Array.init) ?? [] {
        let attributes = entry.attributes
        let type =
          switch attributes.type {
          case .folder: "d"
          case .regular: "f"
          case .symbolicLink: "l"
          case .special: "p"
          }
        let (seconds, nanoseconds) = attributes.modified.quotientAndRemainder(dividingBy: 1_000_000_000)
        let digits = String(nanoseconds + 1_000_000_000).dropFirst()
        let facts = "\t\(type)\t\(attributes.size)\t\(seconds).\(digits)"
        lines.insert(entry.pathBytes.dropFirst(rootPath.count + 1) + Array(facts.utf8))
        if entry.isFolder { pending.append(entry) }
      }
    }
    return lines
  }

  /// The entry at a path below the root.
  func entry(_ path: String) -> FileEntry? {
    path.split(separator: "/").reduce(root) { folder, name in
      folder?.children?.first { $0.name == name }
    }
  }
}
