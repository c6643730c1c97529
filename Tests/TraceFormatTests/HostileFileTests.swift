import Foundation
import Testing
import TraceFormat

/// Files that are not what they should be: one clear error, or the part that is good.
struct HostileFileTests {
  @Test func aFileCutAnywhereIsReadUpToItsLastWholeChunk() throws {
    let (whole, ends) = try bytes(of: sampleChunks)
    let all = sampleChunks.map { String(describing: $0) }
    for length in 64...whole.count {
      let reader = try TraceFileReader(bytes: Array(whole[..<length]))
      let good = ends.prefix { $0 <= length }.count
      #expect(try descriptions(reader) == Array(all[..<good]))
      #expect(reader.truncatedBytes == length - (good == 0 ? 64 : ends[good - 1]))
      #expect(reader.isComplete == (good == all.count))
      #expect(try reader.next() == nil)
    }
  }

  @Test func aFileCutWithinItsHeaderIsRefused() throws {
    let whole = try bytes(of: sampleChunks).bytes
    for length in 0..<64 {
      #expect(throws: TraceFileError.self) { try TraceFileReader(bytes: Array(whole[..<length])) }
    }
  }

  /// A changed byte is found, or (in a length) leaves the file cut at that chunk; what comes before is as it was.
  @Test func everyChangedByteIsFound() throws {
    let (whole, ends) = try bytes(of: sampleChunks)
    let all = sampleChunks.map { String(describing: $0) }
    for offset in whole.indices {
      for change in [0xFF, 1, 0x80] as [UInt8] {
        var changed = whole
        changed[offset] ^= change
        let (read, end) = outcome(of: changed)
        #expect(end != "complete" && !end.contains("\n"), "byte \(offset)")
        #expect(read == Array(all[..<ends.filter { $0 <= offset }.count]), "byte \(offset)")
      }
    }
  }

  /// What can be read of `bytes`, and how that ended.
  private func outcome(of bytes: [UInt8]) -> (read: [String], end: String) {
    var read: [String] = []
    do {
      let reader = try TraceFileReader(bytes: bytes)
      while let chunk = try reader.next() { read.append(String(describing: chunk)) }
      return (read, reader.truncatedBytes > 0 ? "truncated" : "complete")
    } catch {
      return (read, "\(error)")
    }
  }

