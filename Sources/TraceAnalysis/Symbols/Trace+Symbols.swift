extension Trace {
  /// Names what the recording has only addresses of: functions on stacks and getters of properties. Finds where bodies
  /// are, and which line of the program made each write.
  ///
  /// Names in the file are kept. Cost: none if the file has all names; else that of ``Symbolizer``.
  public mutating func symbolicate() {
    var symbolizer = Symbolizer(modules: modules)
    symbolicate(&symbolizer)
  }

  /// - Returns: the addresses that had no names.
  @discardableResult
  mutating func symbolicate(_ symbolizer: inout Symbolizer) -> [UInt64] {
    var named: [UInt64] = []
    if !modules.isEmpty {
      // If a file has symbols, it has those of all types whose bodies could be found.
      let isLocated = !stacks.symbols.isEmpty
      let places = placesOnStacks()
      let bodies = BodyFinder(isLocated ? [] : typesWithoutLocation, &symbolizer)
      let stubs = symbolizer.codeOfStubs(at: namelessProperties.map { properties[$0].address })
      symbolizer.learnFrames(at: Array(places.values) + stubs + bodies.addresses)
      nameStacks(places, &symbolizer, &named)
      nameProperties(&symbolizer, &named)
      locateTypes(bodies, &symbolizer, &named)
      info.symbolWarnings = symbolizer.warnings
      info.warnings += symbolizer.warnings
    }
    uniteProperties()
    locateWrites()
    return named
  }

  /// Names properties and places bodies by the symbols in the file.
  mutating func takeSymbols() {
    for index in types.indices where types[index].location == nil && types[index].reference != 0 {
      types[index].location = stacks.symbols[types[index].reference]?.first?.location
    }
    for index in properties.indices where properties[index].name.isEmpty && properties[index].address != 0 {
      if let function = stacks.symbols[properties[index].address]?.first?.function {
        properties[index].take(getter: function)
      }
    }
  }

  // MARK: Stacks

  /// By each address on stacks that has no name: where to look for its function. These are return addresses, except for
  /// the innermost address of a sample, where the thread was.
  private func placesOnStacks() -> [UInt64: UInt64] {
    var places: [UInt64: UInt64] = [:]
    for address in stacks.addresses where stacks.symbols[address] == nil { places[address] = address &- 1 }
    if places.isEmpty { return places }
    var innermost: Set<UInt64> = []
    for stack in samples.stack where stack >= 0 {
      if let address = stacks[Int(stack)].first { innermost.insert(address) }
    }
    for stack in 0..<stacks.count { innermost.subtract(stacks[stack].dropFirst()) }
    for write in writes where write.stack >= 0 { innermost.subtract(stacks[write.stack].prefix(1)) }
    for address in innermost where places[address] != nil { places[address] = address }
    return places
  }

  private mutating func nameStacks(
    _ places: [UInt64: UInt64], _ symbolizer: inout Symbolizer, _ named: inout [UInt64]
  ) {
    let frames = symbolizer.frames(at: Array(Set(places.values)))
    for (address, place) in places {
      guard let found = frames[place] else { continue }
      stacks.symbols[address] = found
      named.append(address)
    }
  }

  // MARK: Properties

  private var namelessProperties: [Int] {
    properties.indices.filter { properties[$0].name.isEmpty && properties[$0].address != 0 }
  }

  private mutating func nameProperties(_ symbolizer: inout Symbolizer, _ named: inout [UInt64]) {
    let nameless = namelessProperties
    let getters = symbolizer.getterNames(at: nameless.map { properties[$0].address })
    for index in nameless {
      guard let function = getters[properties[index].address] else { continue }
      properties[index].take(getter: function)
      name(properties[index].address, function, nil, &named)
    }
  }

  /// Gives equal properties one number: an optimised program has several getters for the same key path.
  private mutating func uniteProperties() {
    var first: [Property: Int] = [:]
    let numbers = properties.indices.map { index -> Int in
      let named = Property(owner: properties[index].owner, name: properties[index].name)
      if named.name.isEmpty { return index }
      let number = first[named] ?? index
      first[named] = number
      return number
    }
    for index in writes.indices where numbers.indices.contains(writes[index].property) {
      writes[index].property = numbers[writes[index].property]
    }
    for index in instances.indices where numbers.indices.contains(instances[index].property) {
      instances[index].property = numbers[instances[index].property]
    }
  }

  // MARK: Types

  /// Types with their modules: `LandmarksViews.Row`.
  private var typesWithoutLocation: Set<String> {
    Set(types.filter { $0.location == nil && !$0.module.isEmpty }.map { "\($0.module).\($0.name)" })
  }

  private mutating func locateTypes(
    _ bodies: BodyFinder, _ symbolizer: inout Symbolizer, _ named: inout [UInt64]
  ) {
    let locations = bodies.locations(&symbolizer)
    for index in types.indices where types[index].location == nil {
      guard let location = locations["\(types[index].module).\(types[index].name)"] else { continue }
      types[index].location = location
      if types[index].reference != 0 {
        name(types[index].reference, types[index].qualifiedName + ".body", location, &named)
      }
    }
  }

  /// Keeps what was found at an address that is on no stack, so that it can be written to the file.
  private mutating func name(
    _ address: UInt64, _ function: String, _ location: SourceLocation?, _ named: inout [UInt64]
  ) {
    if stacks.symbols[address] != nil { return }
    stacks.symbols[address] = [StackFrame(function: function, module: "", location: location)]
    named.append(address)
  }

  // MARK: Writes

  private mutating func locateWrites() {
    for index in writes.indices where writes[index].location == nil && writes[index].stack >= 0 {
      let property = properties.indices.contains(writes[index].property) ? properties[writes[index].property] : nil
      writes[index].location = OwnCode.location(in: stacks.frames(of: writes[index].stack), writing: property)
    }
  }
}
