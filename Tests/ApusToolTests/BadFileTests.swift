import Foundation
import Testing
import TraceFormat

@testable import ApusTool

/// Files that are no trace, or no longer one, given to every subcommand that reads traces.
@MainActor @Suite final class BadFileTests {
  /// What is done with a file; each names it as `FILE`, and a good trace as `GOOD`.
  private static let commands: [[String]] = [
    ["summary", "FILE"], ["summary", "FILE", "--json"], ["why", "FILE", "Row"], ["advise", "FILE"],
    ["diff", "FILE", "GOOD"], ["diff", "GOOD", "FILE"], ["check", "FILE", "--budget", "BUDGET"],
    ["check", "GOOD", "--budget", "BUDGET", "--baseline", "FILE"], ["query", "FILE", "SELECT count(*) FROM updates"],
    ["export", "FILE", "--to", "perfetto", "-o", "OUTPUT"], ["export", "FILE", "--to", "speedscope", "-o", "OUTPUT"],
    ["export", "FILE", "--to", "collapsed", "-o", "OUTPUT"], ["export", "FILE", "--to", "chrome"],
    ["report", "FILE", "-o", "OUTPUT"], ["report", "GOOD", "--compare", "FILE", "-o", "OUTPUT"],
    ["symbolicate", "FILE"],
  ]

  /// What is wrong with a file, and what is said of it after its name.
  enum Fault: String, CaseIterable {
    case missing, empty, folder, pipe, unreadable, picture, text, zeros, future, cutInHeader, damagedHeader,
      changedByte, changedLength, hugeLength, lyingTable, zerosBehind, hugeAndEmpty

    var complaint: String {
      switch self {
      case .missing: "cannot open FILE: No such file or directory"
      case .empty: "FILE is not a trace of Apus: it is empty"
      case .folder, .pipe: "FILE is not a trace of Apus: it is not a file"
      case .unreadable: "cannot read FILE: Input/output error"
      case .picture, .text, .zeros: "FILE is not a trace of Apus: it begins differently"
      case .future: "FILE was made by another version of Apus: its format is 2, this one reads 1"
      case .cutInHeader, .damagedHeader: "FILE is damaged at byte 0: its header is not whole"
      case .changedByte, .changedLength: "FILE is damaged at byte 64: a chunk's checksum is wrong"
      case .hugeLength: "FILE is damaged at byte 64: a chunk of 4294967295 bytes is too long"
      case .lyingTable: "FILE is damaged at byte 64: its STRS chunk does not hold what it says"
      case .zerosBehind: "FILE is damaged at byte 200: a chunk has no tag"
      case .hugeAndEmpty: "FILE is damaged at byte 64: a chunk has no tag"
      }
    }
  }

  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "apus-bad-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(#"{"baseline": {"runs_percent": 0}}"#.utf8).write(to: URL(fileURLWithPath: folder + "/baseline"))
    try Data(#"{"hangs": 0}"#.utf8).write(to: URL(fileURLWithPath: folder + "/budget"))
    try Self.writeTrace(folder + "/good")
  }

  isolated deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test(arguments: Fault.allCases)
  func isNamedInOneLine(fault: Fault) throws {
    let file = try make(fault)
    for words in Self.commands {
      let run = run(words, file)
      let complaint = fault.complaint.replacingOccurrences(of: "FILE", with: file)
      #expect(run.errors == "apus \(words[0]): \(complaint)\n", "\(words)")
      #expect(run.code == 1, "\(words)")
      #expect(run.output == "", "\(words)")
      #expect(!FileManager.default.fileExists(atPath: folder + "/output"), "\(words)")
    }
  }

