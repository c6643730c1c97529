import Foundation

/// Why columns could not be written.
public enum ColumnWriteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The column of that name has another x than the first.
  case differentX(String)
  /// The system could not write; its reason.
  case unwritable(String)

  public var description: String {
    switch self {
    case .differentX(let name): "column \"\(name)\" has another x than the first"
    case .unwritable(let reason): "the file cannot be written: \(reason)"
    }
  }
}

extension ColumnFile {
  /// Writes a table atomically: a reader sees either the old file or the complete new one. All series must have the same x.
  ///
  /// Throws `ColumnWriteError` and leaves an existing file unchanged.
  public static func write(_ table: ColumnTable, to url: URL) throws {
    let x = table.columns.first?.series.xColumn ?? XColumn(start: 0, step: 1, count: 0)
    for column in table.columns where !x.hasSameValues(as: column.series.xColumn) {
      throw ColumnWriteError.differentX(column.name)
    }
    var names: [UInt8] = []
    for name in [table.xName ?? ""] + table.columns.map(\.name) {
      withUnsafeBytes(of: UInt32(name.utf8.count).littleEndian) { names += $0 }
      names += name.utf8
    }
    var start = 0.0
    var step = 0.0
    var isRegular = false
    if case .regular(let regularStart, let regularStep) = x.content {
      (start, step, isRegular) = (regularStart, regularStep, true)
    }
    let header = ColumnFileHeader(
      isRegular: isRegular, count: x.count, columnCount: table.columns.count, namesSize: names.count, start: start,
      step: step)
    var head = header.bytes + names
    head += Array(repeating: 0, count: header.columnsOffset - head.count)

    try replaceFile(at: url) { descriptor in
      try head.withUnsafeBytes { try write($0, to: descriptor) }
      if case .explicit(let buffer) = x.content {
        try write(UnsafeRawBufferPointer(start: buffer.base, count: x.count * 8), to: descriptor)
      }
      for column in table.columns {
        try column.series.withYValues { try write(UnsafeRawBufferPointer($0), to: descriptor) }
      }
    }
  }

  /// Lets `body` write a temporary file beside `url`, then renames it to `url`.
  private static func replaceFile(at url: URL, _ body: (Int32) throws -> Void) throws {
    var template = Array((url.path + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw ColumnWriteError.unwritable(String(cString: strerror(errno))) }
    do {
      defer { close(descriptor) }
      // `mkstemp` makes a file that only its owner can read; other files are readable by all.
      fchmod(descriptor, 0o644)
      try body(descriptor)
      guard fsync(descriptor) == 0, rename(template, url.path) == 0 else {
        throw ColumnWriteError.unwritable(String(cString: strerror(errno)))
      }
    } catch {
      unlink(template)
      throw error
    }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = Foundation.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, min(rest.count, 1 << 28))
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw ColumnWriteError.unwritable(String(cString: strerror(errno))) }
      rest = rest.dropFirst(written)
    }
  }
}
