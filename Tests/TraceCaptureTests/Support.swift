#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Dispatch
import Testing
import TraceFormat
import TraceRecorder

@testable import TraceCapture

/// The process has one sampler: its tests take turns.
@Suite(.serialized) enum CaptureTests {}

/// What a test found in a file.
struct Recorded {
  var records: [UInt32: [TraceRecord]] = [:]
  var threads: [TraceFileThread] = []
  var strings: [UInt32: String] = [:]
  var types: [TraceFileType] = []
  var paths: [TraceFilePath] = []
  var properties: [TraceFileProperty] = []
  var modules: [TraceFileModule] = []
  var info: [(key: String, value: String)] = []
  var clock: [(ticks: UInt64, nanoseconds: UInt64)] = []
  var drops: UInt64 = 0
  var isComplete = false

  init(_ path: String) throws {
    let reader = try TraceFileReader(path: path)
    while let chunk = try reader.next() {
      switch chunk {
      case .info(let entries): info += entries
      case .clock(let entries): clock += entries
      case .threads(let entries): threads += entries
      case .strings(let entries): for entry in entries { strings[entry.id] = entry.text }
      case .types(let entries): types += entries
      case .paths(let entries): paths += entries
      case .properties(let entries): properties += entries
      case .modules(let entries): modules += entries
      case .records(let thread, let new): records[thread, default: []] += new
      case .drops(let entries): drops = entries.reduce(0) { $0 + $1.count }
      case .symbols, .done: break
      }
    }
    isComplete = reader.isComplete
  }

  /// The samples of the main thread with their addresses.
  var mainSamples: [(sample: TraceRecord, addresses: [UInt64])] {
    var samples: [(sample: TraceRecord, addresses: [UInt64])] = []
    for thread in threads where thread.isMain {
      for record in records[thread.number] ?? [] {
        if record.kind == .sample {
          samples.append((record, [record.reference]))
        } else if record.kind == .stack, !samples.isEmpty {
          record.appendAddresses(to: &samples[samples.count - 1].addresses)
        }
      }
    }
    return samples
  }
}

/// A path in the temporary folder that is removed afterwards.
func withTemporaryPath<R>(_ body: (String) throws -> R) rethrows -> R {
  let path = "/tmp/apus-capture-\(getpid())-\(UInt64.random(in: 0...UInt64.max)).apustrace"
  defer { unlink(path) }
  return try body(path)
}

func makeSession(_ options: TraceOptions, names: TraceNames = TraceNames()) -> (TraceSession, TraceRecorder) {
  let recorder = TraceRecorder(capacity: TraceSession.ringCapacity)
  return (TraceSession(options: options, recorder: recorder, names: names) { _ in }, recorder)
}

/// C functions, so that their addresses can be told; a tail call would leave no frame of theirs.
typealias TestFunction = @convention(c) (UInt32) -> Int32

/// Uses the processor for so many milliseconds.
let busy: TestFunction = { milliseconds in
  let end = TraceInstant.now().nanoseconds + UInt64(milliseconds) * 1_000_000
  var state: UInt64 = 1
  while TraceInstant.now().nanoseconds < end {
    for _ in 0..<10_000 { state = state &* 6_364_136_223_846_793_005 &+ 1 }
  }
  return Int32(truncatingIfNeeded: state)
}

/// Waits so many milliseconds in a call that a signal would cut short.
let wait: TestFunction = { milliseconds in
  let result = usleep(milliseconds * 1000)
  return result &+ 1
}

/// How many samples pass through a function, taken to be a kilobyte long; a closure's code lies just before that which C calls.
func count(in samples: [(sample: TraceRecord, addresses: [UInt64])], through function: TestFunction) -> Int {
  let start = UInt64(UInt(bitPattern: unsafeBitCast(function, to: Int.self)))
  return samples.count { $0.addresses.contains { (start - 256..<start + 1024).contains($0) } }
}
