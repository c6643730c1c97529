import Foundation
import Testing
import TraceFormat

struct WriterTests {
  /// A recording holds what its user did.
  @Test func aTraceIsForItsOwnerAlone() throws {
    let folder = try TemporaryFolder()
    try TraceFileWriter(path: folder.file("trace"), header: sampleHeader).close()
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("trace"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func appendingContinuesBehindTheLastWholeChunk() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("trace")
    let (whole, ends) = try bytes(of: sampleChunks)
    // As a program leaves it that was killed within its tenth chunk.
    try Data(whole[..<(ends[9] - 5)]).write(to: URL(fileURLWithPath: path))
    let writer = try TraceFileWriter.append(to: path)
    try writer.write(.done(records: 3))
    try writer.write(.clock([]))
    try writer.close()
    let reader = try TraceFileReader(path: path)
    #expect(
      try descriptions(reader) == sampleChunks[..<9].map { String(describing: $0) } + ["done(records: 3)", "clock([])"])
    #expect(reader.truncatedBytes == 0)
    #expect(reader.isComplete)
  }

  @Test func nothingIsAddedToADamagedFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("trace")
    var whole = try bytes(of: sampleChunks).bytes
    whole[200] ^= 1
    try Data(whole).write(to: URL(fileURLWithPath: path))
    #expect(throws: TraceFileError.self) { try TraceFileWriter.append(to: path) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(whole))
  }

  /// A pipe's reader could let the program wait for ever; a device could be anything.
  @Test func onlyFilesAreWritten() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    // A pipe that somebody reads.
    #expect(mkfifo(folder.file("read"), 0o600) == 0)
    let reader = open(folder.file("read"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    for path in ["/dev/full", "/dev/null", folder.file("pipe"), folder.file("read")] {
      #expect(throws: TraceFileError.cannotOpen(path: path, reason: "it is not a file")) {
        try TraceFileWriter(path: path, header: sampleHeader)
      }
    }
  }

  /// Two programs that wrote into one file would damage it: the second one is told, and the file is as it was.
  @Test func aFileHasOneWriter() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("trace")
    let first = try TraceFileWriter(path: path, header: sampleHeader)
    try first.write(sampleChunks[0])
    let error = TraceFileError.cannotOpen(path: path, reason: "it is being written")
    #expect(throws: error) { try TraceFileWriter(path: path, header: sampleHeader) }
    #expect(throws: error) { try TraceFileWriter.append(to: path) }
    #expect(throws: TraceFileError.cannotWrite(path: path, reason: "it is being written")) {
      try TraceFileWriter.checkIsFree(path)
    }
    try first.write(.done(records: 0))
    try first.close()
    let reader = try TraceFileReader(path: path)
    #expect(try descriptions(reader) == [String(describing: sampleChunks[0]), "done(records: 0)"])
    try TraceFileWriter.checkIsFree(path)
    try TraceFileWriter.append(to: path).close()
    try TraceFileWriter(path: path, header: sampleHeader).close()
  }

  @Test func aPathThatCannotBeMadeIsATypedError() throws {
    let folder = try TemporaryFolder()
    #expect(throws: TraceFileError.cannotOpen(path: folder.path, reason: "Is a directory")) {
      try TraceFileWriter(path: folder.path, header: sampleHeader)
    }
    let nowhere = folder.file("missing/trace")
    #expect(throws: TraceFileError.cannotOpen(path: nowhere, reason: "No such file or directory")) {
      try TraceFileWriter(path: nowhere, header: sampleHeader)
    }
  }

  @Test func aClosedWriterWritesNothing() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("trace")
    let writer = try TraceFileWriter(path: path, header: sampleHeader)
    try writer.close()
    try writer.close()
    #expect(throws: TraceFileError.cannotWrite(path: path, reason: "it is closed")) {
      try writer.write(.done(records: 0))
    }
  }

  /// A write that the system cuts short (here by a limit on the size of files) leaves whole chunks only, and the writer
  /// goes on once there is room.
  @Test func aFailedWriteLeavesWholeChunks() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("trace")
    let writer = try TraceFileWriter(path: path, header: sampleHeader)
    try writer.write(sampleChunks[0])
    var old = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    getrlimit(resource, &old)
    let oldHandler = signal(SIGXFSZ, SIG_IGN)
    defer { signal(SIGXFSZ, oldHandler) }
    var limit = rlimit(rlim_cur: 4096, rlim_max: old.rlim_max)
    setrlimit(resource, &limit)
    let result = Result {
      try writer.write(.records(thread: 0, Array(repeating: TraceRecord(kind: .marker), count: 1000)))
    }
    setrlimit(resource, &old)
    #expect(throws: TraceFileError.cannotWrite(path: path, reason: "File too large")) { try result.get() }
    try writer.write(.done(records: 0))
    try writer.close()
    #expect(
      try descriptions(TraceFileReader(path: path)) == [String(describing: sampleChunks[0]), "done(records: 0)"])
  }
}
