import TraceAnalysis

/// The stacks of all samples as one tree of functions, outermost first. Lines are left out: calls of a function from
/// two lines are one node.
struct CallTree: Sendable {
  /// The caller's node; -1 for an outermost function. Always less than the node's own number.
  private(set) var parents: [Int32] = []
  /// Index into `names`.
  private(set) var functions: [Int32] = []
  private(set) var names: [String] = []
  /// The node of a stack's innermost function; -1 for an empty stack.
  private(set) var leaves: [Int32] = []

  /// Cost: one pass over the distinct stacks and over the distinct names of functions.
  init(_ stacks: StackTable) {
    var functionsOfAddress: [UInt64: [Int32]] = [:]
    var numbers: [String: Int32] = [:]
    var children: [UInt64: Int32] = [:]
    for stack in 0..<stacks.count {
      var node: Int32 = -1
      for address in stacks[stack].reversed() {
        if functionsOfAddress[address] == nil {
          let found = stacks.symbols[address]?.map { SymbolName($0.function).short } ?? []
          let texts = found.isEmpty ? ["0x" + String(address, radix: 16)] : found
          // In the table, the innermost inlined functions come first.
          functionsOfAddress[address] = texts.reversed().map { text in
            if let known = numbers[text] { return known }
            let number = Int32(names.count)
            numbers[text] = number
            names.append(text)
            return number
          }
        }
        for function in functionsOfAddress[address] ?? [] {
          let key = UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: function))
          if let known = children[key] {
            node = known
          } else {
            parents.append(node)
            functions.append(function)
            node = Int32(parents.count - 1)
            children[key] = node
          }
        }
      }
      leaves.append(node)
    }
  }

  func name(of node: Int) -> String { names[Int(functions[node])] }
}
