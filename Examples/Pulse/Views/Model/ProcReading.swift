import Foundation

/// Counters at one moment.
struct ProcReading: Equatable, Sendable {
  var time: Duration = .zero
  /// Ticks that all processors together were busy, and ticks that passed.
  var busyTicks: Int64 = 0
  var totalTicks: Int64 = 0
  var processorCount = 0
  /// Bytes.
  var memoryTotal: Int64 = 0
  var memoryAvailable: Int64 = 0
  var bytesRead: Int64 = 0
  var bytesWritten: Int64 = 0
  var bytesReceived: Int64 = 0
  var bytesSent: Int64 = 0
}
