/// A function on a stack, in the form that is shown.
public struct CalledFunction: Sendable, Encodable, Hashable {
  /// The short name: `closure in SharedLandmarkRow.body.getter`.
  public var function: String
  /// The Swift module of its code. For other languages, the file name of the program or library.
  public var module: String
  public var file: String?
  public var line: Int?
  /// Whether somebody wrote it for the program: it belongs neither to the framework nor to the system, and is no thunk.
  public var isOwn: Bool

  init(_ frame: StackFrame) {
    let name = SymbolName(frame.function)
    function = name.short
    module = name.module.isEmpty ? frame.module : name.module
    (file, line) = (frame.location?.file, frame.location?.line)
    isOwn = OwnCode.isOwn(frame)
  }

  /// `SharedLandmarkRow.swift:17`; nil if symbols do not say.
  public var location: SourceLocation? {
    guard let file, let line else { return nil }
    return SourceLocation(file: file, line: line)
  }
}

extension StackTable {
  /// The functions of a stack, innermost first. None for -1. Cost: parses all their names.
  public func calls(of stack: Int) -> [CalledFunction] {
    stack < 0 || stack >= count ? [] : frames(of: stack).map(CalledFunction.init)
  }

  /// The program's own functions. A closure and the function that it is inlined into at one line count as one.
  public func ownCalls(of stack: Int) -> [CalledFunction] {
    var result: [CalledFunction] = []
    for call in calls(of: stack) where call.isOwn && call != result.last { result.append(call) }
    return result
  }
}
