import Glibc

/// A file, whatever path leads to it.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// Nil if there is no file at `path`.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
  }
}

/// A program or library on disk and what was read of it, each part once.
final class ProgramFile {
  let file: ELFFile
  let path: String
  private(set) lazy var table = SymbolTable(file)
  private(set) lazy var buildID = file.buildID

  init(_ file: ELFFile, path: String) { (self.file, self.path) = (file, path) }
}
