import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A server on the loopback that answers one way after another: what real ones do on bad days.
final class MisbehavingServer: Sendable {
  enum Behaviour: Sendable {
    case answer(status: Int, body: String)
    /// Says a longer body than it sends, and closes.
    case closesEarly
    /// Accepts and says nothing.
    case silent
    /// Sends bytes for as long as they are taken, without saying how many.
    case endless
    /// Says that many bytes will come.
    case announces(Int)
  }

  let port: UInt16
  private let socket: Int32
  private let behaviours: Mutex<[Behaviour]>
  private let isStopped = Mutex(false)

  /// Of the behaviours the last goes on for ever.
  init(_ behaviours: Behaviour...) throws {
    self.behaviours = Mutex(behaviours)
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

  var url: URL {
    get throws { try URL(string: "http://127.0.0.1:\(port)") ?? { throw URLError(.badURL) }() }
  }

  func stop() {
    isStopped.withLock { $0 = true }
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  private func accept() {
    while true {
      let connection = Glibc.accept(socket, nil, nil)
      guard connection >= 0, !isStopped.withLock({ $0 }) else { return }
      let behaviour = behaviours.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
      Thread.detachNewThread { [self] in
        serve(connection, behaviour)
        close(connection)
      }
    }
  }

  private func serve(_ connection: Int32, _ behaviour: Behaviour) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    guard recv(connection, &buffer, buffer.count, 0) > 0 else { return }
    @discardableResult func send(_ text: String) -> Bool {
      let bytes = Array(text.utf8)
      return Glibc.send(connection, bytes, bytes.count, 0) == bytes.count
    }
    switch behaviour {
    case .answer(let status, let body):
      send("HTTP/1.1 \(status) X\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n" + body)
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
