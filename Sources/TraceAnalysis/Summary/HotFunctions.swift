/// A function with its samples.
public struct HotFunction: Sendable, Encodable {
  /// Shortened: `NumberFormatter.string(from:)`.
  public var name: String
  /// Samples in the function, and in functions it called that say nothing by themselves: the allocator, the runtime,
  /// low C libraries.
  public var ownSamples: Int
  /// Samples in the function or in anything it called.
  public var samples: Int
}

/// Counts functions over samples.
struct HotFunctions: Sendable {
  private(set) var samples = 0
  private var own: [Int32: Int] = [:]
  private var total: [Int32: Int] = [:]

  mutating func add(stack: Int32, of trace: Trace, names: inout FunctionNames) {
    guard stack >= 0, stack < trace.stacks.count else { return }
    let functions = names.functions(of: stack, in: trace.stacks)
    guard let speaking = functions.own else { return }
    samples += 1
    own[speaking, default: 0] += 1
    for function in functions.all { total[function, default: 0] += 1 }
  }

  /// At most `limit` functions by samples of their own, the most first. Half of them are those through which most samples
  /// pass: a formatter has few of its own, and many functions below it have one.
  func functions(_ names: FunctionNames, limit: Int) -> [HotFunction] {
    let all = total.map { HotFunction(name: names[$0.key], ownSamples: own[$0.key] ?? 0, samples: $0.value) }
    let passed = all.sorted { ($1.samples, $0.name) < ($0.samples, $1.name) }.prefix(limit / 2)
    let kept = Set(passed.map(\.name))
    var room = limit - kept.count
    let sorted = all.sorted { ($1.ownSamples, $1.samples, $0.name) < ($0.ownSamples, $0.samples, $1.name) }
    return sorted.filter { function in
      if kept.contains(function.name) { return true }
      room -= 1
      return room >= 0
    }
  }
}

/// The short names of functions on stacks. Each stack and each address is examined once.
struct FunctionNames: Sendable {
  /// The functions of one stack, as numbers.
  struct Functions: Sendable {
    /// The innermost function that says something; nil for a stack without names.
    var own: Int32?
    /// All functions up to the body that ran, each once.
    var all: [Int32]
  }

  private var texts: [String] = []
  private var numbers: [String: Int32] = [:]
  private var ofStack: [Int32: Functions] = [:]
  private var ofAddress: [UInt64: [Function]] = [:]
  private var ofName: [String: Function] = [:]

  /// A function by its full name.
  private struct Function {
    var number: Int32
    var saysSomething: Bool
    var isBody: Bool
  }

  subscript(function: Int32) -> String { texts[Int(function)] }

  mutating func functions(of stack: Int32, in stacks: StackTable) -> Functions {
    if let known = ofStack[stack] { return known }
    var result = Functions(own: nil, all: [])
    var innermost: Int32?
    var seen: Set<Int32> = []
    walk: for address in stacks[Int(stack)] {
      for function in functions(at: address, in: stacks) {
        if innermost == nil { innermost = function.number }
        if function.saysSomething {
          if result.own == nil { result.own = function.number }
          if seen.insert(function.number).inserted { result.all.append(function.number) }
        }
        // The engine called the body.
        if function.isBody { break walk }
      }
    }
    if result.own == nil, let innermost { result = Functions(own: innermost, all: [innermost]) }
    ofStack[stack] = result
    return result
  }

  private mutating func functions(at address: UInt64, in stacks: StackTable) -> [Function] {
    if let known = ofAddress[address] { return known }
    let result = (stacks.symbols[address] ?? []).map { function(named: $0.function) }
    ofAddress[address] = result
    return result
  }

  private mutating func function(named name: String) -> Function {
    if let known = ofName[name] { return known }
    let number = number(of: name)
    let function = Function(
      number: number, saysSomething: Self.saysSomething(name), isBody: texts[Int(number)].hasSuffix(".body.getter"))
    ofName[name] = function
    return function
  }

  private mutating func number(of function: String) -> Int32 {
    let name = SymbolName(function).short
    if let known = numbers[name] { return known }
    let number = Int32(texts.count)
    texts.append(name)
    numbers[name] = number
    return number
  }

  /// Whether a function tells a programmer what happens. The runtime, the allocator, the standard library and the C
  /// libraries below Foundation do not.
  static func saysSomething(_ function: String) -> Bool {
    !silent.contains { function.hasPrefix($0) } && !function.contains(" of Swift.")
  }

  private static let silent = [
    "swift_", "_swift", "swift::", "objc_", "malloc", "free", "calloc", "realloc", "cfree", "mem", "_int_", "_mid_",
    "__", "_Z", "pthread_", "operator ", "std::", "str", "Swift.", "(extension in Swift)",
    "generic specialization <Swift.",
    "outlined ", "protocol witness for Swift.", "value witness", "type metadata", "lazy protocol witness", "icu",
    "unum_", "udat_", "ucal_", "uloc_",
    "ures_", "u_", "CF", "_CF", "0x", "clock_gettime", "syscall", "tunable_",
  ]
}
