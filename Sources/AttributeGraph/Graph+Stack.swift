#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
internal import CThreadStack

extension Graph {
  /// Stops with a message if first runs nest so deeply that the thread's stack would overflow.
  ///
  /// If a rule reads a slot that has never run, that slot's rule runs on top of its stack frame. So the stack limits
  /// how deeply first runs nest: to about 10,000 rules on 8 MiB. Later updates of the same chain have no such limit,
  /// because they start at its far end.
  func checkStack() {
    var here: UInt8 = 0
    let address = withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
    if address > stackFloor, address - stackFloor > Self.stackReserve, pthread_self() == stackThread { return }
    stackThread = pthread_self()
    stackFloor = UInt(apus_stack_floor())
    precondition(
      address - stackFloor > Self.stackReserve,
      "\(updateDepth) rules read one another deeper than the stack allows, up to \(type(of: runningAttribute))")
  }

  /// At least this many bytes must be left. Checked every 32 rules.
  private static var stackReserve: UInt { 192 << 10 }
}
