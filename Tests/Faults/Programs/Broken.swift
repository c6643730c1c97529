import Foundation

extension FaultPrograms {
  /// Does wrong in one way where a file cannot be read or written.
  static func breakDown(_ fault: String, _ path: String) throws {
    let bytes = Array("what was asked for".utf8)
    switch fault {
    case "crash":
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { fatalError("no file") }
      print(text)
    case "hang":
      while (try? Data(contentsOf: URL(fileURLWithPath: path))) == nil { sleep(1) }
      print("done")
    case "mute":
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { exit(1) }
      print(data.count)
    case "silent":
      try? Data(bytes).write(to: URL(fileURLWithPath: path))
    case "half":
      let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
      for byte in bytes where write(file, [byte], 1) != 1 { throw Failure("cannot write") }
    default: throw Failure("no fault is called '\(fault)'")
    }
  }
}
