internal import CThreadStack

extension Graph {
  /// Stops with a message if first runs nest so deeply that the thread's stack would overflow.
  ///
  /// If a rule reads a slot that has never run, that slot's rule runs on top of its stack frame. So the stack limits
  /// how deeply first runs nest: to about 10,000 rules on 8 MiB. Later updates of the same chain have no such limit,
  /// because they start at its far end.
  func checkStack() {
    if !apus_stack_is_short() { return }
    callerError(
      "\(updateDepth) rules read one another deeper than the stack allows, up to \(type(of: runningAttribute))")
  }
}
