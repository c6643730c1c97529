/// Encodes chunks as bytes. A table too large for one chunk becomes several.
struct ChunkEncoder {
  private(set) var output = ByteWriter()
  private var chunkStart = 0
  private var count: UInt32 = 0

  /// A single entry is larger than a chunk may be.
  struct EntryTooLarge: Error {}

  mutating func removeAll() { output.bytes.removeAll(keepingCapacity: true) }

  mutating func encode(_ chunk: TraceChunk) throws(EntryTooLarge) {
    switch chunk {
    case .info(let entries):
      try table(.info, entries) { output, entry in
        output.append(counted: entry.key)
        output.append(counted: entry.value)
      }
    case .clock(let entries):
      try table(.clock, entries) { output, entry in
        output.append(entry.ticks)
        output.append(entry.nanoseconds)
      }
    case .threads(let entries): try table(.threads, entries) { $1.encode(into: &$0) }
    case .strings(let entries):
      try table(.strings, entries) { output, entry in
        output.append(entry.id)
        output.append(counted: entry.text)
      }
    case .types(let entries): try table(.types, entries) { $1.encode(into: &$0) }
    case .paths(let entries): try table(.paths, entries) { $1.encode(into: &$0) }
    case .properties(let entries): try table(.properties, entries) { $1.encode(into: &$0) }
    case .modules(let entries): try table(.modules, entries) { $1.encode(into: &$0) }
    case .records(let thread, let records): records.withUnsafeBytes { self.records($0, thread: thread) }
    case .drops(let entries):
      try table(.drops, entries) { output, entry in
        output.append(entry.thread)
        output.append(0 as UInt32)
        output.append(entry.count)
      }
    case .symbols(let entries): try table(.symbols, entries) { $1.encode(into: &$0) }
    case .done(let records):
      open()
      output.append(records)
      close(.done)
    }
  }

  /// - Parameter records: 32 bytes each, as ``TraceRecord`` lays them out.
  mutating func records(_ records: UnsafeRawBufferPointer, thread: UInt32) {
    let size = MemoryLayout<TraceRecord>.stride
    let limit = (ChunkLayout.maximumPayload - ChunkLayout.tableHeaderSize) / size * size
    var start = 0
    repeat {
      let end = min(start + limit, records.count / size * size)
      open()
      output.append(thread)
      output.append(UInt32((end - start) / size))
      output.bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: records[start..<end]))
      close(.records)
      start = end
    } while records.count - start >= size
  }

  private mutating func table<Entry>(
    _ tag: ChunkTag, _ entries: [Entry], _ encode: (inout ByteWriter, Entry) -> Void
  ) throws(EntryTooLarge) {
    openTable()
    for entry in entries {
      let start = output.bytes.count
      encode(&output, entry)
      if payloadSize <= ChunkLayout.maximumPayload {
        count += 1
        continue
      }
      // The entry did not fit: it becomes the first one of the next chunk.
      output.bytes.removeLast(output.bytes.count - start)
      closeTable(tag)
      openTable()
      encode(&output, entry)
      count = 1
      if payloadSize > ChunkLayout.maximumPayload { throw EntryTooLarge() }
    }
    closeTable(tag)
  }

  private var payloadSize: Int { output.bytes.count - chunkStart - ChunkLayout.headerSize }

  private mutating func open() {
    chunkStart = output.bytes.count
    output.bytes.append(contentsOf: repeatElement(0, count: ChunkLayout.headerSize))
  }

  private mutating func openTable() {
    open()
    count = 0
    output.append(0 as UInt64)
  }

  private mutating func closeTable(_ tag: ChunkTag) {
    output.set(count, at: chunkStart + ChunkLayout.headerSize)
    close(tag)
  }

  private mutating func close(_ tag: ChunkTag) {
    let length = payloadSize
    output.bytes.append(contentsOf: repeatElement(0, count: ChunkLayout.padded(length) - length))
    let checksum = output.bytes.withUnsafeBytes { bytes in
      Checksum.of(
        UnsafeRawBufferPointer(rebasing: bytes[(chunkStart + ChunkLayout.headerSize)...]),
        after: (tag.rawValue, UInt32(length)))
    }
    output.set(tag.rawValue, at: chunkStart)
    output.set(UInt32(length), at: chunkStart + 4)
    output.set(checksum, at: chunkStart + 8)
  }
}

extension TraceFileThread {
  fileprivate func encode(into output: inout ByteWriter) {
    output.append(number)
    output.append(systemID)
    output.append(isMain ? 1 : 0 as UInt32)
    output.append(counted: name)
  }
}

extension TraceFileType {
  fileprivate func encode(into output: inout ByteWriter) {
    output.append(reference)
    output.append(name)
    output.append(mangledName)
    output.append(counted: closures)
  }
}

extension TraceFilePath {
  fileprivate func encode(into output: inout ByteWriter) {
    output.append(id)
    output.append(parent)
    output.append(type)
    output.append(text)
  }
}

extension TraceFileProperty {
  fileprivate func encode(into output: inout ByteWriter) {
    output.append(id)
    output.append(owner)
    output.append(name)
    output.append(address)
  }
}

extension TraceFileModule {
  fileprivate func encode(into output: inout ByteWriter) {
    output.append(base)
    output.append(end)
    output.append(bias)
    output.append(path)
    output.append(counted: buildID)
  }
}

extension TraceFileSymbol {
  fileprivate func encode(into output: inout ByteWriter) {
    output.append(address)
    output.append(module)
    output.append(UInt32(clamping: frames.count))
    for frame in frames {
      output.append(frame.function)
      output.append(frame.file)
      output.append(frame.line)
    }
  }
}
