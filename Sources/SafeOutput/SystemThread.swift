#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A thread of our own. Where the system has no more of them, the caller is told; Foundation's says nothing, and whoever
/// waits for its work waits for ever.
package enum SystemThread {
  /// Why no thread was started.
  package struct Failure: Error, Sendable, CustomStringConvertible {
    package let description: String
  }

  /// Runs `body` on a new thread, which ends with it.
  ///
  /// - Parameter stackSize: bytes; nil for the system's.
  package static func start(stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void) throws(Failure) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    if let stackSize { pthread_attr_setstacksize(&attributes, stackSize) }
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let error = pthread_create(
      &thread, &attributes,
      { context in
        guard let context else { return nil }
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    guard error != 0 else { return }
    work.release()
    throw Failure(description: "no thread can be started: \(String(cString: strerror(error)))")
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
