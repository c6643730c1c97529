/// Finds functions, inlined ones included, files and lines at addresses of a recorded program.
///
/// Reads the program and its libraries as they are on disk now. One that is missing, or not the file that ran, gives no
/// names and is listed in ``warnings``. Names and lines come from `llvm-symbolizer`; without it, names come from the symbol
/// table and there are no lines. Cost: a process and about a second for each large file; ``fileLimit`` files at most,
/// however many modules a trace names.
public struct Symbolizer {
  /// How many programs and libraries are read.
  static let fileLimit = 128
  /// How many sentences are kept about modules that could not be used.
  static let warningLimit = 100

  /// One sentence for each module that could not be used, and for each limit that was reached.
  public var warnings: [String] {
    demangler.lost == 0
      ? found
      : found + ["\(demangler.lost) functions keep their mangled names, because demangling them takes too much."]
  }

  /// Whether all that was asked was answered in full, by files that are known to be those that ran: by their build ids.
  private(set) var isWhole = true

  private var found: [String] = []
  /// In order of their addresses.
  private let modules: [TraceModule]
  private let tool: LineTool?
  /// Seconds that the tool may still take, for all files.
  private var patience = 120.0
  var demangler = Demangler()
  /// Each file once, whatever paths lead to it.
  private var programs: [ProgramFile] = []
  private var programOfFile: [FileIdentity: Int] = [:]
  /// By index of a module: the index of its program; nil for one that cannot be used.
  private var programOfModule: [Int: Int?] = [:]
  /// What was found at addresses in memory; nothing for those outside of all modules.
  private var known: [UInt64: [StackFrame]] = [:]

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
    learnFrames(at: addresses)
    var result: [UInt64: [StackFrame]] = [:]
    for address in addresses { result[address] = known[address] }
    return result
  }

  /// Looks up what later questions will ask, at once: the tool reads a program's debug information for each question anew.
  mutating func learnFrames(at addresses: some Sequence<UInt64>) {
    var places: [Int: [Place]] = [:]
    // In order, so that messages are, and the tool finds neighbours together.
    for address in Set(addresses).sorted() where known[address] == nil {
      guard let module = module(of: address) else { continue }
      let place = Place(address: address, module: module)
      if let program = program(of: module) {
        places[program, default: []].append(place)
      } else {
        known[address] = [unknown(place)]
      }
    }
    for (program, places) in places.sorted(by: { $0.key < $1.key }) {
      for (place, frames) in zip(places, frames(at: places, in: programs[program])) { known[place.address] = frames }
    }
  }

  /// The demangled name of the function that contains an address in memory.
  mutating func functionName(at address: UInt64) -> String? {
    mangledName(at: address).map { demangler.demangle($0.name) }
  }

  /// The demangled name of the function that begins at an address in memory.
  mutating func functionName(beginningAt address: UInt64) -> String? {
    mangledName(at: address).flatMap { $0.start == address ? demangler.demangle($0.name) : nil }
  }

  /// Demangles the names of the functions at all these addresses at once, which later single questions profit from.
  mutating func learnNames(at addresses: [UInt64]) {
    var names: Set<String> = []
    for address in addresses { if let name = mangledName(at: address)?.name { names.insert(name) } }
    demangler.learn(names)
  }

  private mutating func mangledName(at address: UInt64) -> (name: String, start: UInt64)? {
    guard let module = module(of: address), let program = program(of: module) else { return nil }
    let (table, bias) = (programs[program].table, modules[module].bias)
    return table.function(at: address &- bias).map { (table.name(of: $0), $0.address &+ bias) }
  }

  /// The machine code at an address in memory. None if the file does not contain all of it.
  mutating func code(at address: UInt64, count: Int) -> [UInt8] {
    guard let module = module(of: address), let program = program(of: module) else { return [] }
    return programs[program].file.contents(at: address &- modules[module].bias, count: UInt64(count)) ?? []
  }

  /// Calls `body` with each function whose mangled name contains `part`, except in the system's modules: its demangled
  /// name, its address in memory, and its length. Of a file that is loaded several times, only once.
  mutating func eachFunction(
    named part: String, _ body: (_ mangled: String, _ demangled: String, _ address: UInt64, _ size: UInt64) -> Void
  ) {
    var seen: Set<Int> = []
    for index in modules.indices where !Self.isSystem(modules[index].path) {
      guard let program = program(of: index), seen.insert(program).inserted else { continue }
      let (table, bias) = (programs[program].table, modules[index].bias)
      let functions = table.functions(named: part).filter { function in
        module(of: function.address &+ bias).map { self.program(of: $0) == program } ?? false
      }
      var names: [String] = []
      var bytes = 0
      for function in functions where bytes < Demangler.budget {
        names.append(table.name(of: function))
        bytes += names[names.count - 1].utf8.count
      }
      demangler.learn(names)
      for (function, name) in zip(functions, names) {
        body(name, demangler.demangle(name), function.address &+ bias, function.size)
      }
    }
  }

  // MARK: Modules

  private func module(of address: UInt64) -> Int? {
    var (low, high) = (0, modules.count)
    while low < high {
      let middle = (low + high) / 2
      if modules[middle].base <= address { low = middle + 1 } else { high = middle }
    }
    return low > 0 && address < modules[low - 1].end ? low - 1 : nil
  }

  /// The program of a module; nil if the file is not the one that ran.
  private mutating func program(of index: Int) -> Int? {
    if let known = programOfModule[index] { return known }
    let program = findProgram(of: modules[index])
    programOfModule[index] = .some(program)
    return program
  }

  private mutating func findProgram(of module: TraceModule) -> Int? {
    let path = module.path
    let identity = path.hasPrefix("/") ? FileIdentity(path: path) : nil
    guard let program = identity.flatMap({ programOfFile[$0] }) ?? identity.flatMap({ open($0, path) }) else {
      if programs.count == Self.fileLimit {
        warn("Only \(Self.fileLimit) programs and libraries are read: functions of others have no names.")
      } else if !path.contains("vdso") {
        warn("\(path) cannot be read: its functions have no names.")
      }
      return nil
    }
    if module.buildID.isEmpty {
      isWhole = false
      return program
    }
    if programs[program].buildID == module.buildID { return program }
    warn("\(path) was built again since the recording: its functions have no names.")
    return nil
  }

  private mutating func open(_ identity: FileIdentity, _ path: String) -> Int? {
    guard programs.count < Self.fileLimit, let file = ELFFile(path: path) else { return nil }
    programs.append(ProgramFile(file, path: path))
    programOfFile[identity] = programs.count - 1
    return programs.count - 1
  }

  private mutating func warn(_ sentence: String) {
    isWhole = false
    if found.count < Self.warningLimit, !found.contains(sentence) { found.append(sentence) }
  }

  private static func isSystem(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let prefixes = [
      "libswift", "libFoundation", "lib_Foundation", "libc.", "libm.", "ld-linux", "libstdc++", "libdispatch",
    ]
    return prefixes.contains { name.hasPrefix($0) }
  }

  // MARK: Addresses

  /// An address with the index of its module.
  private struct Place {
    var address: UInt64
    var module: Int
  }

  private func fileName(_ place: Place) -> String {
    modules[place.module].path.split(separator: "/").last.map(String.init) ?? ""
  }

  private func unknown(_ place: Place) -> StackFrame {
    StackFrame(function: "0x" + String(place.address, radix: 16), module: fileName(place), location: nil)
  }

  private mutating func frames(at places: [Place], in program: ProgramFile) -> [[StackFrame]] {
    let addresses = places.map { $0.address &- modules[$0.module].bias }
    var answers: [[LineTool.Frame]]
    if let found = ask({ $0.frames(at: addresses, of: program.path) }) {
      answers = found
      if !Self.isSystem(program.path) { completeLines(of: &answers, at: addresses, in: program) }
    } else {
      isWhole = false
      answers = addresses.map { address in
        program.table.function(at: address).map { [LineTool.Frame(name: program.table.name(of: $0))] } ?? []
      }
    }
    demangler.learn(answers.joined().map(\.name))
    return zip(places, answers).map { place, frames in
      let name = fileName(place)
      return frames.isEmpty
        ? [unknown(place)]
        : frames.map { StackFrame(function: demangler.shortName($0.name), module: name, location: $0.location) }
    }
  }

  /// If the optimiser left no line at a function's address, takes the line at which the function begins.
  private mutating func completeLines(
    of frames: inout [[LineTool.Frame]], at addresses: [UInt64], in program: ProgramFile
  ) {
    let lineless = frames.indices.filter { frames[$0].last.map { $0.location == nil } ?? false }
    guard !lineless.isEmpty,
      let starts = ask({ $0.starts(ofFunctionsAt: lineless.map { addresses[$0] }, of: program.path) })
    else { return }
    for (index, start) in zip(lineless, starts) { frames[index][frames[index].count - 1].location = start }
  }

  /// Asks the tool as long as there is time for it.
  private mutating func ask<Answer>(_ question: (LineTool) -> Answer?) -> Answer? {
    guard var tool, patience > 0 else { return nil }
    tool.patience = min(tool.patience, patience)
    let start = ContinuousClock.now
    defer {
      patience -= (ContinuousClock.now - start) / .seconds(1)
      if patience <= 0 { warn("llvm-symbolizer took too long: some functions have no lines.") }
    }
    return question(tool)
  }
}
