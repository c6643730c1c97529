import Glibc
import SafeOutput
import TraceAnalysis

/// `apus export FILE --to FORMAT`: converts a trace for other tools.
struct ExportCommand: Command {
  enum Format: String, CaseIterable {
    case perfetto, speedscope, collapsed, chrome

    var isBinary: Bool { self == .perfetto }
  }

  static let name = "export"
  static let summary = "Writes a trace for other tools"
  static let usage = "FILE --to perfetto|speedscope|collapsed|chrome [-o FILE]"
  static let options = [
    (name: "--to perfetto", purpose: "slices, arrows, samples and counters for ui.perfetto.dev and its SQL"),
    (name: "--to speedscope", purpose: "samples and updates for speedscope.app"),
    (name: "--to collapsed", purpose: "samples as collapsed stacks for flamegraph.pl"),
    (name: "--to chrome", purpose: "slices and arrows as Trace Event JSON"),
    (name: "-o FILE", purpose: "where to; without it, or with -, to the standard output"),
  ]

  private let path: String
  private let format: Format
  private let destination: String

  init(_ arguments: inout Arguments) throws(UsageError) {
    let formats = Format.allCases.map(\.rawValue).joined(separator: ", ")
    guard let name = try arguments.value("--to") else { throw UsageError("--to is missing: one of \(formats)") }
    guard let format = Format(rawValue: name) else { throw UsageError("--to takes one of \(formats), not '\(name)'") }
    self.format = format
    destination = try arguments.value("-o", "--output") ?? "-"
    path = try arguments.operand("FILE")
  }

  func run(_ console: Console) throws -> Int32 {
    if destination == "-", console.isTerminal, format.isBinary {
      throw CommandError("\(format.rawValue) is no text for a terminal; name a file with -o")
    }
    let trace = try Trace(contentsOf: path, tellingOn: console)
    if destination == "-" {
      if console.isTerminal {
        let stream = ExportStream()
        try Self.write(trace, as: format, to: stream)
        console.writeRaw(String(decoding: stream.bytes, as: UTF8.self))
        return 0
      }
      try Self.write(trace, as: format, to: ExportStream(descriptor: 1, name: "the standard output"))
      return 0
    }
    let file: WholeFile
    do throws(WholeFile.Failure) {
      file = try WholeFile(path: destination)
    } catch {
      throw CommandError("cannot write \(destination): \(error)")
    }
    try Self.write(trace, as: format, to: ExportStream(descriptor: file.descriptor, name: destination))
    do throws(WholeFile.Failure) {
      try file.commit()
    } catch {
      throw CommandError("cannot write \(destination): \(error)")
    }
    console.report("wrote \(destination)")
    return 0
  }

  /// Writes a trace completely.
  static func write(_ trace: Trace, as format: Format, to stream: ExportStream) throws(CommandError) {
    switch format {
    case .perfetto: try PerfettoExport(trace, to: stream).write()
    case .speedscope: try SpeedscopeExport(trace, to: stream).write()
    case .collapsed: try CollapsedExport(trace, to: stream).write()
    case .chrome: try ChromeExport(trace, to: stream).write()
    }
    try stream.flush()
  }
}
