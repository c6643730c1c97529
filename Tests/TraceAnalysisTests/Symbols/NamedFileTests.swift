import Foundation
import Testing
import TraceFormat

@testable import TraceAnalysis

/// Names are looked up by whoever reads a trace first, in files that are known to be those that ran, and stay in it.
@Suite final class NamedFileTests {
  private static let source = """
    @inline(never) func helper(_ a: Int) -> Int { a &* 3 }
    @main struct Main { static func main() { print(helper(2)) } }
    """
  private static let bias: UInt64 = 0x5000_0000_0000

  private let program: CompiledProgram
  private let path: String

  init() throws {
    program = try #require(try CompiledProgram(Self.source, module: "Views"), "needs swiftc")
    path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).apustrace").path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A write in `helper`, of a program with that build id.
  private func writeTrace(_ buildID: [UInt8]) throws {
    let table = SymbolTable(try #require(ELFFile(path: program.path)))
    let helper = try #require(table.functions.first { table.name(of: $0) == "$s5Views6helperyS2iF" })
    let writer = try TraceFileWriter(
      path: path, header: TraceHeader(processID: 1, startTicks: 0, startNanoseconds: 0, startDate: 0))
    let module = TraceFileModule(
      base: Self.bias, end: Self.bias + 1 << 24, bias: Self.bias, buildID: buildID, path: 7)
    let texts: [(id: UInt32, text: String)] = [(7, program.path)]
    try writer.write(.strings(texts))
    try writer.write(.clock([(0, 0), (10_000_000, 10_000_000)]))
    try writer.write(.modules([module]))
    let write = TraceRecord(
      time: 2, reference: 0, kind: .write, detail: WriteKind.observable.rawValue, id: 1, value: 0)
    try writer.write(.records(thread: 1, [write, TraceRecord(addresses: [helper.address + Self.bias + 1])]))
    try writer.write(.done(records: 2))
    try writer.close()
  }

  private var buildID: [UInt8] {
    get throws {
      let id = try #require(ELFFile(path: program.path)).buildID
      #expect(!id.isEmpty, "Swift asks the linker for one")
      return id
    }
  }
  private var bytes: Data { get throws { try Data(contentsOf: URL(fileURLWithPath: path)) } }
  private func readKeepingNames() throws -> Trace { try Trace(contentsOf: path, keepsNames: true) }

  private func isNamed(_ trace: Trace) -> Bool {
    trace.stacks.frames(of: 0).map(\.function) == ["Views.helper(Swift.Int) -> Swift.Int"]
  }

  private func isLocated(_ trace: Trace) -> Bool { trace.writes.map { $0.location?.description } == ["Views.swift:1"] }

  @Test(.enabled(if: LineTool.find() != nil, "needs llvm-symbolizer"))
  func theFirstReaderLooksUpForAll() throws {
    try writeTrace(buildID)
    let recorded = try bytes
    let first = try readKeepingNames()
    #expect(isNamed(first) && isLocated(first))
    let named = try bytes
    #expect(named.count > recorded.count && named.starts(with: recorded))
    try FileManager.default.removeItem(atPath: program.path)
    let second = try readKeepingNames()
    #expect(isNamed(second) && isLocated(second))
    #expect(second.info.warnings == [] && second.info.isComplete)
    #expect(try bytes == named)
  }

  /// Who only reads a trace does not write it.
  @Test func aReaderMayLeaveTheFileAsItIs() throws {
    try writeTrace(buildID)
    let recorded = try bytes
    #expect(isNamed(try Trace(contentsOf: path)))
    #expect(try bytes == recorded)
  }

  /// A program that was built again has other functions at the same addresses.
  @Test func aProgramThatIsAnotherGivesNoNames() throws {
    var other = try buildID
    other[0] ^= 1
    try writeTrace(other)
    let recorded = try bytes
    let trace = try readKeepingNames()
    #expect(trace.stacks.frames(of: 0).map { $0.function.hasPrefix("0x5000") } == [true])
    let sentence = "\(program.path) was built again since the recording: its functions have no names."
    #expect(trace.info.symbolWarnings == [sentence] && trace.info.warnings == [sentence])
    #expect(try Symbolizer.appendSymbols(toFile: path) == [sentence])
    #expect(try bytes == recorded)
  }

  /// A stranger's trace may name any file. What is in it gets into the trace only if the trace tells what file it is.
  @Test func namesOfFilesThatNobodyKnowsAreShownAndNotKept() throws {
    try writeTrace([])
    let recorded = try bytes
    let trace = try readKeepingNames()
    #expect(isNamed(trace) && trace.info.warnings == [])
    #expect(try bytes == recorded)
  }

  /// The next reader may have the program.
  @Test func aProgramThatIsGoneMayComeBack() throws {
    try writeTrace(buildID)
    let recorded = try bytes
    try FileManager.default.moveItem(atPath: program.path, toPath: program.path + ".away")
    let sentence = "\(program.path) cannot be read: its functions have no names."
    #expect(try Symbolizer.appendSymbols(toFile: path) == [sentence])
    #expect(try bytes == recorded)
    try FileManager.default.moveItem(atPath: program.path + ".away", toPath: program.path)
    #expect(try Symbolizer.appendSymbols(toFile: path) == [])
    #expect(try bytes.count > recorded.count)
  }

  /// A running program writes its own trace, and what it writes belongs behind what was read.
  @Test func aFileThatIsBeingWrittenIsReadAndLeftAlone() throws {
    try writeTrace(buildID)
    let file = try NamedFile(path: path)
    let writer = try TraceFileWriter.append(to: path)
    let recorded = try bytes
    #expect(isNamed(try readKeepingNames()))
    #expect(try bytes == recorded)
    try writer.write(.strings([(8, "later")]))
    try writer.close()
    #expect(throws: TraceFileError.cannotWrite(path: path, reason: "it has changed")) { try file.keepNames() }
  }

  @Test func namesHaveALimit() throws {
    try writeTrace(buildID)
    let recorded = try bytes
    let file = try NamedFile(path: path)
    // An address takes 16 bytes, its function 12 and the function's name 8 and its length, at least.
    #expect(throws: TraceFileError.self) { try file.keepNames(limit: 16 + 12 + 8) }
    #expect(try bytes == recorded)
    try file.keepNames()
    #expect(try bytes.count > recorded.count)
  }
}
