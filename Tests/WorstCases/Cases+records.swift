import Foundation
import TraceFormat

/// Each kind of trace for one of its uses, which the header's flags choose.
let grammars: [Grammar] = []
let ownCases = WorstCase.allCases.enumerated().flatMap { index, kind in
  (isThorough ? Array(0..<8) : [index % 8]).map { use in
    WorstInput(name: "\(kind) for use \(use)") { bytes in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("apus-worst-\(getpid())")
      defer { try? FileManager.default.removeItem(at: file) }
      var header = TraceHeader(processID: 1, startTicks: 0, startNanoseconds: 0, startDate: 0)
      header.flags = UInt32(use)
      let writer = try! TraceFileWriter(path: file.path, header: header)
      // Records are 48 bytes and more.
      for chunk in bytes > 0 ? kind.chunks(max(bytes / 64, 1)) : [] { try! writer.write(chunk) }
      try! writer.close()
      return Array(try! Data(contentsOf: file))
    }
  }
}
