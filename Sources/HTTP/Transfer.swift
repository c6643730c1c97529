import CCurl
import Foundation

/// One request and its answer on their way. Confined to the thread of its loop, but for `answer` and `request`.
final class Transfer: @unchecked Sendable {
  let request: HTTPRequest
  let answer = TransferAnswer()
  /// The library's handle, while the transfer is under way.
  private(set) var easy: UnsafeMutableRawPointer?
  private var headers: UnsafeMutablePointer<curl_slist>?
  /// What is sent along, where the library finds it.
  private var outgoing: UnsafeMutableRawBufferPointer?
  private let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
  /// Whether another piece may be taken now.
  var mayGrow: (Transfer) -> Bool = { _ in true }

  /// Whom this hop asks.
  private var origin: Origin?
  private var hops = 0
  /// Why a callback has stopped the transfer.
  private var failure: HTTPError?

  private var head = HTTPHead()
  private let budget: BodyBudget
  private var body: Body
  private var inflater: Inflater?
  private var received = 0
  /// Whether it waits for room in the budget.
  private(set) var isPaused = false

  /// Seconds on the clock of the loop.
  private var began = 0.0
  private var hopBegan = 0.0
  private var lastByte: Double?

  init(_ request: HTTPRequest, _ budget: BodyBudget) {
    (self.request, self.budget) = (request, budget)
    body = Body(budget)
  }

  deinit {
    close()
    errorText.deallocate()
    outgoing?.deallocate()
  }

  // MARK: Hops

  /// Begins with the request's own address. Throws where it may not be asked.
  func begin(at now: Double) throws(HTTPError) {
    began = now
    try hop(to: request.address, at: now)
  }

  private func hop(to address: URL, at now: Double) throws(HTTPError) {
    let isFirst = hops == 0
    guard let origin = Origin(address) else {
      throw .refused("'\(address.absoluteString.prefix(100))' is no address of a web server.")
    }
    guard request.access.contains(origin) || !isFirst && request.access.followsToPublic else {
      throw .refused(
        isFirst ? "\(origin) is not allowed." : "The server sends the request on to \(origin), which is not allowed.")
    }
    if !isFirst, self.origin?.scheme == "https", origin.scheme == "http" {
      throw .refused("The server sends the request on to \(origin), which is not encrypted.")
    }
    self.origin = origin
    (hopBegan, lastByte) = (now, nil)
    (head, body, inflater) = (HTTPHead(size: head.size), Body(budget), nil)
    guard let easy = ccurl_easy_init() else { throw .unreachable("there is no memory for a connection") }
    self.easy = easy
    errorText.pointee = 0
    let context = Unmanaged.passUnretained(self).toOpaque()
    _ = ccurl_set_text(easy, CURLOPT_URL, Self.text(of: address, at: origin))
    _ = ccurl_set_text(easy, CURLOPT_ERRORBUFFER, errorText)
    _ = ccurl_set_long(easy, CURLOPT_NOSIGNAL, 1)
    if !request.access.named.contains(origin) { _ = ccurl_set_text(easy, CURLOPT_PROXY, "") }
    ccurl_quick_exit(easy)
    _ = ccurl_set_private(easy, context)
    _ = ccurl_on_head(
      easy, { bytes, size, count, context in Transfer.of(context!).takeHead(bytes!, size * count) }, context)
    _ = ccurl_on_body(
      easy, { bytes, size, count, context in Transfer.of(context!).takeBody(bytes!, size * count) }, context)
    _ = ccurl_on_socket(easy, { context, _, address in Transfer.of(context!).openSocket(address!) }, context)
    if request.method != .get { send(by: easy) }
    let fields = fields(for: address, isFirst: isFirst)
    for (name, value) in fields { headers = ccurl_slist_append(headers, "\(name): \(value)") ?? headers }
    _ = ccurl_set_headers(easy, headers)
  }

