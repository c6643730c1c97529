import Foundation

/// The most memory that this process has had resident since it was asked to forget its peak.
struct ProcessMemory {
  private let before: Int

  /// Forgets the peak so far.
  init() throws {
    try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    before = try Self.value("VmRSS:")
  }

  /// Megabytes of the peak beyond what there was at the start.
  var growth: Int { get throws { try (Self.value("VmHWM:") - before) >> 10 } }

  /// Kilobytes.
  private static func value(_ name: String) throws -> Int {
    let lines = try String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
    return lines.first { $0.hasPrefix(name) }.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) }
      ?? 0
  }
}
