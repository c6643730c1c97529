import Foundation
import SafeOutput
import TraceFormat

/// `apus record`: runs a program, or attaches to a running one, and writes a trace file.
struct RecordCommand: Command {
  static let name = "record"
  static let summary = "Runs a program and records what its views do"
  static let usage =
    "[-o FILE] [--time-limit SECONDS] [--sample-rate HZ] [--updates bodies|all] "
    + "(-- PROGRAM ARGUMENTS… | --attach SOCKET)"
  static let options = [
    (name: "-o FILE", purpose: "the trace file; PROGRAM-DATE.apustrace if not given"),
    (name: "--time-limit SECONDS", purpose: "end the program, or the recording of an attached one, after so long"),
    (name: "--sample-rate HZ", purpose: "samples a second of processor time; 1000 if not given, 0 for none"),
    (name: "--updates bodies|all", purpose: "every rule of the graph instead of the bodies (slower)"),
    (name: "--attach SOCKET", purpose: "a program that was started with APUS_TRACE_SOCKET=SOCKET"),
  ]

  private let output: String?
  private let timeLimit: Double?
  private let sampleRate: Int
  private let updates: String
  private let socket: String?
  private let words: [String]

  init(_ arguments: inout Arguments) throws(UsageError) {
    words = arguments.rest() ?? []
    output = try arguments.value("-o", "--output")
    timeLimit = try arguments.number("--time-limit")
    sampleRate = try arguments.integer("--sample-rate", minimum: 0) ?? 1000
    updates = try arguments.value("--updates") ?? "bodies"
    socket = try arguments.value("--attach")
    guard ["bodies", "all"].contains(updates) else { throw UsageError("--updates is bodies or all, not '\(updates)'") }
    guard sampleRate <= 10_000 else { throw UsageError("--sample-rate is at most 10000, not \(sampleRate)") }
    guard words.isEmpty != (socket == nil) else {
      throw UsageError("say either which program to run, after --, or --attach SOCKET")
    }
  }

  func run(_ console: Console) throws -> Int32 {
    let file = URL(fileURLWithPath: output ?? defaultName).path
    if let socket {
      let recording = try AttachedRecording(socket: socket)
      let counts = try recording.run(
        file: file, sampleRate: sampleRate, updates: updates, timeLimit: timeLimit, console)
      report(file, counts, console)
      return 0
    }
    try makeWay(file)
    let program = ProgramRun(
      words,
      environment: [
        "APUS_TRACE": file, "APUS_TRACE_SAMPLE_RATE": "\(sampleRate)", "APUS_TRACE_UPDATES": updates,
      ])
    let status = try program.run(timeLimit: timeLimit)
    if FileManager.default.fileExists(atPath: file) {
      report(file, nil, console)
    } else {
      console.report("apus record: \(words[0]) recorded nothing; is it a program made with Apus?")
    }
    return status
  }

  /// Removes an old file, so that nobody takes it for the new recording, and checks that a file can be written.
  private func makeWay(_ file: String) throws {
    func check(_ result: Int32) throws {
      if result < 0 { throw CommandError("cannot write \(file): \(String(cString: strerror(errno)))") }
    }
    if let obstacle = WholeFile.obstacle(at: file) { throw CommandError("cannot write \(file): \(obstacle)") }
    if access(file, F_OK) == 0 {
      try TraceFileWriter.checkIsFree(file)
      try check(unlink(file))
    }
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    try check(descriptor)
    close(descriptor)
    try check(unlink(file))
  }

  /// `Landmarks-2026-11-21-1530.apustrace`
  private var defaultName: String {
    let date = Date.now.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
    let program = (words.first ?? socket ?? "").split(separator: "/").last.map(String.init) ?? "program"
    return "\(program)-\(date.filter { $0 != ":" }).apustrace"
  }

  private func report(_ file: String, _ counts: String?, _ console: Console) {
    let size = (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0
    console.report("\(file): \(size / 1024) KiB\(counts.map { ", \($0)" } ?? ""). Next: apus summary \(file)")
  }
}
