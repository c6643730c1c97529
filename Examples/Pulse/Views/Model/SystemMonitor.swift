import Foundation
import Observation

/// The last two minutes of this machine.
@MainActor @Observable
public final class SystemMonitor {
  /// Seconds that the charts show.
  nonisolated static let span = 120

  private(set) var processors = History()
  private(set) var memory = History()
  private(set) var diskReads = History()
  private(set) var diskWrites = History()
  private(set) var received = History()
  private(set) var sent = History()
  private(set) var memoryInUse: Int64 = 0
  private(set) var memoryTotal: Int64 = 0
  private(set) var processorCount = 0
  /// Why nothing can be shown.
  private(set) var failure: String?

  @ObservationIgnored private let reader = ProcReader()
  @ObservationIgnored private var last: ProcReading?

  public init() {}

  /// Reads once a second until the task is cancelled.
  func run() async {
    while !Task.isCancelled {
      do {
        take(try await reader.read())
        failure = nil
        try await Task.sleep(for: .seconds(1))
      } catch is CancellationError {
        return
      } catch {
        failure = error.localizedDescription
        return
      }
    }
  }

  private func take(_ reading: ProcReading) {
    memoryInUse = reading.memoryTotal - reading.memoryAvailable
    memoryTotal = reading.memoryTotal
    processorCount = reading.processorCount
    let time = Date.now.timeIntervalSince1970
    memory.append(Double(memoryInUse) / Double(max(1, memoryTotal)), at: time)
    if let last {
      let rates = ProcRates(from: last, to: reading)
      processors.append(rates.processorShare, at: time)
      diskReads.append(rates.bytesReadPerSecond, at: time)
      diskWrites.append(rates.bytesWrittenPerSecond, at: time)
      received.append(rates.bytesReceivedPerSecond, at: time)
      sent.append(rates.bytesSentPerSecond, at: time)
    }
    last = reading
  }
}
