import Foundation

/// The program under test, ended with this object.
final class Program {
  private let process = Process()
  var pid: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }

  /// Starts `name`, which lies beside this program, on `display`.
  init(_ name: String, display: String) throws {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    process.executableURL = folder.appendingPathComponent(name)
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
    process.environment?["WAYLAND_DISPLAY"] = nil
    process.standardOutput = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }
}
