internal import CTraceSampler
import TraceFormat

/// The program and the libraries in memory, by which addresses of code are named.
struct ModuleList {
  private var generation: UInt64?
  private let program: String

  init(program: String) { self.program = program }

  /// All of them, if one was loaded or unloaded since the last call.
  mutating func take(_ strings: inout StringTable) -> TraceChunk? {
    let now = apus_module_generation()
    guard generation != now else { return nil }
    generation = now
    var collected = Collected()
    withUnsafeMutablePointer(to: &collected) { collected in
      apus_each_module(
        { module, context in
          guard let module = module?.pointee, let collected = context?.assumingMemoryBound(to: Collected.self) else {
            return
          }
          let buildID = Array(UnsafeBufferPointer(start: module.build_id, count: module.build_id_size))
          let path = module.path.map { String(cString: $0) } ?? ""
          collected.pointee.modules.append((module.base, module.end, module.bias, buildID, path))
        }, collected)
    }
    return .modules(
      collected.modules.map { module in
        TraceFileModule(
          base: module.base, end: module.end, bias: module.bias, buildID: module.buildID,
          path: strings.id(module.path.isEmpty ? program : module.path))
      })
  }

  private struct Collected {
    var modules: [(base: UInt64, end: UInt64, bias: UInt64, buildID: [UInt8], path: String)] = []
  }
}
