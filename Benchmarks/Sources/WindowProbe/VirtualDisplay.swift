import BenchKit
import Foundation

/// An X server without a screen (Xvfb), stopped with this object.
public final class VirtualDisplay {
  /// As `DISPLAY` names it, `:99`.
  public let name: String
  private let server: Process

  public enum Failure: Error, CustomStringConvertible {
    case serverDidNotStart

    public var description: String { "Xvfb did not start" }
  }

  /// - Parameters: width and height in pixels. The screen is black.
  public init(width: Int = 1280, height: Int = 800) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-br", "-nolisten", "tcp",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The server writes its number and a newline once it takes connections; the pipe closes if it cannot.
    var number = ""
    while !number.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw Failure.serverDidNotStart }
      number += String(decoding: data, as: UTF8.self)
    }
    server = process
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit {
    server.terminate()
    server.waitUntilExit()
  }
}
