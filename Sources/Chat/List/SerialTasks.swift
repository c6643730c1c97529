/// Runs what it is given one after the other, on the main actor.
@MainActor
final class SerialTasks {
  private var last: Task<Void, Never>?

  /// Runs `operation` once all that was given before has ended.
  @discardableResult
  func run(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    let previous = last
    let task = Task { @MainActor in
      await previous?.value
      await operation()
    }
    last = task
    return task
  }
}