  @Test func nothingIsReadBehindAnError() throws {
    var (whole, ends) = try bytes(of: sampleChunks)
    whole[ends[0] + 20] ^= 1
    let reader = try TraceFileReader(bytes: whole, name: "x.trace")
    #expect(try reader.next() != nil)
    #expect(
      throws: TraceFileError.damaged(path: "x.trace", offset: ends[0], reason: "a chunk's checksum is wrong")
    ) { try reader.next() }
    #expect(try reader.next() == nil)
  }

  @Test func foreignFilesAreNamedAsSuch() throws {
    let folder = try TemporaryFolder()
    let files: [(name: String, bytes: [UInt8])] = [
      ("picture.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(repeating: 0, count: 200)),
      ("text", Array("APUS is the common swift.\n".utf8)), ("short", [0x41]),
      ("zeros", Array(repeating: 0, count: 100)),
    ]
    for (name, bytes) in files {
      try Data(bytes).write(to: URL(fileURLWithPath: folder.file(name)))
      let error = TraceFileError.notATrace(path: folder.file(name), reason: "it begins differently")
      #expect(throws: error) { try TraceFileReader(path: folder.file(name)) }
      #expect(throws: error) { try TraceFileWriter.append(to: folder.file(name)) }
    }
  }

  @Test func whatIsNoFileIsNamedAsSuch() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: folder.file("empty")))
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    let reasons = [
      folder.file("empty"): "it is empty", folder.path: "it is not a file", "/dev/null": "it is not a file",
      "/dev/zero": "it is not a file", folder.file("pipe"): "it is not a file",
    ]
    for (path, reason) in reasons {
      #expect(throws: TraceFileError.notATrace(path: path, reason: reason)) { try TraceFileReader(path: path) }
    }
    let missing = folder.file("missing")
    #expect(throws: TraceFileError.cannotOpen(path: missing, reason: "No such file or directory")) {
      try TraceFileReader(path: missing)
    }
  }

  @Test func anotherMajorVersionIsNamedWhateverFollows() throws {
    let version = Array("APUSTRAC".utf8) + [2, 0, 0, 0]
    #expect(throws: TraceFileError.newerVersion(path: "x", major: 2)) {
      try TraceFileReader(bytes: version + Array(repeating: 0xEE, count: 100), name: "x")
    }
    #expect(
      TraceFileError.newerVersion(path: "x", major: 2).description
        == "x was made by another version of Apus: its format is 2, this one reads 1")
  }

  /// A later minor version: a longer header, a tag nobody knows, more behind a table's entries.
  @Test func aLaterMinorVersionIsRead() throws {
    var file = Forged.header(minor: 9, size: 72) + Array(repeating: 0xAA, count: 8)
    file += Forged.chunk("NEWS", [1, 2, 3])
    file += Forged.chunk("DROP", Forged.words(1, 0, 3, 0, 5, 0) + [9, 9, 9, 9])
    file += Forged.chunk("DONE", Forged.words(0, 0))
    let reader = try TraceFileReader(bytes: file)
    #expect(try descriptions(reader) == ["drops([(thread: 3, count: 5)])", "done(records: 0)"])
    #expect(reader.isComplete)
  }

  @Test func aHeaderOfAnImpossibleSizeIsDamaged() {
    for size in [0, 63, 65, 56, 4104, 0xFFFF_FFFF] as [UInt32] {
      #expect(throws: TraceFileError.damaged(path: "x", offset: 0, reason: "its header is not whole")) {
        try TraceFileReader(bytes: Forged.header(size: size) + Array(repeating: 0, count: 5000), name: "x")
      }
    }
    #expect(throws: TraceFileError.damaged(path: "x", offset: 0, reason: "its header is not whole")) {
      try TraceFileReader(bytes: Forged.header(size: 128), name: "x")
    }
  }

  @Test func aChunkLongerThanAllowedIsDamaged() throws {
    for length in [(16 << 20) + 1, 0x7FFF_FFFF, 0xFFFF_FFFF] as [UInt32] {
      let chunk = Array("RECS".utf8) + Forged.words(length, 0, 0)
      let reader = try TraceFileReader(bytes: Forged.header() + chunk, name: "x")
      #expect(
        throws: TraceFileError.damaged(path: "x", offset: 64, reason: "a chunk of \(length) bytes is too long")
      ) { try reader.next() }
    }
  }

  /// Zeros have the checksum of zeros: a hole behind the chunks is not taken for endless empty ones.
  @Test func zerosBehindTheChunksAreDamage() throws {
    let reader = try TraceFileReader(bytes: Forged.header() + Array(repeating: 0, count: 64), name: "x")
    #expect(throws: TraceFileError.damaged(path: "x", offset: 64, reason: "a chunk has no tag")) { try reader.next() }
    #expect(try reader.next() == nil)
  }

  /// Right checksums around counts and lengths that the payload does not hold.
  @Test(
    arguments: [
      ("INFO", [1, 0, 0xFFFF_FFFF]), ("INFO", [0xFFFF_FFFF, 0]), ("INFO", []), ("INFO", [1, 0, 0, 5, 0]),
      ("CLOK", [2, 0, 1, 1, 1, 1]), ("THRD", [1, 0, 1, 1, 1, 1]), ("STRS", [1, 0, 1, 0x8000_0000]),
      ("TYPE", [1, 0, 0, 0, 0, 0, 0x4000_0001]), ("TYPE", [1, 0, 0, 0, 0, 0, 1]), ("PATH", [1, 0, 0]),
      ("PROP", [1, 0, 0, 0, 0, 0]), ("MODL", [1, 0, 0, 0, 0, 0, 0, 0, 0, 1]), ("RECS", [0, 1, 0]),
      ("RECS", [0, 0xFFFF_FFFF]), ("RECS", [0]), ("DROP", [1, 0]), ("SYMB", [1, 0, 0, 0, 0, 0xFFFF_FFFF, 0]),
      ("SYMB", [1, 0, 0, 0, 0, 1, 0, 0]), ("DONE", [1]),
    ] as [(String, [UInt32])])
  func aTableThatEndsTooEarlyIsDamaged(tag: String, words: [UInt32]) throws {
    let reader = try TraceFileReader(bytes: Forged.header() + Forged.chunk(tag, Forged.bytes(words)), name: "x")
    #expect(
      throws: TraceFileError.damaged(path: "x", offset: 64, reason: "its \(tag) chunk does not hold what it says")
    ) { try reader.next() }
    #expect(try reader.next() == nil)
  }

  @Test func textThatIsNotUTF8IsReplaced() throws {
    let chunk = Forged.chunk("STRS", Forged.words(1, 0, 1, 2) + [0xFF, 0x41])
    let reader = try TraceFileReader(bytes: Forged.header() + chunk)
    guard case .strings(let strings)? = try reader.next() else {
      Issue.record("no strings")
      return
    }
    #expect(strings.map(\.text) == ["\u{FFFD}A"])
  }
}
