import TraceFormat

/// The names in a trace file for the numbers in its records. They may come before or after the records.
struct NameTables {
  /// How many inlined functions are kept at one address. A stack may contain the same address hundreds of times.
  static let inlinedLimit = 64
  /// How many bytes of a text are kept. A text may be as long as a chunk, and a million entries may name it.
  static let textLimit = 16_000
  /// How many bytes of a type's name are kept.
  static let typeNameLimit = 4096

  private var strings: [UInt32: String] = [:]
  /// The highest number of a text.
  private(set) var lastString: UInt32 = 0
  private var types: [UInt64: TraceFileType] = [:]
  private(set) var paths: [UInt32: TraceFilePath] = [:]
  private var properties: [TraceFileProperty] = []
  private var propertyIndices: [UInt32: Int] = [:]
  private var modules: [TraceFileModule] = []
  private var symbols: [TraceFileSymbol] = []
  /// The parts of types' names, by the number of the text: many types may share one.
  private var typeNames: [UInt32: TypeName] = [:]

  // MARK: Input

  mutating func add(strings added: [(id: UInt32, text: String)]) {
    for entry in added {
      strings[entry.id] = entry.text.utf8Prefix(Self.textLimit)
      typeNames[entry.id] = nil
      lastString = max(lastString, entry.id)
    }
  }

  mutating func add(types added: [TraceFileType]) {
    for type in added { types[type.reference] = type }
  }

  mutating func add(paths added: [TraceFilePath]) {
    for path in added { paths[path.id] = path }
  }

  mutating func add(properties added: [TraceFileProperty]) {
    for property in added {
      if let index = propertyIndices[property.id] {
        properties[index] = property
      } else {
        propertyIndices[property.id] = properties.count
        properties.append(property)
      }
    }
  }

  mutating func add(modules added: [TraceFileModule]) { modules += added }
  mutating func add(symbols added: [TraceFileSymbol]) { symbols += added }

  // MARK: Names

  func text(_ id: UInt32) -> String { strings[id] ?? "" }

  /// The type with metadata at `reference`. If the file does not name it, it is named by its address.
  mutating func type(_ reference: UInt64) -> ViewType {
    guard let type = types[reference], let qualified = strings[type.name]?.utf8Prefix(Self.typeNameLimit),
      !qualified.isEmpty
    else {
      return ViewType(name: "type at 0x" + String(reference, radix: 16))
    }
    let parts = typeNames[type.name] ?? TypeName(qualified)
    typeNames[type.name] = parts
    var result = ViewType(
      name: parts.name, qualifiedName: qualified, module: parts.module, closures: type.closures.map(text))
    result.reference = reference
    return result
  }

  /// The text of a marker.
  func marker(_ reference: UInt64) -> String { types[reference].map { text($0.name) } ?? "" }

  func propertyIndex(_ id: UInt32) -> Int { propertyIndices[id] ?? -1 }

  var allProperties: [Property] {
    properties.map { Property(owner: text($0.owner), name: text($0.name), address: $0.address) }
  }

  var allModules: [TraceModule] {
    modules.map {
      TraceModule(path: text($0.path), base: $0.base, end: $0.end, bias: $0.bias, buildID: $0.buildID)
    }
  }

  var allSymbols: [UInt64: [StackFrame]] {
    var result: [UInt64: [StackFrame]] = [:]
    for symbol in symbols {
      let module = text(symbol.module)
      result[symbol.address] = symbol.frames.prefix(Self.inlinedLimit).map { frame in
        let isKnown = frame.file != 0 && frame.line != 0
        return StackFrame(
          function: text(frame.function), module: module,
          location: isKnown ? SourceLocation(file: text(frame.file), line: Int(frame.line)) : nil)
      }
    }
    return result
  }
}
