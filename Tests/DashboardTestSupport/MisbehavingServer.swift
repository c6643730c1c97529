import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A server on the loopback that answers one way after another: what real ones do on bad days.
package final class MisbehavingServer: Sendable {
  package enum Behaviour: Sendable {
    case answer(status: Int, body: String)
    /// Says a longer body than it sends, and closes.
    case closesEarly
    /// Accepts and says nothing.
    case silent
    /// Sends bytes for as long as they are taken, without saying how many.
    case endless
    /// Says that many bytes will come.
    case announces(Int)
    /// Says nothing for so many seconds, then answers with success.
    case late(Double, body: String)
    /// Sends its answer a byte at a time, each so many seconds after the one before.
    case trickles(Double, body: String)
    /// Sends the asker back to where it asks.
    case redirects
    /// Sends the asker on, to an address of any kind.
    case redirectsTo(String)
    /// Sends these bytes, head and all, and closes.
    case bytes([UInt8])
    /// Sends a head, then a chunk again and again, so many seconds apart, for as long as it is taken.
    case repeats(head: [UInt8], chunk: [UInt8], pause: Double)
  }

  package let port: UInt16
  private let socket: Int32
  private let behaviour: @Sendable (String) -> Behaviour
  private let isStopped = Mutex(false)
  private let log = Watched(Log())

  /// What has happened.
  package struct Log: Sendable {
    /// The heads of the requests that came, in their order.
    package var requests: [String] = []
    /// What came along with them.
    package var bodies: [[UInt8]] = []
    /// Bytes that were sent, as far as the system's buffers took them.
    package var takenBytes = 0
    /// Connections that have ended.
    package var closedCount = 0
  }

  package var requests: [String] { log.value.requests }
  package var bodies: [[UInt8]] { log.value.bodies }
  package var takenBytes: Int { log.value.takenBytes }

  /// Waits until something has happened, a minute at most, and says whether it has.
  package func wait(until condition: @escaping @Sendable (Log) -> Bool) async -> Bool {
    await log.wait(until: condition)
  }

  /// Of the behaviours the last goes on for ever.
  package convenience init(_ behaviours: Behaviour...) throws {
    let rest = Rest(behaviours)
    try self.init { _ in rest.next() }
  }

  private final class Rest: Sendable {
    private let behaviours: Mutex<[Behaviour]>
    init(_ behaviours: [Behaviour]) { self.behaviours = Mutex(behaviours) }
    func next() -> Behaviour { behaviours.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] } }
  }

  /// - Parameter behaviour: what to do, by the first line of a request.
  package init(by behaviour: @escaping @Sendable (String) -> Behaviour) throws {
    self.behaviour = behaviour
    // A peer that closed is an error of `send`, not the program's end.
    signal(SIGPIPE, SIG_IGN)
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let handle = socket
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        bind(handle, raw, length) == 0 && listen(handle, 16) == 0 && getsockname(handle, raw, &length) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    guard bound else { throw POSIXError(.EADDRNOTAVAIL) }
    Thread.detachNewThread { [self] in accept() }
  }

  package var url: URL {
    get throws { try URL(string: "http://127.0.0.1:\(port)") ?? { throw URLError(.badURL) }() }
  }

  package func stop() {
    isStopped.withLock { $0 = true }
    // Wakes the thread that accepts. It closes the socket itself: closed here, its number could be another server's by the
    // time that the thread asks for the next connection.
    shutdown(socket, Int32(SHUT_RDWR))
  }

  private func accept() {
    defer { close(socket) }
    while !isStopped.withLock({ $0 }) {
      let connection = Glibc.accept(socket, nil, nil)
      if connection < 0, errno == EINTR || errno == ECONNABORTED { continue }
      guard connection >= 0 else { return }
      Thread.detachNewThread { [self] in
        serve(connection)
        close(connection)
        log.change { $0.closedCount += 1 }
      }
    }
  }

  /// What a request of which the beginning has come sends along.
  private func takeBody(of start: [UInt8], _ connection: Int32) -> [UInt8] {
    let end = Array("\r\n\r\n".utf8)
    guard let index = (0..<max(0, start.count - 3)).first(where: { Array(start[$0..<$0 + 4]) == end }) else {
      return []
    }
    let fields = String(decoding: start[..<index], as: UTF8.self).lowercased().split(separator: "\r\n")
    let length = fields.first { $0.hasPrefix("content-length:") }.flatMap {
      Int($0.dropFirst("content-length:".count).drop { $0 == " " })
    }
    var body = Array(start[(index + 4)...])
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while let length, body.count < length {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      body += buffer[..<count]
    }
    return body
  }

  private func serve(_ connection: Int32) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(connection, &buffer, buffer.count, 0)
    guard count > 0 else { return }
    let head = String(decoding: buffer[..<count], as: UTF8.self)
    let line = String(head.prefix { !$0.isNewline })
    let body = takeBody(of: Array(buffer[..<count]), connection)
    log.change { log in
      log.requests.append(head)
      log.bodies.append(body)
    }
    @discardableResult func sendAll(_ bytes: [UInt8]) -> Bool {
      let sent = Glibc.send(connection, bytes, bytes.count, 0)
      if sent > 0 { log.change { $0.takenBytes += sent } }
      return sent == bytes.count
    }
    @discardableResult func send(_ text: String) -> Bool { sendAll(Array(text.utf8)) }
    func answer(_ status: Int, _ body: String) -> String {
      "HTTP/1.1 \(status) X\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n" + body
    }
    switch behaviour(line) {
    case .answer(let status, let body): send(answer(status, body))
    case .late(let seconds, let body):
      Thread.sleep(forTimeInterval: seconds)
      send(answer(200, body))
    case .trickles(let seconds, let body):
      for byte in answer(200, body) where !isStopped.withLock({ $0 }) {
        guard send(String(byte)) else { return }
        Thread.sleep(forTimeInterval: seconds)
      }
    case .redirects:
      send(
        "HTTP/1.1 302 Found\r\nLocation: /api/v1/query_range?query=bad\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
      )
    case .redirectsTo(let address):
      send("HTTP/1.1 302 Found\r\nLocation: \(address)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
    case .bytes(let bytes): sendAll(bytes)
    case .repeats(let head, let chunk, let pause):
      guard sendAll(head) else { return }
      while sendAll(chunk), !isStopped.withLock({ $0 }) {
        if pause > 0 { Thread.sleep(forTimeInterval: pause) }
      }
    case .closesEarly: send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\nConnection: close\r\n\r\n{\"status\":")
    case .silent: _ = recv(connection, &buffer, buffer.count, 0)
    case .announces(let count): send("HTTP/1.1 200 OK\r\nContent-Length: \(count)\r\n\r\n[1,")
    case .endless:
      guard send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n[") else { return }
      let chunk = String(repeating: "1,", count: 32_768)
      while send(chunk), !isStopped.withLock({ $0 }) {}
    }
  }
}
