import Foundation

/// What a running process has used, read from `/proc`.
public struct ProcessUsage: Sendable {
  /// Memory in RAM now, and the most it ever was; MiB.
  public var residentMB, peakResidentMB: Double
  /// Of the memory in RAM now, what is not a mapped file: libraries, fonts and programs left out; MiB.
  public var anonymousMB: Double
  /// Processor time of all its threads, in seconds, to the scheduler's nanosecond.
  public var processorSeconds: Double

  /// - Returns: `nil` once the process is gone.
  public static func of(_ pid: Int32 = getpid()) -> ProcessUsage? {
    guard let status = try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8),
      let resident = kilobytes("VmRSS", in: status), let peak = kilobytes("VmHWM", in: status),
      let anonymous = kilobytes("RssAnon", in: status),
      let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")
    else { return nil }
    let nanoseconds = threads.reduce(0.0) { sum, thread in
      let path = "/proc/\(pid)/task/\(thread)/schedstat"
      let fields = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: " ")
      return sum + (fields?.first.flatMap { Double($0) } ?? 0)
    }
    return ProcessUsage(
      residentMB: resident / 1024, peakResidentMB: peak / 1024, anonymousMB: anonymous / 1024,
      processorSeconds: nanoseconds / 1e9)
  }

  private static func kilobytes(_ key: String, in status: String) -> Double? {
    status.split(separator: "\n").first { $0.hasPrefix(key + ":") }
      .flatMap { $0.split(whereSeparator: { !$0.isNumber }).first }.flatMap { Double($0) }
  }
}
