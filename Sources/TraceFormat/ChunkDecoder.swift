/// Decodes the payload of a chunk.
enum ChunkDecoder {
  /// The payload ends inside an entry.
  struct Malformed: Error {}

  static func decode(_ tag: ChunkTag, _ payload: UnsafeRawBufferPointer) throws(Malformed) -> TraceChunk {
    var reader = ByteReader(payload)
    switch tag {
    case .info: return .info(try table(&reader, least: 8) { ($0.nextText(), $0.nextText()) })
    case .clock: return .clock(try table(&reader, least: 16) { ($0.next(), $0.next()) })
    case .threads: return .threads(try table(&reader, least: 16) { TraceFileThread(&$0) })
    case .strings: return .strings(try table(&reader, least: 8) { ($0.next(), $0.nextText()) })
    case .types: return .types(try table(&reader, least: 20) { TraceFileType(&$0) })
    case .paths: return .paths(try table(&reader, least: 20) { TraceFilePath(&$0) })
    case .properties: return .properties(try table(&reader, least: 20) { TraceFileProperty(&$0) })
    case .modules: return .modules(try table(&reader, least: 32) { TraceFileModule(&$0) })
    case .records: return try records(&reader)
    case .drops:
      return .drops(
        try table(&reader, least: 16) { reader in
          let thread: UInt32 = reader.next()
          _ = reader.next() as UInt32
          return (thread, reader.next())
        })
    case .symbols: return .symbols(try table(&reader, least: 16) { TraceFileSymbol(&$0) })
    case .done:
      let records: UInt64 = reader.next()
      if reader.isExhausted { throw Malformed() }
      return .done(records: records)
    }
  }

  /// - Parameter least: size of the smallest possible entry in bytes. It limits what a wrong count can make us
  ///   allocate.
  private static func table<Entry>(
    _ reader: inout ByteReader, least: Int, _ entry: (inout ByteReader) -> Entry
  ) throws(Malformed) -> [Entry] {
    let count = Int(reader.next() as UInt32)
    _ = reader.next() as UInt32
    guard !reader.isExhausted, count <= reader.remaining / least else { throw Malformed() }
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    for _ in 0..<count {
      entries.append(entry(&reader))
      if reader.isExhausted { throw Malformed() }
    }
    return entries
  }

  private static func records(_ reader: inout ByteReader) throws(Malformed) -> TraceChunk {
    let thread: UInt32 = reader.next()
    let count = Int(reader.next() as UInt32)
    let bytes = reader.next(count: count * MemoryLayout<TraceRecord>.stride)
    guard !reader.isExhausted else { throw Malformed() }
    let records = [TraceRecord](unsafeUninitializedCapacity: count) { buffer, initialized in
      if count > 0 { UnsafeMutableRawBufferPointer(buffer).copyMemory(from: bytes) }
      initialized = count
    }
    return .records(thread: thread, records)
  }
}

extension TraceFileThread {
  fileprivate init(_ reader: inout ByteReader) {
    (number, systemID) = (reader.next(), reader.next())
    let flags: UInt32 = reader.next()
    isMain = flags & 1 != 0
    name = reader.nextText()
  }
}

extension TraceFileType {
  fileprivate init(_ reader: inout ByteReader) {
    (reference, name, mangledName) = (reader.next(), reader.next(), reader.next())
    closures = reader.nextWords()
  }
}

extension TraceFilePath {
  fileprivate init(_ reader: inout ByteReader) {
    (id, parent, type, text) = (reader.next(), reader.next(), reader.next(), reader.next())
  }
}

extension TraceFileProperty {
  fileprivate init(_ reader: inout ByteReader) {
    (id, owner, name, address) = (reader.next(), reader.next(), reader.next(), reader.next())
  }
}

extension TraceFileModule {
  fileprivate init(_ reader: inout ByteReader) {
    (base, end, bias, path) = (reader.next(), reader.next(), reader.next(), reader.next())
    buildID = reader.nextBytes()
  }
}

extension TraceFileSymbol {
  fileprivate init(_ reader: inout ByteReader) {
    (address, module) = (reader.next(), reader.next())
    let count = Int(reader.next() as UInt32)
    var entries = ByteReader(reader.next(count: 12 * count))
    frames = []
    frames.reserveCapacity(entries.remaining / 12)
    while entries.remaining > 0 { frames.append((entries.next(), entries.next(), entries.next())) }
  }
}
