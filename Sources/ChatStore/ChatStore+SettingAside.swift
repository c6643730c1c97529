import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ChatStore {
  /// Gives a file that cannot be used another name, so that a new store can be opened in its place. Nothing is deleted.
  ///
  /// No store may have it open. The log beside it goes with it, so that what can be saved still can. Returns where it is.
  public static func setAside(at file: URL) throws(ChatStoreError) -> URL {
    let path = file.path
    guard access(path, F_OK) == 0 else { throw .notFound("file") }
    for number in 1...10_000 {
      let aside = "\(path).aside-\(number)"
      // A name that something has is not taken over.
      guard access(aside, F_OK) != 0, access(aside + "-wal", F_OK) != 0 else { continue }
      // The file first: SQLite does not use a log without it.
      for suffix in ["", "-wal", "-shm"] where access(path + suffix, F_OK) == 0 {
        guard rename(path + suffix, aside + suffix) == 0 else { throw systemError() }
      }
      return URL(fileURLWithPath: aside)
    }
    throw .cannotOpen("there are too many files that were set aside")
  }

  private static func systemError() -> ChatStoreError {
    let number = errno
    return switch number {
    case EACCES, EPERM, EROFS: .readOnly
    case ENOSPC, EDQUOT: .diskFull
    default: .inputOutput(String(cString: strerror(number)))
    }
  }
}
