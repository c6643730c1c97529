/// How fast the counters moved between two readings.
struct ProcRates: Equatable, Sendable {
  /// From 0 to 1.
  let processorShare: Double
  let bytesReadPerSecond: Double
  let bytesWrittenPerSecond: Double
  let bytesReceivedPerSecond: Double
  let bytesSentPerSecond: Double

  init(from old: ProcReading, to new: ProcReading) {
    let seconds = max(1e-3, (new.time - old.time) / .seconds(1))
    let ticks = new.totalTicks - old.totalTicks
    processorShare = ticks > 0 ? min(1, max(0, Double(new.busyTicks - old.busyTicks) / Double(ticks))) : 0
    // A counter that went back belongs to a device that was unplugged.
    func rate(_ counter: KeyPath<ProcReading, Int64>) -> Double {
      max(0, Double(new[keyPath: counter] - old[keyPath: counter])) / seconds
    }
    bytesReadPerSecond = rate(\.bytesRead)
    bytesWrittenPerSecond = rate(\.bytesWritten)
    bytesReceivedPerSecond = rate(\.bytesReceived)
    bytesSentPerSecond = rate(\.bytesSent)
  }
}
