import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends GET requests over HTTP; tests replace it.
public protocol HTTPTransport: Sendable {
  /// The status and body. Throws `cancelled`, `timedOut`, `unreachable` or `tooLarge`.
  func get(
    _ url: URL, headers: [String: String], timeout: Double, limit: Int
  ) async throws(DataSourceError) -> (status: Int, body: Data)
}

/// Sends requests over a `URLSession` of its own and limits bodies while they arrive.
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
    // The session's timeout limits pauses between bytes. The deadline below limits the whole transfer and is earlier.
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
