import ChatClient
import ChatStore
import Foundation
import HTTP
import Testing

@testable import ChatMatrix

/// What a server is asked, and what its refusals mean.
struct BackendTests {
  private func error(_ status: Int, _ body: String, headers: [String: String] = [:]) async throws -> ChatBackendError? {
    let server = FakeMatrix { _ in HTTPResponse(status: status, headers: headers, body: Data(body.utf8)) }
    let backend = try server.backend()
    do throws(ChatBackendError) {
      _ = try await backend.report("$1", in: .main, reason: "")
      return nil
    } catch { return error }
  }

  @Test func refusalsAreTold() async throws {
    #expect(try await error(401, #"{"errcode":"M_UNKNOWN_TOKEN","error":"gone"}"#) == .signedOut("gone"))
    #expect(
      try await error(429, #"{"errcode":"M_LIMIT_EXCEEDED","retry_after_ms":1500}"#) == .rateLimited(seconds: 1.5))
    #expect(try await error(429, "", headers: ["retry-after": "7"]) == .rateLimited(seconds: 7))
    #expect(try await error(429, #"{"retry_after_ms":"soon"}"#) == .rateLimited(seconds: nil))
    #expect(
      try await error(403, #"{"errcode":"M_FORBIDDEN","error":"no"}"#)
        == .forbidden("no"))
    #expect(
      try await error(413, #"{"errcode":"M_TOO_LARGE","error":"big"}"#)
        == .refused(code: "M_TOO_LARGE", reason: "big", isRetryable: false))
    #expect(try await error(404, #"{"errcode":"M_NOT_FOUND"}"#) == .notFound("thing of this name"))
    #expect(try await error(404, #"{"errcode":"M_UNRECOGNIZED","error":"new"}"#) == .notSupported("new"))
    #expect(try await error(502, "<html>") == .serverFault("HTTP 502"))
    #expect(try await error(200, "<html>") == .malformed("It is no JSON."))
    #expect(try await error(200, "{}") == nil)
  }

  @Test func namesAreEncodedAndNoSteps() async throws {
    let server = FakeMatrix((200, #"{"event_id":"$e"}"#))
    let backend = try server.backend()
    let request = SendRequest(
      channel: ChannelID(rawValue: "!a/b:c?d#e"), transaction: TransactionID(rawValue: "t/1"),
      action: .redact("$ä b", reason: "why"))
    #expect(try await backend.send(request) == SendAnswer(event: "$e"))
    let question = try #require(server.questions.first)
    #expect(
      question.path == "/_matrix/client/v3/rooms/%21a%2Fb%3Ac%3Fd%23e/redact/%24%C3%A4%20b/t%2F1"
        && question.method == .put)
    #expect(question.headers["Authorization"] == "Bearer secret" && question.json["reason"].string == "why")
    await #expect(throws: ChatBackendError.self) {
      try await backend.report("..", in: .main, reason: "")
    }
    #expect(server.questions.count == 1)
  }

  @Test func theFirstSyncOfAProgramBringsTheStateOfRooms() async throws {
    let server = FakeMatrix((200, Wire.sync([], next: "s2")), (200, Wire.sync([], next: "s3")))
    let backend = try server.backend()
    _ = try await backend.sync(after: "s1", waiting: 0)
    _ = try await backend.sync(after: "s2", waiting: 30)
    #expect(server.questions.map { $0.query["since"] } == ["s1", "s2"])
    #expect(server.questions.map { $0.query["full_state"] } == ["true", nil])
    #expect(server.questions.map { $0.query["timeout"] } == ["0", "30000"])
    #expect(
      server.questions[0].query["filter"].flatMap { MatrixJSON(Data($0.utf8)) }?["room"]["timeline"]["limit"].int == 50)
  }

  @Test func anAnswerThatIsTooLargeIsAskedForInSmallerParts() async throws {
    let server = FakeMatrix { _ throws(HTTPError) in throw .tooLarge(limit: 1) }
    let backend = try server.backend()
    for _ in 0..<4 {
      await #expect(throws: ChatBackendError.tooLarge(limit: 1)) { try await backend.sync(after: nil, waiting: 0) }
    }
    let limits = server.questions.map { $0.query["filter"]?.contains("\"limit\":12,") }
    #expect(limits == [false, true, false, false])
    #expect(server.questions.last?.query["filter"]?.contains("\"limit\":1,") == true)
  }

