/// Who runs code of the program, and knows where in it that is.
public protocol CodeRunner: AnyObject, Sendable {
  /// Where the code is that runs, for messages.
  var codePlace: String? { get }
  /// The innermost of all that the program has made, for messages of what nests too deeply.
  var innermostPlace: String? { get }
}

/// Which code of the program runs on this task.
public enum CurrentCode {
  /// Set while views are updated.
  @TaskLocal public static var runner: (any CodeRunner)?
}

/// Stops the program because of what its code did wrong, and says where: in release too, where the message of a
/// `precondition` is left out.
///
/// - Parameter place: nil for where the code is that runs.
public func callerError(
  _ message: String, in place: String? = nil, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  let place = place ?? CurrentCode.runner?.codePlace
  fatalError(place.map { "\(message) (in \($0))" } ?? message, file: file, line: line)
}
