/// A function on a stack, as it is shown.
public struct CalledFunction: Sendable, Encodable, Hashable {
  /// Shortened: `closure in SharedLandmarkRow.body.getter`.
  public var function: String
  /// The Swift module whose code it is; of other functions the file name of the executable or library.
  public var module: String
  public var file: String?
  public var line: Int?
  /// Whether somebody wrote it for the program: neither the framework's nor the system's, and no thunk.
  public var isOwn: Bool

  init(_ frame: StackFrame) {
    let name = SymbolName(frame.function)
    function = name.short
    module = name.module.isEmpty ? frame.module : name.module
    (file, line) = (frame.location?.file, frame.location?.line)
    isOwn = OwnCode.isOwn(frame)
  }

  /// `SharedLandmarkRow.swift:17`; nil where symbols do not say.
  public var location: SourceLocation? {
    guard let file, let line else { return nil }
    return SourceLocation(file: file, line: line)
  }
}

extension StackTable {
  /// The functions of a stack, innermost first; none for -1. Cost: the names of all of them are taken apart.
  public func calls(of stack: Int) -> [CalledFunction] {
    stack < 0 || stack >= count ? [] : frames(of: stack).map(CalledFunction.init)
  }

  /// Those that are the program's own. A closure and the function it is inlined into at one line are one.
  public func ownCalls(of stack: Int) -> [CalledFunction] {
    var result: [CalledFunction] = []
    for call in calls(of: stack) where call.isOwn && call != result.last { result.append(call) }
    return result
  }
}
