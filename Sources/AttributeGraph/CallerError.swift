/// Where in the program the code is that runs, for messages.
public enum CodePlace {
  /// Set while views are updated.
  @TaskLocal public static var describe: @Sendable () -> String? = { nil }
}

/// Stops the program because of what its code did wrong, and says where: in release too, where the message of a
/// `precondition` is left out.
///
/// - Parameter place: nil for where the code is that runs.
public func callerError(
  _ message: String, in place: String? = nil, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  let place = place ?? CodePlace.describe()
  fatalError(place.map { "\(message) (in \($0))" } ?? message, file: file, line: line)
}
