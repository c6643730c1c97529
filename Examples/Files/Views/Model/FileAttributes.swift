import Foundation

/// What a folder's entry refers to.
public enum FileType: UInt8, Sendable {
  case folder, regular, symbolicLink, special
}

/// What the file system tells of an entry beside its name.
public struct FileAttributes: Equatable, Sendable {
  public var type: FileType
  /// Bytes.
  public var size: Int64
  /// Nanoseconds since 1970.
  public var modified: Int64
  /// Tells a file that was renamed from another that took its place.
  public var inode: UInt64

  public init(type: FileType, size: Int64, modified: Int64, inode: UInt64) {
    self.type = type
    self.size = size
    self.modified = modified
    self.inode = inode
  }

  init?(of file: borrowing OpenFile) {
    var status = stat()
    guard fstat(file.descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: type = .folder
    case S_IFREG: type = .regular
    case S_IFLNK: type = .symbolicLink
    default: type = .special
    }
    size = Int64(status.st_size)
    inode = UInt64(status.st_ino)
    #if os(Linux)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    // A file system may tell of times that no clock has shown.
    modified = Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000).partialValue &+ Int64(time.tv_nsec)
  }
}
