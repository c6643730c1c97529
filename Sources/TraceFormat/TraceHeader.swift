/// The beginning of a trace file: which process was recorded, and when.
public struct TraceHeader: Sendable, Hashable {
  public var processID: UInt32
  /// The recording clock at the start.
  public var startTicks: UInt64
  /// The monotonic clock at the start, in nanoseconds.
  public var startNanoseconds: UInt64
  /// The wall clock at the start, in nanoseconds since 1970 in UTC.
  public var startDate: UInt64
  /// No flag is defined yet, so this is 0.
  public var flags: UInt32

  public init(
    processID: UInt32, startTicks: UInt64, startNanoseconds: UInt64, startDate: UInt64, flags: UInt32 = 0
  ) {
    (self.processID, self.flags) = (processID, flags)
    (self.startTicks, self.startNanoseconds, self.startDate) = (startTicks, startNanoseconds, startDate)
  }
}

/// The bytes of a ``TraceHeader``.
enum HeaderLayout {
  static let magic = Array("APUSTRAC".utf8)
  /// Bytes of the header that this version writes; later minor versions may write more, up to `maximumSize`.
  static let size = 64
  static let maximumSize = 4096
  /// Offset of the checksum, which covers the bytes before it.
  static let checksumOffset = 56
}

extension TraceHeader {
  /// The header's 64 bytes.
  var encoded: [UInt8] {
    var bytes = ByteWriter()
    bytes.append(HeaderLayout.magic)
    bytes.append(TraceFormatVersion.major)
    bytes.append(TraceFormatVersion.minor)
    bytes.append(UInt32(HeaderLayout.size))
    bytes.append(processID)
    bytes.append(flags)
    bytes.append(startTicks)
    bytes.append(startNanoseconds)
    bytes.append(startDate)
    bytes.append(0 as UInt64)
    bytes.append(bytes.bytes.withUnsafeBytes { Checksum.of($0) })
    return bytes.bytes
  }

  /// Why the first bytes of a file are no header.
  enum Fault: Error {
    case foreign
    case newer(major: UInt16)
    case damaged
  }

  /// Reads a header.
  ///
  /// - Parameter bytes: the first 64 bytes of the file.
  /// - Returns: the header and how many bytes it takes in the file.
  static func decode(_ bytes: UnsafeRawBufferPointer) throws(Fault) -> (TraceHeader, size: Int) {
    guard bytes.prefix(HeaderLayout.magic.count).elementsEqual(HeaderLayout.magic) else { throw .foreign }
    guard bytes.count >= HeaderLayout.size else { throw .damaged }
    var reader = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[HeaderLayout.magic.count...]))
    let major: UInt16 = reader.next()
    _ = reader.next() as UInt16
    // Checked before the checksum, which another major version may keep elsewhere.
    guard major == TraceFormatVersion.major else { throw .newer(major: major) }
    let covered = UnsafeRawBufferPointer(rebasing: bytes[..<HeaderLayout.checksumOffset])
    let checksum = bytes.loadUnaligned(fromByteOffset: HeaderLayout.checksumOffset, as: UInt64.self)
    guard Checksum.of(covered) == UInt64(littleEndian: checksum) else { throw .damaged }
    let size = Int(reader.next() as UInt32)
    guard (HeaderLayout.size...HeaderLayout.maximumSize).contains(size), size % 8 == 0 else { throw .damaged }
    let processID: UInt32 = reader.next()
    let flags: UInt32 = reader.next()
    let header = TraceHeader(
      processID: processID, startTicks: reader.next(), startNanoseconds: reader.next(), startDate: reader.next(),
      flags: flags)
    return (header, size)
  }
}
