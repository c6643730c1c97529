import TraceFormat

extension Symbolizer {
  /// Adds the names of its addresses to a trace file, so that it can be read on other machines.
  ///
  /// - Returns: what could not be named, one sentence each.
  /// - Throws: if the file cannot be read or written.
  @discardableResult
  public static func appendSymbols(toFile path: String) throws(TraceFileError) -> [String] {
    let reader = try TraceFileReader(path: path)
    var loader = TraceLoader(header: reader.header, fileSize: 0)
    var lastString: UInt32 = 0
    while let chunk = try reader.next() {
      if case .strings(let entries) = chunk { lastString = max(lastString, entries.map(\.id).max() ?? 0) }
      loader.add(chunk)
    }
    var trace = loader.finish(truncatedBytes: reader.truncatedBytes)
    let known = Set(trace.stacks.symbols.keys)
    let earlier = trace.info.warnings.count
    trace.symbolicate()
    var chunks = SymbolChunks(lastString: lastString)
    for (address, frames) in trace.stacks.symbols.sorted(by: { $0.key < $1.key }) where !known.contains(address) {
      chunks.add(address, frames)
    }
    if !chunks.symbols.isEmpty {
      let writer = try TraceFileWriter.append(to: path)
      try writer.write(.strings(chunks.strings))
      try writer.write(.symbols(chunks.symbols))
      try writer.close()
    }
    return Array(trace.info.warnings.dropFirst(earlier))
  }
}

/// Symbols in the form of a trace file, with the texts that they need.
private struct SymbolChunks {
  private(set) var strings: [(id: UInt32, text: String)] = []
  private(set) var symbols: [TraceFileSymbol] = []
  private var ids: [String: UInt32] = [:]
  private var lastString: UInt32

  init(lastString: UInt32) { self.lastString = lastString }

  mutating func add(_ address: UInt64, _ frames: [StackFrame]) {
    let module = id(frames.first?.module ?? "")
    symbols.append(
      TraceFileSymbol(
        address: address, module: module,
        frames: frames.map { frame in
          (id(frame.function), id(frame.location?.file ?? ""), UInt32(clamping: frame.location?.line ?? 0))
        }))
  }

  private mutating func id(_ text: String) -> UInt32 {
    if text.isEmpty { return 0 }
    if let id = ids[text] { return id }
    // If a file has used all numbers, it gets no more texts.
    guard lastString < .max else { return 0 }
    lastString += 1
    ids[text] = lastString
    strings.append((lastString, text))
    return lastString
  }
}
