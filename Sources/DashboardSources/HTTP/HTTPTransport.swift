import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One GET over HTTP; a test hands in its own.
public protocol HTTPTransport: Sendable {
  /// The status and body. Throws `cancelled`, `timedOut`, `unreachable` or `tooLarge`.
  func get(
    _ url: URL, headers: [String: String], timeout: Double, limit: Int
  ) async throws(DataSourceError) -> (status: Int, body: Data)
}

/// Requests over a `URLSession` of its own, bodies bounded while they arrive.
public final class URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let delegate = TransferDelegate()

  public init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = 6
    configuration.httpShouldSetCookies = false
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  public func get(
    _ url: URL, headers: [String: String], timeout: Double, limit: Int
  ) async throws(DataSourceError) -> (status: Int, body: Data) {
    var request = URLRequest(url: url)
    // The session's own limit is for pauses; the deadline below is for the whole and comes first.
    request.timeoutInterval = timeout * 2 + 1
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let task = session.dataTask(with: request)
    let transfer = Transfer(limit: limit, timeout: timeout)
    delegate.add(transfer, task.taskIdentifier)
    let deadline = Task {
      try await Task.sleep(for: .seconds(timeout))
      transfer.finish(.failure(.timedOut(seconds: timeout)))
      task.cancel()
    }
    defer { deadline.cancel() }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        transfer.start(continuation)
        task.resume()
      }
    } onCancel: {
      transfer.finish(.failure(.cancelled))
      task.cancel()
    }
    delegate.remove(task.taskIdentifier)
    return try result.get()
  }
}