  @Test func mediaAreAskedForByTokenAndTheOldWayWhereThatIsUnknown() async throws {
    let server = FakeMatrix { question in
      question.path.contains("/v1/media/")
        ? HTTPResponse(status: 404, body: Data(#"{"errcode":"M_UNRECOGNIZED"}"#.utf8))
        : HTTPResponse(status: 200, body: Data("bytes".utf8))
    }
    let backend = try server.backend()
    let size = ThumbnailSize(width: 10, height: 20)
    for _ in 0..<2 {
      #expect(try await backend.download("mxc://a.org/b", thumbnail: size, limit: 100) == Data("bytes".utf8))
    }
    #expect(
      server.questions.map(\.path) == [
        "/_matrix/client/v1/media/thumbnail/a.org/b", "/_matrix/media/v3/thumbnail/a.org/b",
        "/_matrix/media/v3/thumbnail/a.org/b",
      ])
    #expect(server.questions[1].query == ["width": "10", "height": "20", "method": "scale"])
    for odd in ["mxc://a", "mxc://a/b/c", "mxc:///b", "http://a/b", "mxc://../.."] {
      await #expect(throws: ChatBackendError.self) { try await backend.download(odd, thumbnail: nil, limit: 100) }
    }
    #expect(server.questions.count == 3)
  }

  @Test func linksAreAskedOfTheServer() async throws {
    let link = URL(string: "https://example.org/a?b=c&d")!
    let server = FakeMatrix(
      (
        200,
        #"{"og:title":"Matrix Blog Post","og:description":"This is a really cool blog post","og:site_name":"matrix.org","og:image":"mxc://example.com/a","og:image:width":48,"og:image:height":"48","matrix:image:size":102400}"#
      ))
    #expect(
      try await server.backend().preview(of: link)
        == LinkPreview(
          title: "Matrix Blog Post", text: "This is a really cool blog post", site: "matrix.org",
          image: "mxc://example.com/a", width: 48, height: 48))
    #expect(server.questions.map(\.path) == ["/_matrix/client/v1/media/preview_url"])
    #expect(
      server.questions[0].query == ["url": link.absoluteString] && server.questions[0].headers["Authorization"] != nil)
    let old = FakeMatrix { question in
      question.path.contains("/v1/media/")
        ? HTTPResponse(status: 404, body: Data(#"{"errcode":"M_UNRECOGNIZED"}"#.utf8))
        : HTTPResponse(status: 200, body: Data(#"{"og:title":"T"}"#.utf8))
    }
    #expect(try await old.backend().preview(of: link)?.title == "T")
    for odd in [
      "{}", #"{"og:title":7}"#, #"{"og:title":""}"#, #"{"og:image":"mxc://a/b"}"#, "[]",
    ] {
      #expect(try await FakeMatrix((200, odd)).backend().preview(of: link) == nil, "\(odd)")
    }
    // A picture elsewhere is not asked for.
    let elsewhere = FakeMatrix(
      (200, #"{"og:title":"T","og:image":"https://tracker.example/a.png","og:image:width":-4}"#))
    #expect(try await elsewhere.backend().preview(of: link) == LinkPreview(title: "T"))
  }

  @Test func pinsAreTheWholeList() async throws {
    let server = FakeMatrix { question in
      HTTPResponse(status: 200, body: Data((question.method == .get ? #"{"pinned":["$a","$b"]}"# : "{}").utf8))
    }
    let backend = try server.backend()
    #expect(try await backend.setPinned(true, "$a", in: .main) == ["$b", "$a"])
    #expect(try await backend.setPinned(false, "$a", in: .main) == ["$b"])
    #expect(server.questions.last?.json["pinned"].array.map(\.string) == ["$b"])
    let empty = FakeMatrix { question in
      question.method == .get
        ? HTTPResponse(status: 404, body: Data(#"{"errcode":"M_NOT_FOUND"}"#.utf8))
        : HTTPResponse(status: 200, body: Data("{}".utf8))
    }
    #expect(try await empty.backend().setPinned(true, "$a", in: .main) == ["$a"])
  }

  // MARK: Polls

  /// MSC3381's example of a start, under the names that its votes are written with.
  @Test func pollsAreAskedUnderTheNamesOfTheirVotes() async throws {
    let server = FakeMatrix { question in
      question.method == .get
        ? HTTPResponse(status: 404, body: Data(#"{"errcode":"M_NOT_FOUND"}"#.utf8))
        : HTTPResponse(status: 200, body: Data(#"{"event_id":"$e"}"#.utf8))
    }
    let poll = MessageContent.Poll(
      question: "Lunch?", options: [.init(id: "1", text: "Ramen"), .init(id: "2", text: "Pizza")], maxSelections: 2)
    let backend = try server.backend()
    let answer = try await backend.send(
      SendRequest(
        channel: .main, transaction: TransactionID(rawValue: "t"),
        action: .message(.poll(poll), quoted: nil, thread: nil)))
    #expect(answer == SendAnswer(event: "$e"))
    let question = try #require(server.questions.last)
    #expect(
      question.path == "/_matrix/client/v3/rooms/%21main%3Aexample.org/send/org.matrix.msc3381.poll.start/t"
        && question.method == .put)
    let start = question.json["org.matrix.msc3381.poll.start"]
    #expect(start["kind"].string == "org.matrix.msc3381.poll.disclosed" && start["max_selections"].int == 2)
    #expect(start["question"]["org.matrix.msc1767.text"].string == "Lunch?")
    #expect(start["answers"].array.compactMap { $0["id"].string } == ["1", "2"])
    #expect(start["answers"].array.compactMap { $0["org.matrix.msc1767.text"].string } == ["Ramen", "Pizza"])
    // Programs that know no polls show this.
    #expect(question.json["org.matrix.msc1767.text"].string == "Lunch?\n1. Ramen\n2. Pizza")
  }

  // MARK: Encryption

  private func say(_ backend: MatrixBackend) async throws(ChatBackendError) {
    _ = try await backend.send(
      SendRequest(
        channel: .main, transaction: TransactionID(rawValue: "t"),
        action: .message(.text("a"), quoted: nil, thread: nil)))
  }

  /// Nothing that is said goes as it is to an encrypted room: not before the first sync either.
  @Test func encryptedRoomsAreNotWrittenTo() async throws {
    let error = ChatBackendError.encryptedChannel
    let told = try FakeMatrix(
      (200, Wire.sync([], state: [Wire.event("$1", "m.room.encryption", "{}", more: #","state_key":"""#)]))
    )
    .backend()
    _ = try await told.sync(after: nil, waiting: 0)
    await #expect(throws: error) { try await say(told) }
    let asked = FakeMatrix((200, #"{"algorithm":"m.megolm.v1.aes-sha2"}"#))
    await #expect(throws: error) { try await say(try asked.backend()) }
    #expect(asked.questions.map(\.path) == ["/_matrix/client/v3/rooms/%21main%3Aexample.org/state/m.room.encryption"])
    let known = try FakeMatrix((200, "{}")).backend()
    await known.begin(with: [Channel(id: .main, isEncrypted: true)])
    await #expect(throws: error) { try await say(known) }
    let lost = try FakeMatrix { _ throws(HTTPError) in throw .unreachable("no") }.backend()
    await #expect(throws: ChatBackendError.offline("The server cannot be reached: no")) { try await say(lost) }
  }

  @Test func openRoomsAreAskedOfOnce() async throws {
    let server = FakeMatrix { question in
      question.method == .get
        ? HTTPResponse(status: 404, body: Data(#"{"errcode":"M_NOT_FOUND"}"#.utf8))
        : HTTPResponse(status: 200, body: Data(#"{"event_id":"$e"}"#.utf8))
    }
    let backend = try server.backend()
    for _ in 0..<3 { try await say(backend) }
    #expect(server.questions.map(\.method) == [.get, .put, .put, .put])
  }

  @Test func whatIsNotEncryptedStaysInThisMachine() throws {
    for address in ["http://127.0.0.1:8008", "http://[::1]:1", "http://localhost", "https://example.org"] {
      _ = try MatrixClient(try #require(URL(string: address)), token: nil, transport: FakeMatrix((200, "{}")))
    }
    for address in ["http://example.org", "http://127.0.0.1.example.org", "ftp://localhost", "http://10.0.0.1"] {
      #expect(throws: ChatBackendError.self) {
        try MatrixClient(try #require(URL(string: address)), token: nil, transport: FakeMatrix((200, "{}")))
      }
    }
  }

  /// A server tells a room's people only at first: what the store knows stays its name.
  @Test func namesStayWhenAProgramGoesOn() async throws {
    let server = FakeMatrix((200, Wire.sync([], state: [Wire.member(.ann, #"{"membership":"join"}"#)])))
    let backend = try server.backend()
    await backend.begin(with: [Channel(id: .main, name: "Bob", isDirect: true)])
    let channel = try await backend.sync(after: "s0", waiting: 0).batch.channels.first
    #expect(channel?.name == "Bob" && channel?.isDirect == true)
    let left = try FakeMatrix((200, #"{"next_batch":"s1","rooms":{"leave":{"!main:example.org":{}}}}"#)).backend()
    await left.begin(with: [Channel(id: .main, name: "Bob")])
    let batch = try await left.sync(after: "s0", waiting: 0).batch
    #expect(batch.members[.main]?.map(\.isPresent) == [false] && batch.channels.map(\.name) == ["Bob"])
  }

  @Test func theSecretIsNotPrinted() {
    #expect(!"\(MatrixAccount.ann) \(String(reflecting: MatrixAccount.ann))".contains("secret"))
    var text = ""
    dump(MatrixAccount.ann, to: &text)
    #expect(!text.contains("secret"))
  }

  // MARK: Gaps

  private func gap(olderToken: String? = "p", newerToken: String? = "n") -> HistoryRequest {
    let gap = HistoryGap(id: GapID(rawValue: 1), after: 5, before: 9, olderToken: olderToken, newerToken: newerToken)
    return HistoryRequest(channel: .main, gap: gap, side: .newer, neighbour: "$near", limit: 100)
  }

  @Test func historyGoesBackAndForth() async throws {
    let chunk = #"{"chunk":[\#(Wire.text("$2", "b")),\#(Wire.text("$1", "a"))],"start":"p","end":"q"}"#
    let server = FakeMatrix((200, chunk))
    let back = try await server.backend().history(of: gap()).timelines[0]
    #expect(back.events.map(\.id) == ["$1", "$2"] && back.placement == .olderIn(GapID(rawValue: 1), token: "q"))
    var request = gap()
    request.side = .older
    let forth = try await server.backend().history(of: request).timelines[0]
    #expect(forth.events.map(\.id) == ["$2", "$1"] && forth.placement == .newerIn(GapID(rawValue: 1), token: "q"))
    #expect(
      server.questions.map { $0.query["dir"] } == ["b", "f"] && server.questions.map { $0.query["from"] } == ["p", "n"])
  }

  @Test func aGapWithoutATokenAsksAroundItsNeighbour() async throws {
    let server = FakeMatrix { question in
      let isContext = question.path.contains("/context/")
      return HTTPResponse(
        status: 200,
        body: Data(
          (isContext ? #"{"event":\#(Wire.text("$near", "x")),"start":"c1","end":"c2"}"# : #"{"chunk":[]}"#).utf8))
    }
    let batch = try await server.backend().history(of: gap(olderToken: nil))
    #expect(server.questions.map { $0.path.hasSuffix("/context/%24near") } == [true, false])
    #expect(server.questions[1].query["from"] == "c1")
    // Nothing more, and no token: the gap is closed.
    #expect(
      batch.timelines[0].placement == .olderIn(GapID(rawValue: 1), token: nil) && batch.timelines[0].events.isEmpty)
  }

  @Test func aServerThatStaysInPlaceIsNotAskedForEver() async throws {
    let same = FakeMatrix((200, #"{"chunk":[],"end":"p"}"#))
    #expect(
      try await same.backend().history(of: gap()).timelines[0].placement == .olderIn(GapID(rawValue: 1), token: nil))
    #expect(same.questions.count == 1)
    // Answers without anything to show are gone through, five at once.
    let number = NSLock(), box = Counter()
    let endless = FakeMatrix { _ in
      number.withLock { box.count += 1 }
      return HTTPResponse(status: 200, body: Data(#"{"chunk":[],"end":"e\#(box.count)"}"#.utf8))
    }
    let batch = try await endless.backend().history(of: gap())
    #expect(endless.questions.count == 5 && batch.timelines[0].placement == .olderIn(GapID(rawValue: 1), token: "e5"))
  }

  private final class Counter: @unchecked Sendable { var count = 0 }

  @Test func logins() async throws {
    let server = FakeMatrix((200, #"{"user_id":"@ann:example.org","access_token":"t","device_id":"D"}"#))
    let account = try await MatrixLogin.password("p", user: "ann", at: MatrixAccount.ann.server, transport: server)
    #expect(account.user == .ann && account.token == "t" && account.device == "D")
    let question = try #require(server.questions.first)
    #expect(question.path == "/_matrix/client/v3/login" && question.headers["Authorization"] == nil)
    #expect(question.json["identifier"]["user"].string == "ann")
    let odd = FakeMatrix((200, "{}"))
    await #expect(throws: ChatBackendError.malformed("It signs nobody in.")) {
      try await MatrixLogin.password("p", user: "ann", at: MatrixAccount.ann.server, transport: odd)
    }
    await #expect(throws: ChatBackendError.badAddress("file:///etc")) {
      try await MatrixLogin.password("p", user: "ann", at: URL(string: "file:///etc")!, transport: odd)
    }
    await #expect(throws: ChatBackendError.unencryptedAddress("http://example.org")) {
      try await MatrixLogin.password("p", user: "ann", at: URL(string: "http://example.org/x")!, transport: odd)
    }
    let wrong = FakeMatrix((403, #"{"errcode":"M_FORBIDDEN","error":"Invalid username or password"}"#))
    await #expect(throws: ChatBackendError.wrongPassword) {
      try await MatrixLogin.password("p", user: "ann", at: MatrixAccount.ann.server, transport: wrong)
    }
    let gone = FakeMatrix((401, #"{"errcode":"M_UNKNOWN_TOKEN"}"#))
    try await MatrixLogin.logout(.ann, transport: gone)
  }
}
