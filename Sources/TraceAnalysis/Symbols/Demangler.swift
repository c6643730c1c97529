internal import CDemangler
import Glibc

/// Turns mangled names into those of the source, each name once.
///
/// Names come from files of strangers, and a short one can stand for gigabytes of text. So child processes demangle:
/// the system ends one that takes too much, and its name stays as it is (docs/decisions/demangling.md).
struct Demangler {
  /// How many bytes of a demangled name are kept.
  static let textLimit = 16_000
  /// How many bytes of names are kept, mangled and demangled, before the rest stay as they are.
  static let budget = 64 << 20
  /// Seconds of processor time for all names.
  private let patience: Double

  /// How many child processes were started.
  private(set) var children = 0
  /// The most memory that one of them used, in bytes, with what it had from this process.
  private(set) var childMemory = 0
  /// How many names stay as they are because of a limit.
  private(set) var lost = 0
  private var texts: [String: String] = [:]
  private var shortNames: [String: String] = [:]
  private var processorTime = 0.0
  private var bytes = 0

  init(patience: Double = 10) { self.patience = patience }

  /// A name that is not Swift's stays as it is. Cost: for a new name, a child process; see ``learn(_:)``.
  mutating func demangle(_ name: String) -> String {
    learn([name])
    return texts[name] ?? name
  }

  /// The demangled name in the form that files keep: see ``SymbolName/stored(_:)``.
  mutating func shortName(_ name: String) -> String {
    if let known = shortNames[name] { return known }
    let short = SymbolName.stored(demangle(name))
    shortNames[name] = short
    return short
  }

  /// Demangles many names at the cost of one child process, and of another for each that dies.
  mutating func learn(_ names: some Sequence<String>) {
    var new = Set(names.lazy.filter { Self.isSwift($0) })
    for name in new where texts[name] != nil { new.remove(name) }
    // Names that can grow most come last: whatever becomes of them, the others are done.
    let ordered = new.map { (growth: Self.growth(of: $0), name: $0) }.sorted { $0 < $1 }.map(\.name)
    var rest = ordered[...]
    while !rest.isEmpty {
      let left = patience - processorTime
      guard left > 0, bytes < Self.budget, let found = run(rest, seconds: left) else { break }
      for (name, text) in zip(rest, found) { keep(text.isEmpty ? name : text, for: name) }
      rest = rest.dropFirst(found.count)
      // The child died of the next name.
      if let name = rest.popFirst() {
        keep(name, for: name)
        lost += 1
      }
    }
    for name in rest { texts[name] = name }
    lost += rest.count
  }

  private mutating func keep(_ text: String, for name: String) {
    texts[name] = text
    bytes += name.utf8.count + text.utf8.count
  }

  private static func isSwift(_ name: String) -> Bool {
    (name.hasPrefix("$s") || name.hasPrefix("$S") || name.hasPrefix("_T")) && name.utf8.count < 1 << 14
      && !name.utf8.contains(0)
  }

  /// About how many times longer than itself a demangled name may be at most.
  ///
  /// In a mangled name `A` pushes earlier parts again, one for each letter that follows up to a capital one, each as
  /// often as the number before it says. A name of the same length without `A` does not grow.
  static func growth(of name: String) -> Double {
    var growth = 1.0
    var bytes = name.utf8[...]
    while let start = bytes.firstIndex(of: UInt8(ascii: "A")) {
      bytes = bytes[bytes.index(after: start)...]
      var pushed = 1.0
      var number = 0.0
      loop: while let byte = bytes.first {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): number = min(1e6, number * 10 + Double(byte - UInt8(ascii: "0")))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): (pushed, number) = (pushed + max(1, number), 0)
        default: break loop
        }
        bytes.removeFirst()
      }
      growth *= pushed + max(1, number)
    }
    return growth
  }

  /// The texts of the first names, empty for what cannot be demangled. Fewer than `names` if the child died. Nil if
  /// there is no child.
  private mutating func run(_ names: ArraySlice<String>, seconds: Double) -> [String]? {
    var input: [CChar] = []
    for name in names { input.append(contentsOf: name.utf8CString) }
    var child: pid_t = 0
    let output = apus_start_demangling(
      &input, names.count, UInt32(Self.textLimit), UInt32(seconds.rounded(.up)), &child)
    guard output >= 0 else { return nil }
    children += 1
    let answers = Self.read(output, limit: Self.budget - bytes)
    close(output)
    var (status, usage) = (Int32(0), rusage())
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    childMemory = max(childMemory, Int(usage.ru_maxrss) << 10)
    for time in [usage.ru_utime, usage.ru_stime] {
      processorTime += Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }
    return Self.texts(in: answers)
  }

  /// Everything up to the end, or about `limit` bytes.
  private static func read(_ file: Int32, limit: Int) -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while result.count < limit {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      result += buffer[..<count]
    }
    return result
  }

  /// Whole entries: a length of 32 bits and as many bytes.
  private static func texts(in answers: [UInt8]) -> [String] {
    var texts: [String] = []
    var offset = 0
    while offset + 4 <= answers.count {
      let end = offset + 4 + Int(answers.number(at: offset) as UInt32)
      guard end <= answers.count else { break }
      texts.append(String(decoding: answers[offset + 4..<end], as: UTF8.self))
      offset = end
    }
    return texts
  }
}
