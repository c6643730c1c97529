import Testing

/// Which view is which, how long its state lives, when it comes and goes. One scenario a file.
@MainActor @Suite struct IdentitySpecification {}

extension IdentitySpecification {
  /// Lets tasks of views run until `condition` holds, ten seconds at most.
  func runTasks(until condition: () -> Bool) async {
    let deadline = ContinuousClock.now + .seconds(120)
    while !condition(), ContinuousClock.now < deadline { await Task.yield() }
  }

  /// Lets tasks that are under way do what they have left to do.
  func runTasks() async { for _ in 0..<20 { await Task.yield() } }
}
