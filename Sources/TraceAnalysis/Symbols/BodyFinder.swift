/// Finds the source lines of views' bodies.
struct BodyFinder {
  /// By type with its module, `LandmarksViews.Row`: addresses to try, the likeliest first.
  private var places: [String: [UInt64]] = [:]

  /// Offsets into a function to try: the first instructions set up the stack and may have no line.
  private static let offsets: [UInt64] = [0, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256]

  /// Finds the bodies of the types that are wanted. Private types that have the same name in one module are left out.
  init(_ wanted: Set<String>, _ symbolizer: inout Symbolizer) {
    if wanted.isEmpty { return }
    var functions: [String: (mangled: String, demangled: String, address: UInt64, size: UInt64, isWitness: Bool)] = [:]
    var ambiguous: Set<String> = []
    symbolizer.eachFunction(named: "4body") { mangled, demangled, address, size in
      guard let (type, isWitness) = Self.type(mangled, demangled), wanted.contains(type) else { return }
      if let other = functions[type] {
        // Prefer the body to the thunk that calls it. Only the thunk remains if the body was inlined into it.
        if other.isWitness == isWitness, Self.whole(other.demangled) != Self.whole(demangled) { ambiguous.insert(type) }
        if !other.isWitness || isWitness { return }
      }
      functions[type] = (mangled, demangled, address, size, isWitness)
    }
    for (type, function) in functions where !ambiguous.contains(type) {
      places[type] = Self.offsets.filter { $0 == 0 || $0 < function.size }.map { function.address &+ $0 }
    }
  }

  /// What ``locations(_:)`` will ask.
  var addresses: [UInt64] { places.values.flatMap { $0 } }

  /// The first line of each body, by type.
  func locations(_ symbolizer: inout Symbolizer) -> [String: SourceLocation] {
    let frames = symbolizer.frames(at: addresses)
    return places.compactMapValues { addresses in
      addresses.lazy.compactMap { Self.location(frames[$0] ?? []) }.first
    }
  }

  /// The type whose body a function is, and whether it is the thunk through which the protocol calls the body.
  static func type(_ mangled: String, _ demangled: String) -> (type: String, isWitness: Bool)? {
    if mangled.hasSuffix("TW") {
      guard demangled.contains(".body.getter") || demangled.contains(".body(content:"),
        let mark = demangled.firstRange(of: " in conformance ")
      else { return nil }
      // `<A where A: View> Views.Row<A> : UICore.View in Views`
      let conformance = String(demangled[mark.upperBound...])
      let name = SymbolName(
        String(conformance[..<(conformance.firstRange(of: " : ")?.lowerBound ?? conformance.endIndex)]))
      return ("\(name.module).\(name.path)", true)
    }
    guard mangled.hasSuffix("vg") || mangled.hasSuffix("F") else { return nil }
    let name = SymbolName(demangled)
    // Closures and variables in a body have the body's name in theirs.
    guard name.member == "body", !name.owner.isEmpty, demangled.hasPrefix(name.entity) else { return nil }
    guard name.accessor == "getter" || demangled.contains(".body(content:") else { return nil }
    return ("\(name.module).\(name.owner)", false)
  }

  /// A demangled name without the type of its value.
  private static func whole(_ demangled: String) -> String { SymbolName.stored(demangled) }

  /// Of inlined functions, the outermost that somebody wrote: the body, not what it calls.
  private static func location(_ frames: [StackFrame]) -> SourceLocation? {
    frames.last { $0.location.map { OwnCode.isSource($0.file) } ?? false }?.location
  }
}
