import DashboardTestSupport
import Foundation
import SafeOutput
import Synchronization
import Testing

@testable import HTTP

/// Transfers over real connections to a server that answers well, badly or not at all.
struct TransferTests {
  private func request(_ server: MisbehavingServer, _ limits: HTTPLimits = HTTPLimits()) throws -> HTTPRequest {
    let url = try server.url
    return HTTPRequest(url, access: HTTPAccess(named: [try #require(Origin(url))]), limits: limits)
  }

  /// What a server's behaviour comes to.
  private func answer(
    _ behaviour: MisbehavingServer.Behaviour, _ limits: HTTPLimits = HTTPLimits(whole: 20),
    client: HTTPClient = HTTPClient()
  ) async throws -> Result<HTTPResponse, HTTPError> {
    let server = try MisbehavingServer(behaviour)
    defer { server.stop() }
    let request = try request(server, limits)
    do throws(HTTPError) {
      return .success(try await client.response(to: request))
    } catch {
      return .failure(error)
    }
  }

  private func packed(_ body: [UInt8], as coding: String) -> MisbehavingServer.Behaviour {
    .bytes(Array("HTTP/1.1 200 OK\r\nContent-Encoding: \(coding)\r\nContent-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  // MARK: Threads

  /// A transfer does not wait for a thread that the system did not give; the next one asks again.
  @Test func withoutAThreadATransferFails() async throws {
    let server = try MisbehavingServer(.answer(status: 200, body: "a"))
    defer { server.stop() }
    let attempts = Mutex(0)
    let client = HTTPClient(
      TransferLoop(budget: 1 << 20) { body throws(SystemThread.Failure) in
        let isFirst = attempts.withLock { attempts in
          attempts += 1
          return attempts == 1
        }
        // 2⁵⁰ bytes of stack are more than there are addresses.
        try SystemThread.start(stackSize: isFirst ? 1 << 50 : nil, body)
      })
    let error = await #expect(throws: HTTPError.self) { try await client.response(to: request(server)) }
    #expect(error?.description.hasPrefix("The server cannot be reached: no thread can be started: ") == true)
    #expect(client.transferCount == 0)
    #expect(try await client.response(to: request(server)).status == 200)
  }

  // MARK: Answers

  @Test func anAnswerHasStatusFieldsAndBody() async throws {
    let text = "HTTP/1.1 404 No\r\nX-Thing:  a b \r\nContent-Length: 2\r\n\r\nhi"
    let response = try await answer(.bytes(Array(text.utf8))).get()
    #expect(response.status == 404 && response.body == Data("hi".utf8))
    #expect(response.headers["x-thing"] == "a b")
  }

  @Test func anAnswerInChunksIsWhole() async throws {
    let text = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"
    #expect(try await answer(.bytes(Array(text.utf8))).get().body == Data("abcde".utf8))
  }

  @Test func aPackedBodyIsUnpacked() async throws {
    let text = Array(String(repeating: "value ", count: 50_000).utf8)
    #expect(try await answer(packed(Gzip.packed(text), as: "gzip")).get().body == Data(text))
  }

  @Test func transfersLeaveNothingBehind() async throws {
    let server = try MisbehavingServer(.answer(status: 200, body: "a"))
    defer { server.stop() }
    let client = HTTPClient()
    for _ in 0..<3 { #expect(try await client.response(to: request(server)).status == 200) }
    #expect(server.requests.count == 3)
    #expect(try await eventually { client.transferCount == 0 })
  }

  /// Clients that are new, and several requests at once.
  @Test func requestsAtOnceAreAllAnswered() async throws {
    let server = try MisbehavingServer(.answer(status: 200, body: "a"))
    defer { server.stop() }
    let request = try request(server, HTTPLimits(firstByte: 5, whole: 10))
    for round in 0..<100 {
      let client = HTTPClient()
      let errors = await withTaskGroup(of: HTTPError?.self) { group in
        for _ in 0..<(2 + round % 8) {
          group.addTask {
            do throws(HTTPError) { _ = try await client.response(to: request) } catch { return error }
            return nil
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(errors.allSatisfy { $0 == nil }, "\(round): \(errors)")
    }
  }

  // MARK: Limits

  @Test func moreBytesThanTheLimitEndTheTransfer() async throws {
    let limits = HTTPLimits(size: 1 << 20, whole: 20)
    let tooLarge = HTTPError.tooLarge(limit: 1 << 20)
    await #expect(throws: tooLarge) { try await answer(.endless, limits).get() }
    await #expect(throws: tooLarge) { try await answer(.announces(1 << 40), limits).get() }
    await #expect(throws: tooLarge) { try await answer(.announces(Int.max), limits).get() }
  }

  /// 10 MB of zeros are 10 kB packed. Of the endless stream the limit is taken once, and not the rest of what has come.
  @Test func theLimitHoldsForWhatIsUnpacked() async throws {
    let (head, chunk) = Gzip.endless(unpackingTo: 10 << 20)
    let fields = Array("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\n".utf8)
    let endless = MisbehavingServer.Behaviour.repeats(head: fields + head, chunk: chunk, pause: 0)
    let whole = packed(Gzip.packed([UInt8](repeating: 0, count: 64 << 20)), as: "gzip")
    let limits = HTTPLimits(size: 4 << 20, whole: 20)
    for behaviour in [endless, whole] {
      let client = HTTPClient()
      await #expect(throws: HTTPError.tooLarge(limit: 4 << 20)) {
        try await answer(behaviour, limits, client: client).get()
      }
      // A piece of 16 kB is unpacked after the limit was reached, no more.
      #expect(client.mostBodyBytes <= (4 << 20) + 16_384)
    }
  }

  @Test func aHeadWithoutEndIsCut() async throws {
    let line = Array("X-Field: \(String(repeating: "a", count: 1000))\r\n".utf8)
    let behaviour = MisbehavingServer.Behaviour.repeats(head: Array("HTTP/1.1 200 OK\r\n".utf8), chunk: line, pause: 0)
    await #expect(throws: HTTPError.malformed("its head is longer than 262144 bytes")) {
      try await answer(behaviour).get()
    }
  }

  // MARK: Time

  @Test func eachWaitHasItsEnd() async throws {
    let quick = HTTPLimits(firstByte: 0.3, pause: 0.3, whole: 5)
    await #expect(throws: HTTPError.timedOut(.firstByte, seconds: 0.3)) { try await answer(.silent, quick).get() }
    let stops = MisbehavingServer.Behaviour.repeats(
      head: Array("HTTP/1.1 200 OK\r\n\r\n".utf8), chunk: Array("a".utf8), pause: 3)
    await #expect(throws: HTTPError.timedOut(.pause, seconds: 0.3)) { try await answer(stops, quick).get() }
    let drips = MisbehavingServer.Behaviour.repeats(
      head: Array("HTTP/1.1 200 OK\r\n\r\n".utf8), chunk: Array("a".utf8), pause: 0.02)
    await #expect(throws: HTTPError.timedOut(.whole, seconds: 0.5)) {
      try await answer(drips, HTTPLimits(firstByte: 0.3, pause: 0.3, whole: 0.5)).get()
    }
  }

  @Test func cancellingTakesEffectAtOnce() async throws {
    let server = try MisbehavingServer(.endless)
    defer { server.stop() }
    let client = HTTPClient()
    let request = try request(server, HTTPLimits(size: 1 << 40, whole: 60))
    let task = Task { () throws(HTTPError) in try await client.response(to: request) }
    #expect(await server.wait { $0.takenBytes >= 1 << 20 })
    let start = ContinuousClock.now
    task.cancel()
    let result = await task.result
    #expect(throws: HTTPError.cancelled) { try result.get() }
    #expect(ContinuousClock.now - start < .milliseconds(500))
    #expect(try await eventually { client.transferCount == 0 })
    let taken = server.takenBytes
    // The server sends until nobody takes it any more: the connection is closed, not read on.
    #expect(await server.wait { $0.closedCount == 1 })
    #expect(server.takenBytes - taken <= 4 << 20)
  }

  /// Ten transfers wait for a second; the thread that moves them has next to nothing to do.
  @Test func waitingCostsNothing() async throws {
    let server = try MisbehavingServer(.silent)
    defer { server.stop() }
    let client = HTTPClient()
    let request = try request(server, HTTPLimits(firstByte: 1.2, whole: 5))
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<6 { group.addTask { _ = try? await client.response(to: request) } }
      #expect(await server.wait { $0.requests.count == 6 })
      let before = ProcessTime.used()
      try? await Task.sleep(for: .seconds(1))
      #expect(ProcessTime.used() - before < 0.02)
    }
  }

  /// Twelve endless bodies of at most 4 MB with a budget of 8 MB: all end at their limit, one after the other where they
  /// must, and never is more in memory than the budget and one limit.
  @Test func bodiesShareABudget() async throws {
    let server = try MisbehavingServer(.endless)
    defer { server.stop() }
    let client = HTTPClient(budget: 8 << 20)
    let request = try request(server, HTTPLimits(size: 4 << 20, whole: 60))
    let errors = await withTaskGroup(of: HTTPError?.self) { group in
      for _ in 0..<12 {
        group.addTask {
          do throws(HTTPError) { _ = try await client.response(to: request) } catch { return error }
          return nil
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(errors == Array(repeating: .tooLarge(limit: 4 << 20), count: 12))
    #expect(client.mostBodyBytes <= 12 << 20)
  }

  /// A budget of 4 MB and answers of 3 MB: while the first is held, as by whoever decodes it, two others wait with what
  /// has come of them; once it is let go both end.
  @Test func aBodyCountsUntilItIsLetGo() async throws {
    let size = 3 << 20
    let head = Array("HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\nConnection: close\r\n\r\n".utf8)
    let server = try MisbehavingServer(.bytes(head + [UInt8](repeating: 49, count: size)))
    defer { server.stop() }
    let client = HTTPClient(budget: 4 << 20)
    let request = try request(server, HTTPLimits(size: size, firstByte: 30, pause: 30, whole: 60))
    var first: Data? = try await client.response(to: request).body
    #expect(client.bodyBytes == size)
    let others = (0..<2).map { _ in Task { try await client.response(to: request).body.count } }
    #expect(try await eventually { client.bodyBytes >= 4 << 20 && client.transferCount == 2 })
    #expect(first?.count == size)
    first = nil
    for other in others { #expect(try await other.value == size) }
    #expect(try await eventually { client.bodyBytes == 0 })
    // The budget, and what libcurl hands over at once.
    #expect(client.mostBodyBytes <= 7 << 20)
  }

  // MARK: Broken answers

  @Test(arguments: [
    "garbage\r\n\r\n", "HTTP/9.9 200 OK\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nabc",
    "HTTP/1.1 200 OK\r\nContent-Length: 5, 7\r\n\r\nabcde",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\nabc",
    "HTTP/1.1 200 OK\r\nContent-Encoding: br\r\nContent-Length: 2\r\n\r\nab",
    "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\nab",
    "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nabc", "",
  ])
  func brokenAnswersAreErrors(text: String) async throws {
    let result = try await answer(.bytes(Array(text.utf8)), HTTPLimits(whole: 5))
    #expect(throws: HTTPError.self) { try result.get() }
  }

  @Test func aPackedBodyThatEndsEarlyIsAnError() async throws {
    let whole = Gzip.packed(Array(String(repeating: "value ", count: 5000).utf8))
    await #expect(throws: HTTPError.unreachable("the answer ended early")) {
      try await answer(packed(Array(whole.dropLast(20)), as: "gzip")).get()
    }
  }
}
