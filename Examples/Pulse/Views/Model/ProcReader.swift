import Foundation

/// Reads the kernel's counters, off the main actor.
actor ProcReader {
  private let folder: String
  private let start = ContinuousClock.now

  init(folder: String = "/proc") {
    self.folder = folder
  }

  func read() throws -> ProcReading {
    var reading = ProcReading(time: ContinuousClock.now - start)
    reading.addProcessors(try text("stat"))
    reading.addMemory(try text("meminfo"))
    reading.addDisks(try text("diskstats"))
    reading.addNetwork(try text("net/dev"))
    return reading
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }
}
