import Foundation

/// Sends requests; tests replace it.
public protocol HTTPTransport: Sendable {
  /// Asks, and returns the whole answer, whatever its status; cancelling the task ends the transfer.
  func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}

/// Sends HTTP requests and takes answers within limits.
///
/// All transfers of a client share one thread, which waits in the system while nothing comes, and a budget of memory
/// for bodies, from their first byte until the last copy of ``HTTPResponse/body`` is let go: where it is used up, only
/// the oldest transfer goes on, once no answer is held any more, and the others stop reading, so that their servers
/// wait. Bodies may pass the budget by the limit of one of them. Whoever keeps bodies for long uses the budget up:
/// transfers then end with their time; keep copies instead (`Data(Array(body))`).
///
/// Origins that were named (``HTTPAccess``) are asked through the proxy that the environment names, if any; others
/// never are, since a proxy would look up their addresses itself.
public final class HTTPClient: HTTPTransport {
  private let loop: TransferLoop

  /// - Parameter budget: bytes that the bodies of all answers may take together, under way or held.
  public init(budget: Int = 64 << 20) { loop = TransferLoop(budget: budget) }

  init(_ loop: TransferLoop) { self.loop = loop }

  /// The answer to a request. Cancelling the task ends the transfer at once.
  public func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let transfer = Transfer(request, loop.budget)
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if transfer.answer.wait(continuation) { loop.start(transfer) }
      }
    } onCancel: {
      transfer.answer.give(.failure(.cancelled))
      loop.look(at: transfer)
    }
    return try answer.get()
  }

  /// Transfers that have not ended.
  public var transferCount: Int { loop.transferCount }

  /// The bytes that bodies take together, under way or held.
  public var bodyBytes: Int { loop.budget.current.moving + loop.budget.current.held }

  /// The most bytes that bodies have taken together.
  public var mostBodyBytes: Int { loop.budget.current.most }
}
