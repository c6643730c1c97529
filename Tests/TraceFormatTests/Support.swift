import Foundation
import TraceFormat

/// A folder that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("apus-format-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { path + "/" + name }
}

/// A header of numbers that are easy to find again.
let sampleHeader = TraceHeader(
  processID: 0x0102_0304, startTicks: 0x1112_1314_1516_1718, startNanoseconds: 0x2122_2324_2526_2728,
  startDate: 0x3132_3334_3536_3738)

/// One chunk of every kind, small.
let sampleChunks: [TraceChunk] = [
  .info([("program", "Landmärks"), ("", "")]),
  .clock([(1, 2), (.max, 4)]),
  .threads([
    TraceFileThread(number: 0, systemID: 77, name: "main", isMain: true),
    TraceFileThread(number: 1, systemID: 78, name: "", isMain: false),
  ]),
  .strings([(1, "LandmarkRow"), (2, ""), (3, "日本")]),
  .types([
    TraceFileType(reference: 0xFFFF_0000_1234, name: 1, mangledName: 2, closures: [3, 1]),
    TraceFileType(reference: 8, name: 1, mangledName: 0, closures: []),
  ]),
  .paths([TraceFilePath(id: 1, parent: 0, type: 0xFFFF_0000_1234, text: 0)]),
  .properties([TraceFileProperty(id: 1, owner: 1, name: 3, address: 0x55AA)]),
  .modules([TraceFileModule(base: 0x1000, end: 0x2000, bias: 0x800, buildID: [1, 2, 3], path: 1)]),
  .records(
    thread: 1,
    [TraceRecord(time: 5, reference: 6, kind: .write, detail: 1, thread: 1, id: 2, cause: 3, value: 4)]),
  .drops([(0, 0), (1, 1 << 40)]),
  .symbols([
    TraceFileSymbol(address: 0x1234, module: 1, frames: [(1, 2, 10), (3, 2, 20)]),
    TraceFileSymbol(address: 0x1235, module: 0, frames: []),
  ]),
  .done(records: 1),
]

/// The bytes of a file of `chunks`, and where each chunk ends.
func bytes(of chunks: [TraceChunk], header: TraceHeader = sampleHeader) throws -> (bytes: [UInt8], ends: [Int]) {
  let folder = try TemporaryFolder()
  let path = folder.file("trace")
  let writer = try TraceFileWriter(path: path, header: header)
  var ends: [Int] = []
  for chunk in chunks {
    try writer.write(chunk)
    ends.append(try FileManager.default.attributesOfItem(atPath: path)[.size] as! Int)
  }
  try writer.close()
  return (Array(try Data(contentsOf: URL(fileURLWithPath: path))), ends)
}

/// All chunks of a reader, described: chunks hold tuples, which have no equality.
func descriptions(_ reader: TraceFileReader) throws -> [String] {
  var result: [String] = []
  while let chunk = try reader.next() { result.append(String(describing: chunk)) }
  return result
}
