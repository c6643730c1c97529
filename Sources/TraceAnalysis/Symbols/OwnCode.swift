/// Distinguishes the program's own code from that of the framework and the system.
enum OwnCode {
  private static let frameworkModules: Set<String> = [
    "AttributeGraph", "DisplayList", "Geometry", "PlatformHeadless", "PlatformSDL", "Renderer", "SwiftUI", "TextLayout",
    "TraceCapture", "TraceFormat", "TraceRecorder", "UIControls", "UICore", "UITestSupport",
  ]
  private static let systemModules: Set<String> = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization", "Glibc", "Musl", "Observation",
    "Swift", "Synchronization", "_Concurrency", "__C", "_StringProcessing",
  ]
  private static let writers: Set<String> = ["setter", "modify", "modify2", "init", "didset", "willset"]

  /// Whether a module belongs to the framework, so that the program cannot change its views.
  static func isFramework(_ module: String) -> Bool { frameworkModules.contains(module) }

  /// The line of the innermost frame that belongs to the program.
  ///
  /// The setter of `property` is skipped, because the line that uses it is of interest. It is the answer only if no
  /// other frame is.
  static func location(in frames: [StackFrame], writing property: Property?) -> SourceLocation? {
    var setter: SourceLocation?
    for frame in frames {
      guard let location = frame.location, isSource(location.file) else { continue }
      let symbol = SymbolName(frame.function)
      guard isOwn(symbol, frame.function) else { continue }
      if let property, symbol.member == property.name, symbol.accessor.map(writers.contains) == true {
        if setter == nil { setter = location }
        continue
      }
      return location
    }
    return setter
  }

  /// Whether somebody wrote it in Swift, and neither a macro nor the compiler made it.
  static func isSource(_ file: String) -> Bool {
    file.hasSuffix(".swift") && !file.contains("@__swiftmacro") && !file.contains("<compiler-generated>")
  }

  private static func isOwn(_ symbol: SymbolName, _ function: String) -> Bool {
    // Code at the top level of a program has a name without a module.
    if symbol.module.isEmpty { return function == "main" }
    return !isFramework(symbol.module) && !systemModules.contains(symbol.module)
  }

  /// Whether somebody wrote a frame's function for the program. Functions of the framework and the system do not count,
  /// nor do thunks, accessors and entry points that the compiler made.
  static func isOwn(_ frame: StackFrame) -> Bool {
    guard let location = frame.location, isSource(location.file) else { return false }
    let isThunk = thunks.contains { frame.function.hasPrefix($0) }
    return !isThunk && isOwn(SymbolName(frame.function), frame.function)
  }

  private static let thunks = [
    "partial apply ", "merged partial apply ", "reabstraction thunk ", "thunk for ", "protocol witness ",
    "dispatch thunk ", "implicit closure ", "key path ",
  ]
}
