extension Publishers {
  /// Prints a line for every event.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The beginning of each line, before a colon.
    public let prefix: String
    /// Where the lines go; nil for standard output.
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let log = Log(prefix: prefix.isEmpty ? "" : prefix + ": ", stream: stream)
      upstream.handleEvents(
        receiveSubscription: { log.write("receive subscription: (\($0))") },
        receiveOutput: { log.write("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: log.write("receive finished")
          case .failure(let error): log.write("receive error: (\(error))")
          }
        },
        receiveCancel: { log.write("receive cancel") },
        receiveRequest: { demand in
          log.write("request " + (demand.max.map { "max: (\($0))" } ?? "unlimited"))
        }
      )
      .receive(subscriber: subscriber)
    }
  }
}

private final class Log {
  private let prefix: String
  private let lock = RecursiveLock()
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix
    self.stream = stream
  }

  func write(_ line: String) {
    lock.withLock {
      if stream == nil { Swift.print(prefix + line) } else { stream?.write(prefix + line + "\n") }
    }
  }
}

extension Publisher {
  /// Prints a line for every event, to standard output or to a stream.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
