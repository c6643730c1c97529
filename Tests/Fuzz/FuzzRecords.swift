import ApusTool
@testable import TraceAnalysis
import TraceFormat

/// The input is repaired into a trace file, so that only what the records and tables say is hostile: it becomes a trace
/// that holds its invariants, and the subcommand that the header's flags choose takes it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRecords(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = Repair(UnsafeRawBufferPointer(start: start, count: count))
  do {
    let header = try TraceFileReader(bytes: file.header).header
    // Each chunk by itself, as a damaged one ends the file.
    let chunks = file.chunks.compactMap { try? TraceFileReader(bytes: file.header + $0).next() }
    let trace = joined(header, chunks[...])
    let use = Use(rawValue: header.flags % UInt32(Use.allCases.count))!
    try use.run(trace, earlier: joined(header, chunks.prefix(chunks.count / 2)), choice: header.processID)
  } catch {
    fatalError("\(error)")
  }
  return 0
}

private func joined(_ header: TraceHeader, _ chunks: ArraySlice<TraceChunk>) -> Trace {
  var trace = Trace(header: header, chunks: chunks)
  var symbolizer = Symbolizer(modules: trace.modules, tool: nil)
  trace.symbolicate(&symbolizer)
  let faults = trace.checkInvariants()
  precondition(faults.isEmpty, faults.joined(separator: "\n"))
  return trace
}
