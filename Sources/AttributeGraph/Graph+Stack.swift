#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
internal import CThreadStack

extension Graph {
  /// Stops with a message, before the thread's stack runs out, when rules read one another too deeply for the first time.
  ///
  /// A rule that reads a slot which has never run starts that slot's rule on top of its own stack frame, so the depth of
  /// first runs is bounded by the stack: about 10,000 rules on 8 MiB. Later updates of the same chain are not: they
  /// verify from the far end.
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

  /// Bytes that must be left every 32 rules.
  private static var stackReserve: UInt { 192 << 10 }
}