  /// A killed program leaves a file that ends anywhere: nothing is wrong with what is there.
  @Test func aFileThatIsCutOffIsUsed() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder + "/good"))
    let file = folder + "/cut"
    for length in [64, 65, 79, 80, 100, whole.count - 1] {
      try whole.prefix(length).write(to: URL(fileURLWithPath: file))
      for words in Self.commands where words[0] != "why" && words.last != "chrome" {
        let run = run(words, file)
        #expect(run.code == 0, "\(words) of \(length) bytes: \(run.errors)")
        try? FileManager.default.removeItem(atPath: folder + "/output")
      }
      #expect(ToolRun("summary", file).output.contains("The recording has no end"))
    }
  }

  /// The file's name is not obeyed either.
  @Test func controlCharactersInNamesAreShown() {
    let run = ToolRun("summary", folder + "/a\n\u{1B}[2Jb")
    #expect(run.errors == "apus summary: cannot open \(folder)/a\u{FFFD}\u{FFFD}[2Jb: No such file or directory\n")
  }

  /// What is no file is not replaced, and nothing is left of the attempt.
  @Test(arguments: [["export", "GOOD", "--to", "chrome"], ["report", "GOOD"], ["record"]])
  func onlyFilesAreReplaced(words: [String]) throws {
    let (pipe, output) = (folder + "/out-pipe", folder + "/output-folder")
    #expect(mkfifo(pipe, 0o600) == 0)
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    for (path, kind) in [("/dev/null", "a device, not a file"), (pipe, "a pipe, not a file"), (output, "a folder")] {
      let run = run(words + ["-o", path] + (words[0] == "record" ? ["--", "true"] : []), "")
      #expect(run.errors == "apus \(words[0]): cannot write \(path): it is \(kind)\n")
      #expect(run.code == 1)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == files)
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  private func run(_ words: [String], _ file: String) -> ToolRun {
    let budget = words.contains("--baseline") ? "baseline" : "budget"
    let names = ["FILE": file, "GOOD": "\(folder)/good", "BUDGET": "\(folder)/\(budget)", "OUTPUT": "\(folder)/output"]
    return ToolRun(words.map { names[$0] ?? $0 })
  }

  // MARK: Files

  private func make(_ fault: Fault) throws -> String {
    let file = folder + "/" + fault.rawValue
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/good")))
    switch fault {
    case .missing: return file
    case .folder:
      try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
      return file
    case .pipe:
      #expect(mkfifo(file, 0o600) == 0)
      return file
    // A regular file that nobody can read from its start, not even root.
    case .unreadable: return "/proc/self/mem"
    case .empty: bytes = []
    case .picture: bytes = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes
    case .text: bytes = Array("APUS is the common swift.\n".utf8)
    case .zeros: bytes = Array(repeating: 0, count: 4096)
    case .future: bytes[8] = 2
    case .cutInHeader: bytes.removeLast(bytes.count - 40)
    case .damagedHeader: bytes[20] ^= 1
    case .changedByte: bytes[90] ^= 1
    case .changedLength: bytes[68] -= 1
    case .hugeLength: bytes.replaceSubrange(68..<72, with: [0xFF, 0xFF, 0xFF, 0xFF])
    case .lyingTable: bytes.replaceSubrange(64..., with: Self.lyingTable)
    case .zerosBehind: bytes += Array(repeating: 0, count: 4096)
    case .hugeAndEmpty: bytes.removeLast(bytes.count - 64)
    }
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    // A tebibyte without a block on the disk.
    if fault == .hugeAndEmpty { #expect(truncate(file, 1 << 40) == 0) }
    return file
  }

  /// 200 bytes: a header of 64, readings of the clocks in 16 + 40, one record in 16 + 40, the end in 16 + 8.
  private static func writeTrace(_ path: String) throws {
    let writer = try TraceFileWriter(
      path: path, header: TraceHeader(processID: 1, startTicks: 0, startNanoseconds: 0, startDate: 0))
    try writer.write(.clock([(0, 0), (1_000_000, 1_000_000)]))
    let marker = TraceRecord(
      time: 1000, reference: 0, kind: .marker, id: 1)
    try writer.write(.records(thread: 0, [marker]))
    try writer.write(.done(records: 1))
    try writer.close()
  }

  /// One string of 4 GiB in a chunk of eight bytes, with the right checksum: sums of its six words "STRS", 16, 1, 0, 1,
  /// 2³² − 1, which counts as 0.
  private static var lyingTable: [UInt8] {
    let words: [UInt32] = [0x5352_5453, 16, 1, 0, 1, 0xFFFF_FFFF]
    var (low, high): (UInt64, UInt64) = (0, 0)
    for word in words {
      low = (low + UInt64(word)) % 0xFFFF_FFFF
      high = (high + low) % 0xFFFF_FFFF
    }
    let chunk = [words[0], words[1], UInt32(low), UInt32(high)] + words[2...]
    return chunk.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }
}
