#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import TraceFormat

/// Numbers threads for a file. A thread that records has the number of its ring; one that is only sampled gets a number
/// from 253 down.
struct ThreadList {
  /// Numbers in the table of drops that stand for no thread: records of threads without a ring, and lost samples.
  static let ringless: UInt32 = 255, samples: UInt32 = 254
  private let mainThread: Int32
  private var numbers: [Int32: UInt8] = [:]
  private var nextSampled: UInt8 = 253
  private var new: [TraceFileThread] = []

  /// - Parameter mainThread: the system's number of the thread that runs the views.
  init(mainThread: Int32) { self.mainThread = mainThread }

  /// Takes note of a thread that has a ring. Earlier samples of it keep the number that they were given.
  mutating func add(number: UInt8, systemID: Int32) {
    guard numbers[systemID] != number else { return }
    numbers[systemID] = number
    describe(number, systemID)
  }

  /// The number of a thread that was sampled. Nil when all numbers are taken.
  mutating func number(ofSampled systemID: Int32) -> UInt8? {
    if let known = numbers[systemID] { return known }
    guard nextSampled > 127 else { return nil }
    let number = nextSampled
    nextSampled -= 1
    numbers[systemID] = number
    describe(number, systemID)
    return number
  }

  mutating func take() -> TraceChunk? {
    guard !new.isEmpty else { return nil }
    defer { new = [] }
    return .threads(new)
  }

  private mutating func describe(_ number: UInt8, _ systemID: Int32) {
    let isMain = systemID == mainThread
    let name = System.text(ofFile: "/proc/self/task/\(systemID)/comm") ?? "thread \(systemID)"
    new.append(
      TraceFileThread(number: UInt32(number), systemID: UInt32(bitPattern: systemID), name: name, isMain: isMain))
  }
}
