/// Reads a trace file, chunk by chunk, in bounded memory.
///
/// Trusts nothing in the file: it checks lengths before it allocates, and checksums before it decodes. A killed program
/// leaves a file that ends inside a chunk; everything before that chunk is read. Only one thread at a time may use a
/// reader.
public final class TraceFileReader {
  public let header: TraceHeader
  /// Whether the recording ended properly. Known at the end of the file.
  public private(set) var isComplete = false
  /// Bytes after the last whole chunk. Known at the end of the file.
  public private(set) var truncatedBytes = 0
  /// Bytes of the header and of all chunks read so far.
  public private(set) var wholeBytes: Int

  private let source: ByteSource
  private var buffer = ChunkBuffer()
  private var isAtEnd = false

  /// Opens a trace and reads its header.
  public convenience init(path: String) throws(TraceFileError) {
    try self.init(ByteSource(path: path))
  }

  /// Reads a trace from memory. Error messages call it `name`.
  public convenience init(bytes: [UInt8], name: String = "the trace") throws(TraceFileError) {
    try self.init(ByteSource(bytes: bytes, name: name))
  }

  private init(_ source: ByteSource) throws(TraceFileError) {
    self.source = source
    let bytes = try buffer.fill(HeaderLayout.size, from: source)
    if bytes.isEmpty { throw .notATrace(path: source.name, reason: "it is empty") }
    let size: Int
    do throws(TraceHeader.Fault) {
      (header, size) = try TraceHeader.decode(bytes)
    } catch {
      switch error {
      case .foreign: throw .notATrace(path: source.name, reason: "it begins differently")
      case .newer(let major): throw .newerVersion(path: source.name, major: Int(major))
      case .damaged: throw .damaged(path: source.name, offset: 0, reason: "its header is not whole")
      }
    }
    wholeBytes = size
    let rest = size - HeaderLayout.size
    if try buffer.fill(rest, from: source).count < rest {
      throw .damaged(path: source.name, offset: 0, reason: "its header is not whole")
    }
  }

  /// The next chunk of a kind that this version knows. Nil at the end, and always after an error.
  public func next() throws(TraceFileError) -> TraceChunk? {
    while let (tag, payload) = try nextFrame() {
      guard let tag = ChunkTag(rawValue: tag) else { continue }
      if tag == .done { isComplete = true }
      do throws(ChunkDecoder.Malformed) {
        return try ChunkDecoder.decode(tag, payload)
      } catch {
        isAtEnd = true
        let start = wholeBytes - ChunkLayout.headerSize - ChunkLayout.padded(payload.count)
        throw .damaged(path: source.name, offset: start, reason: "its \(tag.text) chunk does not hold what it says")
      }
    }
    return nil
  }

  /// Reads on to the end without decoding chunks.
  func skipToEnd() throws(TraceFileError) {
    while try nextFrame() != nil {}
  }

  /// The tag and payload of the next chunk, nil at the end. The payload is valid until the next call.
  private func nextFrame() throws(TraceFileError) -> (tag: UInt32, payload: UnsafeRawBufferPointer)? {
    if isAtEnd { return nil }
    isAtEnd = true
    let head = try buffer.fill(ChunkLayout.headerSize, from: source)
    guard head.count == ChunkLayout.headerSize else {
      truncatedBytes = head.count
      return nil
    }
    var reader = ByteReader(head)
    let tag: UInt32 = reader.next()
    let length = Int(reader.next() as UInt32)
    let checksum: UInt64 = reader.next()
    // Zeros have a valid checksum, so a file with a large hole would be read to its end for nothing.
    guard tag != 0 else {
      throw .damaged(path: source.name, offset: wholeBytes, reason: "a chunk has no tag")
    }
    guard length <= ChunkLayout.maximumPayload else {
      throw .damaged(path: source.name, offset: wholeBytes, reason: "a chunk of \(length) bytes is too long")
    }
    let padded = ChunkLayout.padded(length)
    let payload = try buffer.fill(padded, from: source)
    guard payload.count == padded else {
      truncatedBytes = ChunkLayout.headerSize + payload.count
      return nil
    }
    guard Checksum.of(payload, after: (tag, UInt32(length))) == checksum else {
      throw .damaged(path: source.name, offset: wholeBytes, reason: "a chunk's checksum is wrong")
    }
    wholeBytes += ChunkLayout.headerSize + padded
    isAtEnd = false
    return (tag, UnsafeRawBufferPointer(rebasing: payload[..<length]))
  }
}

/// Memory for one chunk, used again for the next.
private struct ChunkBuffer: ~Copyable {
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  deinit { memory.deallocate() }

  /// The next `count` bytes, or fewer at the end of the file.
  mutating func fill(_ count: Int, from source: ByteSource) throws(TraceFileError) -> UnsafeRawBufferPointer {
    if count > memory.count {
      memory.deallocate()
      memory = .allocate(byteCount: min(2 * count, ChunkLayout.maximumPayload), alignment: 16)
    }
    let got = try source.read(into: UnsafeMutableRawBufferPointer(rebasing: memory[..<count]))
    return UnsafeRawBufferPointer(rebasing: memory[..<got])
  }
}
