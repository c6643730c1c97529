import TraceAnalysis

/// The stacks of all samples as one tree of functions, outermost first. The page sums any range of time by walking the
/// tree once. Lines are left out: calls of a function from two lines are one node.
struct ReportCallTree {
  /// The caller's node; -1 for an outermost function. Always smaller than the node's own number.
  private(set) var parents: [Int32] = []
  private(set) var functions: [Int32] = []
  private var children: [UInt64: Int32] = [:]
  private var leaves: [Int32: Int32] = [:]

  /// The node of a stack's innermost function; -1 for an empty stack.
  mutating func leaf(of stack: Int32, in stacks: StackTable, symbols: inout ReportSymbols) -> Int32 {
    guard stack >= 0, stack < stacks.count else { return -1 }
    if let known = leaves[stack] { return known }
    var node: Int32 = -1
    for address in stacks[Int(stack)].reversed() {
      for frame in symbols.frames(at: address, in: stacks).reversed() {
        node = child(of: node, function: symbols.functionOfFrame[Int(frame)])
      }
    }
    leaves[stack] = node
    return node
  }

  private mutating func child(of parent: Int32, function: Int32) -> Int32 {
    let key = UInt64(UInt32(bitPattern: parent)) << 32 | UInt64(UInt32(bitPattern: function))
    if let known = children[key] { return known }
    let node = Int32(parents.count)
    parents.append(parent)
    functions.append(function)
    children[key] = node
    return node
  }
}

/// Distinct functions and lines.
struct ReportSymbols {
  struct Function: Hashable {
    var name: String
    var module: String
  }

  private(set) var functions: [Function] = []
  private(set) var frames: [StackFrame] = []
  private(set) var functionOfFrame: [Int32] = []
  private var functionNumbers: [Function: Int32] = [:]
  private var frameNumbers: [StackFrame: Int32] = [:]
  private var framesOfAddress: [UInt64: [Int32]] = [:]

  /// The functions at an address, the innermost inlined one first.
  mutating func frames(at address: UInt64, in stacks: StackTable) -> [Int32] {
    if let known = framesOfAddress[address] { return known }
    let found =
      stacks.symbols[address]
      ?? [StackFrame(function: "0x" + String(address, radix: 16), module: "", location: nil)]
    let numbers = found.map { number(of: $0) }
    framesOfAddress[address] = numbers
    return numbers
  }

  private mutating func number(of frame: StackFrame) -> Int32 {
    if let known = frameNumbers[frame] { return known }
    let function = Function(name: frame.function, module: frame.module)
    if functionNumbers[function] == nil {
      functionNumbers[function] = Int32(functions.count)
      functions.append(function)
    }
    let number = Int32(frames.count)
    frames.append(frame)
    functionOfFrame.append(functionNumbers[function] ?? 0)
    frameNumbers[frame] = number
    return number
  }
}
