import Glibc
import TraceFormat

/// A trace file that was read, with names for all addresses that can be named, and what it takes to put them into the
/// file.
///
/// A recording keeps addresses, because looking them up takes longer than a developer waits for the end of a recording.
/// Whoever reads it first looks them up (docs/decisions/symbols-when-read.md).
struct NamedFile {
  /// How many bytes of names are put into a file.
  static let limit = 64 << 20

  let trace: Trace
  /// See ``Symbolizer/isWhole``.
  let isWhole: Bool
  private let path: String
  /// The addresses that the file has no names for.
  private let found: [UInt64]
  private let lastString: UInt32
  /// Of the header and the whole chunks that were read.
  private let bytes: Int

  init(path: String) throws(TraceFileError) {
    self.path = path
    let reader = try TraceFileReader(path: path)
    var loader = TraceLoader(header: reader.header, fileSize: Self.size(of: path))
    while let chunk = try reader.next() { loader.add(chunk) }
    (bytes, lastString) = (reader.wholeBytes, loader.lastString)
    var trace = loader.finish(truncatedBytes: reader.truncatedBytes)
    var symbolizer = Symbolizer(modules: trace.modules)
    found = trace.symbolicate(&symbolizer)
    isWhole = symbolizer.isWhole
    self.trace = trace
  }

  /// Bytes of a file; 0 if the system does not say.
  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Puts the names that were looked up into the file. An address whose program could not be used gets none: it may be
  /// there for the next reader.
  ///
  /// - Throws: if the file cannot be written, is being recorded, or has changed since it was read.
  func keepNames(limit: Int = Self.limit) throws(TraceFileError) {
    var chunks = SymbolChunks(lastString: lastString)
    for address in found.sorted() {
      guard let frames = trace.stacks.symbols[address], isWhole || !frames.allSatisfy(\.isNameless) else { continue }
      chunks.add(address, frames)
    }
    guard !chunks.symbols.isEmpty else { return }
    guard chunks.bytes <= limit else {
      throw .cannotWrite(path: path, reason: "its names take more than \(limit) bytes")
    }
    let writer = try TraceFileWriter.append(to: path, after: bytes)
    try writer.write(.strings(chunks.strings))
    try writer.write(.symbols(chunks.symbols))
    try writer.close()
  }
}

/// Symbols in the form of a trace file, with the texts that they need.
private struct SymbolChunks {
  private(set) var strings: [(id: UInt32, text: String)] = []
  private(set) var symbols: [TraceFileSymbol] = []
  /// About how many bytes they take in a file.
  private(set) var bytes = 0
  private var ids: [String: UInt32] = [:]
  private var lastString: UInt32

  init(lastString: UInt32) { self.lastString = lastString }

  mutating func add(_ address: UInt64, _ frames: [StackFrame]) {
    let module = id(frames.first?.module ?? "")
    let frames = frames.prefix(NameTables.inlinedLimit).map { frame in
      (id(frame.function), id(frame.location?.file ?? ""), UInt32(clamping: frame.location?.line ?? 0))
    }
    symbols.append(TraceFileSymbol(address: address, module: module, frames: frames))
    bytes += 16 + 12 * frames.count
  }

  private mutating func id(_ text: String) -> UInt32 {
    if text.isEmpty { return 0 }
    if let id = ids[text] { return id }
    // If a file has used all numbers, it gets no more texts.
    guard lastString < .max else { return 0 }
    lastString += 1
    ids[text] = lastString
    strings.append((lastString, text))
    bytes += 8 + text.utf8.count
    return lastString
  }
}
