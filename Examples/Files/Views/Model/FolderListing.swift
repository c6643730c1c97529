import Foundation

/// The entries of one folder as they are on the disk, sorted by the bytes of their names.
struct FolderListing: Sendable {
  struct Item: Sendable {
    var start: Int32
    var length: Int32
    var attributes: FileAttributes
  }

  private(set) var items: [Item] = []
  /// An error number, if the folder could not be read to its end.
  private(set) var problem: Int32 = 0
  private var bytes: [UInt8] = []

  func name(of item: Item) -> ArraySlice<UInt8> {
    bytes[Int(item.start)..<Int(item.start + item.length)]
  }

  /// Reads an open folder, no more than `limit` entries of it.
  init(_ folder: borrowing OpenFile, limit: Int) {
    // The stream closes its descriptor, and the folder is asked about its entries meanwhile.
    guard let stream = fdopendir(dup(folder.descriptor)) else {
      problem = errno
      return
    }
    defer { closedir(stream) }
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        problem = errno
        break
      }
      guard items.count < limit else {
        problem = EFBIG
        break
      }
      add(entry, of: folder.descriptor)
    }
    sort()
  }

  private mutating func add(_ entry: UnsafeMutablePointer<dirent>, of folder: Int32) {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return }
    let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
    let length = strlen(name)
    if name[0] == 0x2E, length == 1 || length == 2 && name[1] == 0x2E { return }
    guard let attributes = FileAttributes(name: name, in: folder, typeHint: entry.pointee.d_type) else { return }
    let start = Int32(bytes.count)
    bytes.append(contentsOf: UnsafeRawBufferPointer(start: name, count: length))
    items.append(Item(start: start, length: Int32(length), attributes: attributes))
  }

  private mutating func sort() {
    bytes.withUnsafeBufferPointer { bytes in
      func name(_ item: Item) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[Int(item.start)..<Int(item.start + item.length)])
      }
      items.sort { compareBytes(name($0), name($1)) < 0 }
    }
    // A folder that changes while it is read may tell of a name twice.
    var kept = 0
    for index in items.indices {
      if kept > 0, self.name(of: items[kept - 1]) == self.name(of: items[index]) { continue }
      items[kept] = items[index]
      kept += 1
    }
    items.removeSubrange(kept...)
  }
}

extension FileAttributes {
  /// Of an entry of an open folder; nothing if it is gone.
  ///
  /// - Parameter typeHint: what the folder says of the type, for entries that may not be asked about.
  init?(name: UnsafePointer<CChar>, in folder: Int32, typeHint: UInt8 = UInt8(DT_UNKNOWN)) {
    var status = stat()
    if fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 {
      self.init(status)
      return
    }
    guard errno != ENOENT, errno != ENOTDIR, errno != ENAMETOOLONG else { return nil }
    let type: FileType =
      switch Int(typeHint) {
      case Int(DT_DIR): .folder
      case Int(DT_LNK): .symbolicLink
      case Int(DT_REG), Int(DT_UNKNOWN): .regular
      default: .special
      }
    self.init(type: type, size: 0, modified: 0, inode: 0)
  }
}
