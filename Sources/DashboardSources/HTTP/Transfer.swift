import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Collects the body of one response up to a limit and reports one answer.
final class Transfer: Sendable {
  typealias Answer = Result<(status: Int, body: Data), DataSourceError>

  private struct State {
    var body = Data()
    var status = 0
    var answer: Answer?
    var continuation: CheckedContinuation<Answer, Never>?
  }

  private let limit: Int
  private let timeout: Double
  private let state = Mutex(State())

  init(limit: Int, timeout: Double) {
    self.limit = limit
    self.timeout = timeout
  }

  /// Sets the continuation that receives the answer; resumes it at once if there is an answer already.
  func start(_ continuation: CheckedContinuation<Answer, Never>) {
    let answer = state.withLock { state -> Answer? in
      if state.answer == nil { state.continuation = continuation }
      return state.answer
    }
    if let answer { continuation.resume(returning: answer) }
  }

  /// Reports an answer; only the first one counts.
  func finish(_ answer: Answer) {
    let continuation = state.withLock { state -> CheckedContinuation<Answer, Never>? in
      guard state.answer == nil else { return nil }
      state.answer = answer
      state.body = Data()
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume(returning: answer)
  }

  /// Takes the head of the response; false if its body will be too large.
  func begin(status: Int, expected: Int64) -> Bool {
    state.withLock { $0.status = status }
    guard expected <= Int64(limit) else {
      finish(.failure(.tooLarge(limit: limit)))
      return false
    }
    return true
  }

  /// Appends to the body; false if it became too large.
  func append(_ data: Data) -> Bool {
    let fits = state.withLock { state in
      guard state.answer == nil, state.body.count + data.count <= limit else { return false }
      state.body.append(data)
      return true
    }
    if !fits { finish(.failure(.tooLarge(limit: limit))) }
    return fits
  }

  /// Ends the transfer, with the error of the session if there is one.
  func complete(_ error: (any Error)?) {
    guard let error else {
      let (status, body) = state.withLock { ($0.status, $0.body) }
      return finish(.success((status, body)))
    }
    let reason = error as? URLError
    switch reason?.code {
    case .timedOut: finish(.failure(.timedOut(seconds: timeout)))
    case .cancelled: finish(.failure(.cancelled))
    default: finish(.failure(.unreachable(error.localizedDescription)))
    }
  }
}

/// Passes the events of a session to their transfers.
final class TransferDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private let transfers = Mutex<[Int: Transfer]>([:])

  func add(_ transfer: Transfer, _ identifier: Int) { transfers.withLock { $0[identifier] = transfer } }

  func remove(_ identifier: Int) { transfers.withLock { _ = $0.removeValue(forKey: identifier) } }

  private func transfer(_ task: URLSessionTask) -> Transfer? {
    transfers.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    let fits = transfer(dataTask)?.begin(status: status, expected: response.expectedContentLength) ?? false
    completionHandler(fits ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if transfer(dataTask)?.append(data) != true { dataTask.cancel() }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    transfer(task)?.complete(error)
  }
}
