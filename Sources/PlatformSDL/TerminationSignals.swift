import Foundation

/// Turns SIGINT, SIGTERM and SIGHUP into a call on the main actor.
///
/// A second signal ends the process with status 128 plus its number, in case the main thread is stuck.
@MainActor
final class TerminationSignals {
  private var sources: [any DispatchSourceSignal] = []

  func start(_ action: @escaping @MainActor @Sendable (Int32) -> Void) {
    let queue = DispatchQueue(label: "termination signals")
    let counter = Counter()
    sources = [SIGINT, SIGTERM, SIGHUP].map { signal in
      let source = DispatchSource.makeSignalSource(signal: signal, queue: queue)
      source.setEventHandler {
        guard counter.increment() == 1 else { _exit(128 + signal) }
        DispatchQueue.main.async { MainActor.assumeIsolated { action(signal) } }
      }
      source.resume()
      return source
    }
  }

  func stop() {
    for source in sources { source.cancel() }
    sources = []
  }

  /// Used on the signal queue only.
  private final class Counter: @unchecked Sendable {
    private var value = 0
    func increment() -> Int {
      value += 1
      return value
    }
  }
}
