import Foundation
import Testing
import TraceFormat

@testable import TraceAnalysis

/// Addresses of a program that the test compiles: nothing runs it, its symbol table says where its functions are.
@Suite struct SymbolizerTests {
  private static let source = """
    protocol View { associatedtype Body; var body: Body { get } }
    struct Row<T>: View {
      var x: T
      var body: Int {
        helper(2)
      }
    }
    private struct Hidden: View { var body: Int { helper(3) } }
    @inline(never) func helper(_ a: Int) -> Int { a &* 3 }
    struct Environment {}
    extension Environment { var scheme: Int { get { helper(1) } set { _ = helper(newValue) } } }
    @main struct Main {
      static func main() { print(Row(x: 1).body, Hidden().body, \\Environment.scheme as Any) }
    }
    """
  private static let bias: UInt64 = 0x5000_0000_0000

  private func module(_ path: String, buildID: [UInt8] = []) -> TraceModule {
    TraceModule(path: path, base: Self.bias, end: Self.bias + 1 << 24, bias: Self.bias, buildID: buildID)
  }

  /// Where the function with that beginning of its mangled name begins, in memory.
  private func address(_ mangled: String, _ path: String) throws -> UInt64 {
    let table = SymbolTable(try #require(ELFFile(path: path)))
    let function = try #require(table.functions.first { table.name(of: $0) == mangled }, "\(mangled)")
    return function.address + Self.bias
  }

  private func trace(_ path: String) throws -> Trace {
    var trace = Trace()
    trace.modules = [module(path)]
    trace.types = [
      ViewType(name: "Row", qualifiedName: "Views.Row<Swift.Int>", module: "Views"),
      ViewType(name: "Hidden", qualifiedName: "Views.(Hidden in $1a2b)", module: "Views"),
      ViewType(name: "Absent", qualifiedName: "Views.Absent", module: "Views"),
    ]
    trace.properties = [
      Property(owner: "Environment", name: "", address: try address("$s5Views11EnvironmentV6schemeSivpACTK", path)),
      Property(owner: "", name: "", address: try address("$s5Views11EnvironmentV6schemeSivg", path)),
    ]
    let helper = try address("$s5Views6helperyS2iF", path)
    trace.stacks.addresses = [helper + 1, 12]
    trace.stacks.starts = [0, 2]
    trace.writes = [Write(time: 0, kind: .state, stack: 0)]
    return trace
  }

  @Test func compiledProgram() throws {
    guard LineTool.find() != nil, let program = try CompiledProgram(Self.source, module: "Views") else { return }
    var trace = try trace(program.path)
    trace.symbolicate()
    #expect(trace.types.map { $0.location?.description } == ["Views.swift:4", "Views.swift:8", nil])
    #expect(trace.properties.map(\.name) == ["scheme", "scheme"])
    #expect(trace.properties.map(\.owner) == ["Environment", "Environment"])
    let frames = trace.stacks.frames(of: 0)
    #expect(frames.map(\.function) == ["Views.helper(Swift.Int) -> Swift.Int", "0xc"])
    #expect(frames[0].module == "Views")
    #expect(trace.writes[0].location?.description == "Views.swift:9")
    #expect(trace.info.warnings == [])
  }

  @Test func withoutLineTool() throws {
    guard let program = try CompiledProgram(Self.source, module: "Views") else { return }
    var trace = try trace(program.path)
    var symbolizer = Symbolizer(modules: trace.modules, tool: nil)
    trace.symbolicate(&symbolizer)
    #expect(trace.stacks.frames(of: 0)[0].function == "Views.helper(Swift.Int) -> Swift.Int")
    #expect(trace.properties.map(\.name) == ["scheme", "scheme"])
    #expect(trace.types.map(\.location) == [nil, nil, nil])
  }

  /// An optimised program's key paths hold stubs: of `wide` one that jumps to its getter, of `scheme` one that has it inlined.
  @Test func keyPathsOfAnOptimizedProgram() throws {
    let source = """
      struct Environment { var values: [Int: Int] }
      extension Environment {
        var scheme: Int { get { helper(values, 1) } set { values[1] = newValue } }
        var wide: Int {
          get { var sum = 0; for (key, value) in values { sum &+= helper(values, key) &* value }; return sum }
          set { values[2] = newValue }
        }
      }
      @inline(never) func helper(_ values: [Int: Int], _ key: Int) -> Int { values[key] ?? 0 }
      @inline(never) func show(_ keyPath: AnyKeyPath) { print(keyPath.debugDescription) }
      @main struct Main {
        static func main() { show(\\Environment.scheme); show(\\Environment.wide) }
      }
      """
    let options = ["-O", "-Xclang-linker", "-no-pie"]
    guard LineTool.find() != nil, let program = try CompiledProgram(source, module: "Views", options: options) else {
      return
    }
    // The program, linked to a fixed address, prints `\Environment.<computed 0x… (Int)>`.
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program.path)
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let getters = text.matches(of: /computed 0x([0-9a-f]+)/).compactMap { UInt64($0.output.1, radix: 16) }
    try #require(getters.count == 2)
    var symbolizer = Symbolizer(modules: [TraceModule(path: program.path, base: 0, end: 1 << 32, bias: 0, buildID: [])])
    let names = symbolizer.getterNames(at: getters)
    #expect(
      getters.map { names[$0].map { SymbolName($0).path } } == ["Environment.scheme", "Environment.wide"])
  }

  /// `call`, `jmp` and, of ARM, `bl` four bytes ahead, each from its own address.
  @Test func branchTargets() {
    #expect(Symbolizer.branchTargets([0xE8, 0x0B, 0, 0, 0], at: 0x1000).contains(0x1010))
    #expect(Symbolizer.branchTargets([0x55, 0xE9, 0xFA, 0xFF, 0xFF, 0xFF], at: 0x1000).contains(0x1000))
    #expect(Symbolizer.branchTargets([1, 0, 0, 0x94], at: 0x1000) == [0x1004])
    #expect(Symbolizer.branchTargets([0xFF, 0xFF, 0xFF, 0x17], at: 0x1000) == [0xFFC])
    #expect(Symbolizer.branchTargets([0xE8], at: 0) == [])
  }

  @Test func goneAndChangedProgramsAreToldOfOnce() throws {
    guard let program = try CompiledProgram(Self.source, module: "Views") else { return }
    for module in [module("/gone/Views"), module(program.path, buildID: [1, 2, 3])] {
      var trace = try trace(program.path)
      trace.modules = [module]
      trace.symbolicate()
      #expect(trace.info.warnings.count == 1)
      #expect(trace.stacks.frames(of: 0)[0].function.hasPrefix("0x5000"))
    }
  }

  @Test func symbolsOfAFileNeedNoProgram() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).apustrace").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    do {
      guard LineTool.find() != nil, let program = try CompiledProgram(Self.source, module: "Views") else { return }
      try write(path, program.path)
      #expect(try Symbolizer.appendSymbols(toFile: path) == [])
    }
    let trace = try Trace(contentsOf: path)
    #expect(trace.types.map { $0.location?.description } == ["Views.swift:4"])
    #expect(trace.properties == [Property(owner: "Environment", name: "scheme", address: trace.properties[0].address)])
    #expect(trace.writes.map { $0.location?.description } == ["Views.swift:9"])
  }

  private func write(_ path: String, _ program: String) throws {
    let writer = try TraceFileWriter(
      path: path, header: TraceHeader(processID: 1, startTicks: 0, startNanoseconds: 0, startDate: 0))
    let helper = try address("$s5Views6helperyS2iF", program)
    let getter = try address("$s5Views11EnvironmentV6schemeSivpACTK", program)
    let texts: [(id: UInt32, text: String)] = [(1, program), (2, "Views.Row<Swift.Int>"), (3, "Environment")]
    try writer.write(.strings(texts))
    try writer.write(
      .modules([TraceFileModule(base: Self.bias, end: Self.bias + 1 << 24, bias: Self.bias, buildID: [], path: 1)]))
    try writer.write(.types([TraceFileType(reference: 0x7000, name: 2, mangledName: 0, closures: [])]))
    try writer.write(.properties([TraceFileProperty(id: 1, owner: 3, name: 0, address: getter)]))
    try writer.write(
      .records(
        thread: 1,
        [
          TraceRecord(time: 1, reference: 0x7000, kind: .create, id: 5),
          TraceRecord(time: 2, reference: 0, kind: .write, detail: WriteKind.observable.rawValue, id: 1, value: 1),
          TraceRecord(addresses: [helper + 1]),
        ]))
    try writer.close()
  }
}
