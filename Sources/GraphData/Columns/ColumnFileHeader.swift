/// The first 64 bytes of a column file, see docs/series-format.md.
struct ColumnFileHeader: Equatable {
  static let size = 64
  static let magic: UInt64 = 0x7365_6972_6573_7061  // "apseries" in little-endian order
  static let version: UInt32 = 1
  /// The columns begin at a multiple of this.
  static let alignment = 64

  var isRegular: Bool
  var count: UInt64
  var columnCount: UInt32
  var namesSize: UInt32
  var start: Double
  var step: Double

  /// Where the columns begin.
  var columnsOffset: Int {
    (Self.size + Int(namesSize) + Self.alignment - 1) / Self.alignment * Self.alignment
  }

  /// The size of the file in bytes; `nil` if it exceeds what an `Int` can hold.
  var fileSize: Int? {
    let columns = UInt64(columnCount) + (isRegular ? 0 : 1)
    let (numbers, isOverflow) = count.multipliedReportingOverflow(by: columns)
    // Without columns, any number of points takes no bytes.
    let most = UInt64(Int.max) / 16
    guard !isOverflow, numbers <= most, count <= most else { return nil }
    return columnsOffset + Int(numbers) * 8
  }

  var bytes: [UInt8] {
    var result: [UInt8] = []
    func add(_ value: some FixedWidthInteger) { withUnsafeBytes(of: value.littleEndian) { result += $0 } }
    add(Self.magic)
    add(Self.version)
    add(UInt32(isRegular ? 1 : 0))
    add(count)
    add(columnCount)
    add(namesSize)
    add(start.bitPattern)
    add(step.bitPattern)
    result += Array(repeating: 0, count: Self.size - result.count)
    return result
  }

  init(isRegular: Bool, count: Int, columnCount: Int, namesSize: Int, start: Double, step: Double) {
    self.isRegular = isRegular
    self.count = UInt64(count)
    self.columnCount = UInt32(columnCount)
    self.namesSize = UInt32(namesSize)
    self.start = start
    self.step = step
  }

  /// Reads a header. Throws `ColumnReadError` if it contradicts itself or the size of `file`.
  init(_ file: UnsafeRawBufferPointer) throws {
    guard file.count >= Self.size else {
      throw ColumnReadError(.malformed, "the file has \(file.count) bytes and no header")
    }
    func read<Value: FixedWidthInteger>(_ offset: Int) -> Value {
      Value(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: Value.self))
    }
    guard read(0) == Self.magic else { throw ColumnReadError(.malformed, "the file is not a column file") }
    let version: UInt32 = read(8)
    guard version == Self.version else {
      throw ColumnReadError(.malformed, "the file is of version \(version); this reader knows \(Self.version)")
    }
    let flags: UInt32 = read(12)
    guard flags <= 1 else { throw ColumnReadError(.malformed, "the file has flags that are not known: \(flags)") }
    isRegular = flags == 1
    count = read(16)
    columnCount = read(24)
    namesSize = read(28)
    start = Double(bitPattern: read(32))
    step = Double(bitPattern: read(40))
    guard let size = fileSize else { throw ColumnReadError(.tooLarge, "the file says it has \(count) points") }
    guard size == file.count else {
      throw ColumnReadError(.malformed, "the file has \(file.count) bytes and should have \(size)")
    }
    guard !isRegular || start.isFinite && step.isFinite && step > 0 else {
      throw ColumnReadError(.malformed, "the file has a step of \(step) from \(start)")
    }
  }
}
