import Foundation

@_silgen_name("apus_measure")
private func measure(
  _ start: UnsafePointer<UInt8>?, _ count: Int, _ peak: UnsafeMutablePointer<Int64>,
  _ allocated: UnsafeMutablePointer<Int64>)

private let words = ProcessInfo.processInfo.environment

/// Whether all combinations are tried.
let isThorough = words["WORST_CASES"] == "all"

/// What an input cost.
private struct Cost {
  /// The most bytes that were allocated at once, and all that were.
  var peak, allocated: Double
  /// Instructions.
  var work: Double

  /// - Parameter dump: the file that Callgrind writes at the end of a measurement.
  init(_ bytes: [UInt8], dump: String?) {
    var (peak, allocated) = (0 as Int64, 0 as Int64)
    bytes.withUnsafeBufferPointer { measure($0.baseAddress, $0.count, &peak, &allocated) }
    (self.peak, self.allocated) = (Double(peak), Double(allocated))
    work = dump.map(Self.instructions) ?? 0
  }

  /// The file ends with a line of the total.
  private static func instructions(inDump path: String) -> Double {
    guard let file = FileHandle(forReadingAtPath: path), let length = try? file.seekToEnd(),
      (try? file.seek(toOffset: length - min(length, 100))) != nil, let end = try? file.readToEnd(),
      let line = String(decoding: end, as: UTF8.self).split(separator: "\n").last(where: { $0.hasPrefix("totals:") }),
      let number = Double(line.dropFirst(7).trimmingCharacters(in: .whitespaces))
    else { fatalError("\(path) is no dump of Callgrind's") }
    try? FileManager.default.removeItem(atPath: path)
    return number
  }
}

/// How much more 8 times an input costs.
private struct Growth {
  /// Instructions.
  static let leastWork = 3e6
  /// Sorting takes n log n: 10.4 times the work for 8,000 elements that it takes for 1,000.
  private static let most = 10.4
  /// Lists and tables double what they have, so that 8 times the elements may be almost 16 times the memory.
  private static let mostMemory = 16.5

  let work, allocated, peak: Double
  var isBad: Bool { work > Self.most || max(allocated, peak) > Self.mostMemory }

  /// - Parameter empty: what an input without content costs.
  /// - Parameter stretch: how much more than 8 times as long the larger input is: few long pieces do not fit into any size.
  init(empty: Cost, small: Cost, large: Cost, stretch: Double) {
    /// - Parameter floor: less than this for the smaller input is taken for as much.
    func factor(floor: Double, _ figure: (Cost) -> Double) -> Double {
      max(figure(large) - figure(empty), 0) / max(figure(small) - figure(empty), floor) / stretch
    }
    work = factor(floor: Self.leastWork, \.work)
    allocated = factor(floor: 100e3, \.allocated)
    peak = factor(floor: 100e3, \.peak)
  }
}

/// Gives one reader its worst cases in two sizes, and tells how the work and the memory for them grow.
@main struct Program {
  static func main() {
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
    let size = Int(words["WORST_CASE_BYTES"] ?? "") ?? 100
    var dumpCount = 0
    func cost(_ bytes: [UInt8]) -> Cost {
      dumpCount += 1
      return Cost(bytes, dump: words["CALLGRIND_DUMPS"].map { "\($0).\(dumpCount)" })
    }
    var costsWithoutContent: [[UInt8]: Cost] = [:]
    let cases = grammars.flatMap { $0.cases + (isThorough ? $0.combinations : []) } + ownCases
    let known = cases.count { $0.exception != nil }
    var badCount = 0
    var most: (factor: Double, perByte: Double, peak: Double) = (0, 0, 0)
    for one in cases where words["WORST_CASE"].map(one.name.contains) ?? (one.exception == nil) {
      let frame = one.bytes(0)
      if costsWithoutContent[frame] == nil {
        // What is made once in a program is made before.
        _ = cost(frame)
        costsWithoutContent[frame] = cost(frame)
      }
      let empty = costsWithoutContent[frame]!
      var smallSize = size * one.scale
      var smallInput = one.bytes(smallSize)
      var small = cost(smallInput)
      // So large that what is the same for all inputs does not hide what grows.
      while small.work - empty.work < Growth.leastWork, smallSize < 64 * size * one.scale {
        smallSize *= small.work - empty.work < Growth.leastWork / 8 ? 8 : 2
        smallInput = one.bytes(smallSize)
        small = cost(smallInput)
      }
      let input = one.bytes(8 * smallSize)
      let (bytes, last) = (Double(input.count), cost(input))
      let (content, smallContent) = (input.count - frame.count, smallInput.count - frame.count)
      let stretch = smallContent > 0 ? max(Double(content) / Double(8 * smallContent), 1) : 1
      let growth = Growth(empty: empty, small: small, large: last, stretch: stretch)
      let isBad = one.exception == nil && growth.isBad
      badCount += isBad ? 1 : 0
      let perByte = (last.work - empty.work) / bytes
      let peak = (last.peak - empty.peak) / bytes
      most.factor = max(most.factor, growth.work)
      (most.perByte, most.peak) = (max(most.perByte, perByte), max(most.peak, peak))
      guard isBad || isThorough || words["WORST_CASE"] != nil else { continue }
      print(
        isBad ? "✘" : " ", "\(one.name):", Int(bytes),
        "bytes; work ×\(short(growth.work)), \(short(perByte)) instructions a byte;",
        "allocated ×\(short(growth.allocated)), at once ×\(short(growth.peak)), \(short(peak)) bytes a byte",
        one.exception.map { "(\($0))" } ?? "")
    }
    print(
      "\(cases.count - known) kinds\(known > 0 ? ", without \(known) that are known to grow" : ""): 8 times the input is at most \(short(most.factor)) times the work;",
      "\(short(most.perByte)) instructions and \(short(most.peak)) bytes of memory a byte")
    if badCount > 0 { exit(1) }
  }

  private static func short(_ value: Double) -> String { String(format: value < 10 ? "%.1f" : "%.0f", value) }
}