  private func send(by easy: UnsafeMutableRawPointer) {
    let body = request.body
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, body.count), alignment: 1)
    body.copyBytes(to: bytes)
    outgoing?.deallocate()
    outgoing = bytes
    _ = ccurl_set_long(easy, CURLOPT_POSTFIELDSIZE_LARGE, body.count)
    _ = ccurl_set_text(easy, CURLOPT_POSTFIELDS, bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
    _ = ccurl_set_text(easy, CURLOPT_CUSTOMREQUEST, request.method.rawValue)
  }

  static func of(_ context: UnsafeMutableRawPointer) -> Transfer {
    Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  }

  /// The address as the library gets it: its authority is the origin that was checked, whatever the text looks like.
  private static func text(of address: URL, at origin: Origin) -> String {
    let address = address.absoluteURL
    let path = address.path(percentEncoded: true)
    let query = address.query(percentEncoded: true).map { "?" + $0 } ?? ""
    return "\(origin)" + (path.hasPrefix("/") ? path : "/" + path) + query
  }

  /// The fields of the head. What the caller gave belongs to the origin of the request.
  private func fields(for address: URL, isFirst: Bool) -> [(String, String)] {
    var fields = ["accept-encoding": "gzip"]
    // Many servers do not answer to it, and the library would wait a second each time.
    if request.method != .get { fields["expect"] = "" }
    let isOwn = origin == Origin(request.address)
    for (name, value) in request.headers {
      let name = name.lowercased()
      // A line's end would begin another field.
      let isPlain = !(name + value).utf8.contains { $0 < 32 && $0 != 9 } && !name.contains(":")
      if isPlain, isOwn || name == "accept" { fields[name] = value }
    }
    if isOwn, fields["authorization"] == nil, let user = request.address.user(percentEncoded: false) {
      let text = user + ":" + (request.address.password(percentEncoded: false) ?? "")
      fields["authorization"] = "Basic " + Data(text.utf8).base64EncodedString()
    }
    return fields.sorted { $0.key < $1.key }
  }

  // MARK: What comes

  private func takeHead(_ bytes: UnsafeMutablePointer<CChar>, _ count: Int) -> Int {
    if answer.isGiven { return 0 }
    lastByte = TransferLoop.now()
    head.take(UnsafeRawBufferPointer(start: bytes, count: count))
    if head.size > HTTPHead.limit { return stop(.malformed("its head is longer than \(HTTPHead.limit) bytes")) }
    return count
  }

  private func takeBody(_ bytes: UnsafeMutablePointer<CChar>, _ count: Int) -> Int {
    if answer.isGiven { return 0 }
    guard mayGrow(self) else {
      isPaused = true
      return Int(CURL_WRITEFUNC_PAUSE)
    }
    lastByte = TransferLoop.now()
    received += count
    let limit = request.limits.size
    if received > limit { return stop(.tooLarge(limit: limit)) }
    if head.isRedirect { return count }
    let input = UnsafeRawBufferPointer(start: bytes, count: count).bindMemory(to: UInt8.self)
    switch head.fields["content-encoding"]?.lowercased() {
    case nil, "", "identity":
      if body.count == 0, let length = head.length {
        if length > limit { return stop(.tooLarge(limit: limit)) }
        guard length < 0 || body.reserve(length) else { return stop(Self.noMemory) }
      }
      guard body.append(UnsafeRawBufferPointer(input)) else { return stop(Self.noMemory) }
    case "gzip", "x-gzip", "deflate":
      if inflater == nil { inflater = Inflater() }
      guard let inflater, inflater.unpack(input, to: body, limit: limit) else {
        return stop(.malformed("its body is not packed as it says"))
      }
    case let other?: return stop(.malformed("its body is packed as '\(other.prefix(20))', which was not asked for"))
    }
    return body.count > limit ? stop(.tooLarge(limit: limit)) : count
  }

  private static let noMemory = HTTPError.unreachable("there is no memory for the answer")

  /// Notes why, and tells the library to stop.
  private func stop(_ error: HTTPError) -> Int {
    failure = error
    return 0
  }

  private func openSocket(_ address: UnsafeMutablePointer<curl_sockaddr>) -> curl_socket_t {
    let target = NetworkAddress(ccurl_address(address))
    guard let origin, request.access.permits(target, for: origin) else {
      failure = .refused(
        "\(origin.map(String.init(describing:)) ?? "The server") leads into a private network; only those who name it there may be sent to it."
      )
      return CURL_SOCKET_BAD
    }
    return socket(
      address.pointee.family, address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue), address.pointee.protocol)
  }

  /// Goes on reading.
  func resume() {
    guard isPaused, let easy else { return }
    isPaused = false
    lastByte = TransferLoop.now()
    ccurl_easy_pause(easy, CURLPAUSE_CONT)
  }

  // MARK: The end

  /// What is waited for next, and until when.
  var deadline: (wait: HTTPWait, time: Double, seconds: Double) {
    let limits = request.limits
    let whole = (HTTPWait.whole, began + limits.whole, limits.whole)
    if isPaused { return whole }
    let next =
      lastByte.map { (HTTPWait.pause, $0 + limits.pause, limits.pause) }
      ?? (HTTPWait.firstByte, hopBegan + limits.firstByte, limits.firstByte)
    return next.1 < whole.1 ? next : whole
  }

  /// What the end of a hop means: nil where the transfer goes on with another.
  ///
  /// `whenLetGo` is called when nobody holds the answer's body any more, on any thread.
  func finish(
    _ code: CURLcode, at now: Double, whenLetGo: @escaping @Sendable () -> Void
  ) -> TransferAnswer.Value? {
    let location = easy.flatMap { ccurl_get_text($0, CURLINFO_REDIRECT_URL) }.map { String(cString: $0) }
    let text = errorText.pointee != 0 ? String(cString: errorText) : String(cString: ccurl_easy_strerror(code))
    close()
    guard code == CURLE_OK else { return .failure(failure ?? Self.error(code, text)) }
    if head.isRedirect, let location {
      do throws(HTTPError) {
        guard request.method == .get else { throw .refused("The server sends what it was given on to somebody else.") }
        hops += 1
        guard hops <= request.limits.redirects else {
          throw .refused("The server sends the request on more than \(request.limits.redirects) times.")
        }
        guard let address = URL(string: location) else { throw .malformed("it leads to no address") }
        failure = nil
        try hop(to: address, at: now)
        return nil
      } catch {
        return .failure(error)
      }
    }
    if head.hasBrokenLength { return .failure(.malformed("the length that it says is no number")) }
    if let inflater, !inflater.isAtEnd { return .failure(.unreachable("the answer ended early")) }
    return .success(HTTPResponse(status: head.status, headers: head.fields, body: body.handOver(whenLetGo: whenLetGo)))
  }

  private static func error(_ code: CURLcode, _ text: String) -> HTTPError {
    switch code {
    case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_BAD_CONTENT_ENCODING, CURLE_URL_MALFORMAT:
      .malformed(text)
    default: .unreachable(text)
    }
  }

  /// Lets the handle go, which must not be in the library's hands any more.
  func close() {
    if let easy { ccurl_easy_cleanup(easy) }
    easy = nil
    if let headers { ccurl_slist_free_all(headers) }
    headers = nil
  }

  /// Lets go of what was read; an answer that was handed over keeps it.
  func dropBody() { body = Body(budget) }
}
