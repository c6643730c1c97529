import Foundation

/// The input as a file, for readers that are given a path. Each fuzzer is a process of its own and has one.
enum InputFile {
  static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("apus-fuzz-\(getpid())")
    try! FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: InputFile.folder) }
    return folder
  }()

  static func make(_ start: UnsafePointer<UInt8>?, _ count: Int) -> URL {
    let url = folder.appendingPathComponent("input")
    try! Data(UnsafeBufferPointer(start: start, count: count)).write(to: url)
    return url
  }
}
