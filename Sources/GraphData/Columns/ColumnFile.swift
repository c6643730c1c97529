import Foundation

/// Series in a file of numbers that are used as they are in the file: reading one is a copy of its bytes.
///
/// The format is described in docs/series-format.md.
public enum ColumnFile {
  /// The series of a file of at most `limits.bytes`. They share its bytes; appending to one copies its column.
  ///
  /// What happens to the file later does not reach the series. Cost: one copy of the file and, where x is not regular,
  /// one look at x, which must ascend. Throws `ColumnReadError`.
  public static func read(contentsOf url: URL, limits: ColumnReadLimits = ColumnReadLimits()) throws -> ColumnTable {
    let file = try FileBytes(contentsOf: url, limit: limits.bytes)
    let header = try ColumnFileHeader(file.bytes)
    guard header.columnCount <= limits.columns else {
      throw ColumnReadError(.tooLarge, "the file has more than \(limits.columns) columns")
    }
    let names = try readNames(file.bytes, header, limits)
    let count = Int(header.count)
    func column(_ index: Int) -> ColumnBuffer {
      let base = file.bytes.baseAddress! + header.columnsOffset + index * count * 8
      return ColumnBuffer(borrowing: base.assumingMemoryBound(to: Double.self), count: count, owner: file)
    }
    let x: XColumn
    if header.isRegular {
      x = XColumn(start: header.start, step: header.step, count: count)
      guard x.count == count else { throw ColumnReadError(.malformed, "x goes beyond what a number can say") }
    } else {
      let buffer = column(0)
      guard XColumn.isAscending(UnsafeBufferPointer(start: buffer.base, count: count)) else {
        throw ColumnReadError(.malformed, "x does not ascend")
      }
      x = XColumn(content: .explicit(buffer), count: count)
    }
    let first = header.isRegular ? 0 : 1
    let columns = names.dropFirst().enumerated().map { index, name in
      ColumnTable.Column(
        name: name, series: Series(storage: SeriesStorage(x: x, y: column(first + index)), count: count))
    }
    return ColumnTable(xName: names[0].isEmpty ? nil : names[0], columns: columns)
  }

  /// The name of x and those of the columns.
  private static func readNames(
    _ file: UnsafeRawBufferPointer, _ header: ColumnFileHeader, _ limits: ColumnReadLimits
  ) throws -> [String] {
    var offset = ColumnFileHeader.size
    let end = offset + Int(header.namesSize)
    var names: [String] = []
    for _ in 0...header.columnCount {
      guard offset + 4 <= end else { throw ColumnReadError(.malformed, "the file has too few names") }
      let length = Int(UInt32(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      offset += 4
      guard length <= end - offset, length <= limits.fieldBytes else {
        throw ColumnReadError(.malformed, "the file has a name of \(length) bytes")
      }
      names.append(String(decoding: file[offset..<offset + length], as: UTF8.self))
      offset += length
    }
    guard offset == end else { throw ColumnReadError(.malformed, "the file has more bytes than names") }
    return names
  }
}

extension Series {
  /// The first series of a column file, see `ColumnFile`. Throws `ColumnReadError`.
  public init(contentsOf url: URL, limits: ColumnReadLimits = ColumnReadLimits()) throws {
    guard let column = try ColumnFile.read(contentsOf: url, limits: limits).columns.first else {
      throw ColumnReadError(.malformed, "the file has no column")
    }
    self = column.series
  }
}
