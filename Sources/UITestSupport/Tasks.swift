/// Lets tasks of views run until `condition` holds; two minutes at most, but a hundred turns at least: each turn waits for
/// all the other tests that share the main actor.
@MainActor package func runTasks(until condition: () -> Bool) async {
  let deadline = ContinuousClock.now + .seconds(120)
  var turns = 0
  while !condition(), turns < 100 || ContinuousClock.now < deadline {
    turns += 1
    await Task.yield()
  }
}

/// Lets tasks that are under way do what they have left to do.
@MainActor package func runTasks() async { for _ in 0..<20 { await Task.yield() } }
