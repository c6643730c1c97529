extension Symbolizer {
  /// The demangled names of getters, by their addresses in memory as key paths store them.
  ///
  /// In an optimised program, a key path stores the address of a nameless stub. The getter is inlined into the stub,
  /// which debug information tells, or the stub jumps to it.
  mutating func getterNames(at addresses: [UInt64]) -> [UInt64: String] {
    var names: [UInt64: String] = [:]
    for address in addresses { names[address] = getter(at: address) }
    let stubs = Set(addresses.filter { names[$0] == nil })
    let frames = frames(at: stubs.flatMap(Self.code(ofStub:)))
    var inlined: [UInt64: [String]] = [:]
    var targets: [UInt64: [UInt64]] = [:]
    for stub in stubs {
      let name = frames[stub]?.last?.function
      let places = (0..<64).map { frames[stub &+ $0] ?? [] }.prefix { $0.last?.function == name }
      inlined[stub] = places.joined().map(\.function)
      targets[stub] = Self.branchTargets(code(at: stub, count: places.count), at: stub)
    }
    learnNames(at: targets.values.flatMap { $0 })
    for stub in stubs {
      let called = (targets[stub] ?? []).compactMap { functionName(beginningAt: $0) }
      names[stub] = ((inlined[stub] ?? []) + called).first { Property.isGetter($0) }
    }
    return names
  }

  /// What ``getterNames(at:)`` will ask of these addresses.
  mutating func codeOfStubs(at addresses: [UInt64]) -> [UInt64] {
    learnNames(at: addresses)
    return addresses.filter { getter(at: $0) == nil }.flatMap(Self.code(ofStub:))
  }

  private mutating func getter(at address: UInt64) -> String? {
    functionName(at: address).flatMap { Property.isGetter($0) ? $0 : nil }
  }

  /// A stub is shorter than this.
  private static func code(ofStub stub: UInt64) -> [UInt64] { (0..<64).map { stub &+ $0 } }

  /// Possible targets of relative calls and jumps in machine code, for x86-64 and 64-bit ARM.
  ///
  /// Instructions are not decoded. Some of the bytes only look like a branch, but their target is never the beginning
  /// of a function.
  static func branchTargets(_ code: [UInt8], at address: UInt64) -> [UInt64] {
    var targets: [UInt64] = []
    for offset in code.indices.dropLast(3) {
      let place = address &+ UInt64(offset)
      if code[offset] == 0xE8 || code[offset] == 0xE9, offset + 5 <= code.count {
        let distance: Int32 = code.number(at: offset + 1)
        targets.append(place &+ 5 &+ UInt64(bitPattern: Int64(distance)))
      }
      let word: UInt32 = code.number(at: offset)
      if place % 4 == 0, word >> 26 & 0x1F == 5 {
        targets.append(place &+ UInt64(bitPattern: Int64(Int32(bitPattern: word << 6) >> 4)))
      }
    }
    return targets
  }
}

extension Property {
  /// Whether a function is a getter, by its demangled name.
  static func isGetter(_ function: String) -> Bool {
    let symbol = SymbolName(function)
    return !symbol.owner.isEmpty && symbol.member != "subscript"
      && (symbol.accessor == "getter" || function.hasPrefix("key path getter"))
  }

  /// Takes the name, and a missing owner, from the name of the getter at its address.
  mutating func take(getter function: String) {
    guard Self.isGetter(function) else { return }
    let symbol = SymbolName(function)
    name = symbol.member
    if owner.isEmpty { owner = symbol.owner }
  }
}
