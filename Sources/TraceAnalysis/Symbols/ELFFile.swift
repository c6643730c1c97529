import Glibc

/// A program or library on disk, with what is needed for the names of its functions. 64 bit, little endian.
///
/// Trusts nothing in the file: what is outside of it or larger than it counts as absent. Sections are read, not mapped,
/// because a mapped file that somebody shortens kills its readers.
final class ELFFile {
  struct Section {
    var type: UInt32
    var link: UInt32
    /// Its address in memory, without the load bias. 0 if it is not loaded.
    var address: UInt64
    var offset: UInt64
    var size: UInt64
  }

  /// The types of sections that are needed.
  enum SectionType {
    static let symbols: UInt32 = 2
    static let notes: UInt32 = 7
    static let dynamicSymbols: UInt32 = 11
  }

  /// How many bytes of notes are read.
  private static let noteLimit: UInt64 = 1 << 20

  private let descriptor: Int32
  private let size: UInt64
  private(set) var sections: [Section] = []
  /// Those that are in memory, by address.
  private var loaded: [Section] = []

  /// Nil if `path` is not such a file or cannot be read.
  init?(path: String) {
    // Opening a pipe without a writer would block.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      size = 0
      return nil
    }
    size = UInt64(status.st_size)
    guard let header = read(at: 0, count: 64), header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    readSections(
      at: header.number(at: 40), entrySize: header.number(at: 58) as UInt16, count: header.number(at: 60) as UInt16)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Identifies this build. Empty if the linker left no identifier.
  var buildID: [UInt8] {
    // Sections may overlap: what they hold together is limited.
    var left = Self.noteLimit
    for section in sections where section.type == SectionType.notes && section.size <= left {
      left -= section.size
      guard let bytes = contents(of: section) else { continue }
      var offset = 0
      while offset + 12 <= bytes.count {
        let nameSize = Int(bytes.number(at: offset) as UInt32)
        let contentSize = Int(bytes.number(at: offset + 4) as UInt32)
        let content = offset + 12 + (nameSize + 3) & ~3
        guard content + contentSize <= bytes.count else { break }
        let isBuildID = bytes.number(at: offset + 8) as UInt32 == 3 && nameSize == 4
        if isBuildID, bytes[(offset + 12)...].starts(with: [0x47, 0x4E, 0x55, 0]) {
          return Array(bytes[content..<content + contentSize])
        }
        offset = content + (contentSize + 3) & ~3
      }
    }
    return []
  }

  /// The bytes of a section; nil if the file does not contain them.
  func contents(of section: Section) -> [UInt8]? { read(at: section.offset, count: section.size) }

  /// The bytes at an address in memory, without the load bias. Nil if no section contains all of them.
  func contents(at address: UInt64, count: UInt64) -> [UInt8]? {
    var (low, high) = (0, loaded.count)
    while low < high {
      let middle = (low + high) / 2
      if loaded[middle].address <= address { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let section = loaded[low - 1]
    let start = address - section.address
    guard start <= section.size, count <= section.size - start else { return nil }
    return read(at: section.offset &+ start, count: count)
  }

  private func readSections(at offset: UInt64, entrySize: UInt16, count: UInt16) {
    guard entrySize == 64, offset > 0, let table = read(at: offset, count: 64 * UInt64(count)) else { return }
    for start in stride(from: 0, to: table.count, by: 64) {
      sections.append(
        Section(
          type: table.number(at: start + 4), link: table.number(at: start + 40),
          address: table.number(at: start + 16), offset: table.number(at: start + 24),
          size: table.number(at: start + 32)))
    }
    loaded = sections.filter { $0.address != 0 && $0.size > 0 }.sorted { $0.address < $1.address }
  }

  private func read(at offset: UInt64, count: UInt64) -> [UInt8]? {
    guard offset <= size, count <= size - offset else { return nil }
    let count = Int(count)
    return try? [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      while done < count {
        let got = pread(descriptor, buffer.baseAddress! + done, count - done, Int(offset) + done)
        if got < 0, errno == EINTR { continue }
        if got <= 0 { throw Unreadable() }
        done += got
      }
    }
  }

  private struct Unreadable: Error {}
}

extension [UInt8] {
  /// The little endian number at an offset; 0 if it is not whole.
  func number<Value: FixedWidthInteger>(at offset: Int) -> Value {
    guard offset >= 0, offset <= count - MemoryLayout<Value>.size else { return 0 }
    return withUnsafeBytes { Value(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Value.self)) }
  }
}
