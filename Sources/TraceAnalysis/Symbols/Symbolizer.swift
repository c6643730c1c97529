/// Finds functions, inlined ones included, files and lines at addresses of a recorded program.
///
/// Reads the program and its libraries as they are on disk now. If one is missing or was built again, it gives no names
/// and is listed in ``warnings``. Names and lines come from `llvm-symbolizer`; without it, names come from the symbol
/// table and there are no lines. Cost: a process and about a second for each large module.
public struct Symbolizer {
  /// One sentence for each module that could not be used.
  public private(set) var warnings: [String] = []

  private let modules: [TraceModule]
  private let tool: LineTool?
  private var demangler = Demangler()
  private var tables: [String: SymbolTable?] = [:]

  /// - Parameter modules: where code is in memory.
  public init(modules: [TraceModule]) { self.init(modules: modules, tool: LineTool.find()) }

  init(modules: [TraceModule], tool: LineTool?) {
    self.tool = tool
    var last: UInt64?
    self.modules = modules.sorted { ($0.base, $0.end) < ($1.base, $1.end) }.filter { module in
      defer { last = module.base }
      return module.base != last && module.base < module.end
    }
  }

  /// The functions at addresses in memory, the innermost inlined one first. None for an address outside of all modules.
  ///
  /// - Parameter addresses: addresses of instructions. For a return address, pass the byte before it.
  public mutating func frames(at addresses: [UInt64]) -> [UInt64: [StackFrame]] {
    var groups: [TraceModule: [UInt64]] = [:]
    for address in addresses {
      if let module = module(of: address) { groups[module, default: []].append(address) }
    }
    var result: [UInt64: [StackFrame]] = [:]
    for (module, addresses) in groups.sorted(by: { $0.key.base < $1.key.base }) {
      for (address, frames) in zip(addresses, frames(at: addresses, in: module)) { result[address] = frames }
    }
    return result
  }

  /// The demangled name of the function that contains an address in memory.
  mutating func functionName(at address: UInt64) -> String? {
    guard let module = module(of: address), let table = table(of: module),
      let function = table.function(at: address &- module.bias)
    else { return nil }
    return demangler.demangle(table.name(of: function))
  }

  /// The demangled name of the function that begins at an address in memory.
  mutating func functionName(beginningAt address: UInt64) -> String? {
    guard let module = module(of: address), let table = table(of: module),
      let function = table.function(at: address &- module.bias), function.address &+ module.bias == address
    else { return nil }
    return demangler.demangle(table.name(of: function))
  }

  /// The machine code at an address in memory. None if the file does not contain all of it.
  func code(at address: UInt64, count: Int) -> [UInt8] {
    guard let module = module(of: address), let file = ELFFile(path: module.path) else { return [] }
    return file.contents(at: address &- module.bias, count: UInt64(count)) ?? []
  }

  /// Calls `body` with each function whose mangled name contains `part`, except in the system's modules: its demangled
  /// name, its address in memory, and its length. Stops when `body` returns false.
  mutating func eachFunction(
    named part: String, _ body: (_ mangled: String, _ demangled: String, _ address: UInt64, _ size: UInt64) -> Bool
  ) {
    let part = Array(part.utf8)
    for module in modules where !Self.isSystem(module.path) {
      guard let table = table(of: module) else { continue }
      for function in table.functions where table.nameBytes(of: function).firstRange(of: part) != nil {
        let address = function.address &+ module.bias
        guard address >= module.base, address < module.end else { continue }
        let name = table.name(of: function)
        guard body(name, demangler.demangle(name), address, function.size) else { return }
      }
    }
  }

  // MARK: Modules

  private func module(of address: UInt64) -> TraceModule? {
    var (low, high) = (0, modules.count)
    while low < high {
      let middle = (low + high) / 2
      if modules[middle].base <= address { low = middle + 1 } else { high = middle }
    }
    return low > 0 && address < modules[low - 1].end ? modules[low - 1] : nil
  }

  /// The functions in a module's file; nil if the file is not the one that ran.
  private mutating func table(of module: TraceModule) -> SymbolTable? {
    if let table = tables[module.path] { return table }
    var table: SymbolTable?
    if let file = module.path.hasPrefix("/") ? ELFFile(path: module.path) : nil {
      if module.buildID.isEmpty || file.buildID == module.buildID {
        table = SymbolTable(file)
      } else {
        warnings.append("\(module.path) was built again since the recording: its functions have no names.")
      }
    } else if !module.path.contains("vdso") {
      warnings.append("\(module.path) cannot be read: its functions have no names.")
    }
    tables[module.path] = .some(table)
    return table
  }

  private static func isSystem(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let prefixes = [
      "libswift", "libFoundation", "lib_Foundation", "libc.", "libm.", "ld-linux", "libstdc++", "libdispatch",
    ]
    return prefixes.contains { name.hasPrefix($0) }
  }

  // MARK: Addresses

  private mutating func frames(at addresses: [UInt64], in module: TraceModule) -> [[StackFrame]] {
    let name = module.path.split(separator: "/").last.map(String.init) ?? ""
    func unknown(_ address: UInt64) -> [StackFrame] {
      [StackFrame(function: "0x" + String(address, radix: 16), module: name, location: nil)]
    }
    guard let table = table(of: module) else { return addresses.map(unknown) }
    let places = addresses.map { $0 &- module.bias }
    if var found = tool?.frames(at: places, of: module.path) {
      if !Self.isSystem(module.path) { completeLines(of: &found, at: places, in: module) }
      return zip(addresses, found).map { address, frames in
        if frames.isEmpty { return unknown(address) }
        return frames.map { StackFrame(function: shortName($0.name), module: name, location: $0.location) }
      }
    }
    return zip(addresses, places).map { address, place in
      guard let function = table.function(at: place) else { return unknown(address) }
      return [StackFrame(function: shortName(table.name(of: function)), module: name, location: nil)]
    }
  }

  /// If the optimiser left no line at a function's address, takes the line at which the function begins.
  private func completeLines(of frames: inout [[LineTool.Frame]], at places: [UInt64], in module: TraceModule) {
    let lineless = frames.indices.filter { frames[$0].last.map { $0.location == nil } ?? false }
    guard !lineless.isEmpty, let starts = tool?.starts(ofFunctionsAt: lineless.map { places[$0] }, of: module.path)
    else { return }
    for (index, start) in zip(lineless, starts) { frames[index][frames[index].count - 1].location = start }
  }

  private mutating func shortName(_ mangled: String) -> String { SymbolName.stored(demangler.demangle(mangled)) }
}
