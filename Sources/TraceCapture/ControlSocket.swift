#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
internal import CTraceSampler
import Dispatch
import TraceFormat

/// A Unix socket that starts and stops recordings, one command a line:
///
///     record FILE RATE UPDATES    ok | error TEXT
///     stop                        ok RECORDS DROPS | error TEXT
///
/// Spaces and percent signs of `FILE` are percent-encoded. A recording ends with the connection that began it. The
/// socket holds at most ``connectionLimit`` connections and ``lineLimit`` bytes of each, whatever clients send: one more
/// ends the oldest that does not record. Only the user can connect (mode 0600), and closing removes the socket.
final class ControlSocket: Sendable {
  static let connectionLimit = 8
  static let lineLimit = 8192

  private let path: String
  private let listener: Int32
  private let stopPipe: (read: Int32, write: Int32)
  private let ended = DispatchSemaphore(value: 0)

  /// Listens at `path`, on a thread of its own. An existing socket is replaced if nobody listens there.
  init(path: String, session: TraceSession) throws(TraceSession.Failure) {
    self.path = path
    var pipe: [Int32] = [-1, -1]
    guard System.pipe(&pipe) == 0 else { throw .socket(path: path, reason: System.failure) }
    for file in pipe { System.closeOnExec(file) }
    stopPipe = (pipe[0], pipe[1])
    do throws(TraceSession.Failure) { listener = try UnixSocket.listen(at: path) } catch {
      for file in pipe { System.close(file) }
      throw error
    }
    let start = Unmanaged.passRetained(Start(socket: self, session: session))
    let error = apus_start_thread(
      "apus control",
      { context in
        guard let context else { return }
        let start = Unmanaged<Start>.fromOpaque(context).takeRetainedValue()
        start.socket.run { [weak session = start.session] in session }
      }, start.toOpaque())
    if error != 0 {
      start.release()
      ended.signal()
      end()
      throw .noThread
    }
  }

  private final class Start {
    let socket: ControlSocket
    weak let session: TraceSession?

    init(socket: ControlSocket, session: TraceSession) { (self.socket, self.session) = (socket, session) }
  }

  /// Ends all connections and removes the socket.
  func end() {
    _ = write(stopPipe.write, [0] as [UInt8], 1)
    ended.wait()
    unlink(path)
    for file in [listener, stopPipe.read, stopPipe.write] { System.close(file) }
  }

  // MARK: On the socket's thread

  private struct Connection {
    let file: Int32
    var line: [UInt8] = []
    var isRecording = false
  }

  private func run(_ session: () -> TraceSession?) {
    var connections: [Connection] = []
    while true {
      var files = [stopPipe.read, listener].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      files += connections.map { pollfd(fd: $0.file, events: Int16(POLLIN), revents: 0) }
      guard poll(&files, nfds_t(files.count), -1) >= 0 || errno == EINTR else { break }
      if files[0].revents != 0 { break }
      for index in connections.indices.reversed() where files[index + 2].revents != 0 {
        if receive(&connections[index], session()) { continue }
        let closed = connections.remove(at: index)
        if closed.isRecording { session()?.end() }
        System.close(closed.file)
      }
      if files[1].revents != 0 { acceptClient(into: &connections) }
    }
    for connection in connections { System.close(connection.file) }
    ended.signal()
  }

  private func acceptClient(into connections: inout [Connection]) {
    let file = accept(listener, nil, nil)
    if file >= 0 {
      System.closeOnExec(file)
      connections.append(Connection(file: file))
    }
    // There may be no number left for a file. The client waits meanwhile.
    let isOut = file < 0 && (errno == EMFILE || errno == ENFILE)
    guard isOut || connections.count > Self.connectionLimit else { return }
    if let oldest = connections.firstIndex(where: { !$0.isRecording }) {
      _ = answer("error there are too many connections", connections[oldest].file)
      System.close(connections.remove(at: oldest).file)
    } else {
      var stop = pollfd(fd: stopPipe.read, events: Int16(POLLIN), revents: 0)
      poll(&stop, 1, 100)
    }
  }

  /// Reads what has arrived and carries out whole lines. False if the connection is to be closed.
  private func receive(_ connection: inout Connection, _ session: TraceSession?) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(connection.file, &buffer, buffer.count, Int32(MSG_DONTWAIT))
    if count < 0 { return errno == EAGAIN || errno == EINTR }
    guard count > 0, let session else { return false }
    connection.line += buffer[..<count]
    while let end = connection.line.firstIndex(of: 10) {
      let line = String(decoding: connection.line[..<end], as: UTF8.self)
      connection.line.removeSubrange(...end)
      guard answer(obey(line, &connection, session), connection.file) else { return false }
    }
    guard connection.line.count <= Self.lineLimit else {
      _ = answer("error a line is longer than \(Self.lineLimit) bytes", connection.file)
      return false
    }
    return true
  }

  private func answer(_ text: String, _ file: Int32) -> Bool {
    let bytes = Array("\(text)\n".utf8)
    // A client that does not read its answers gets no more of them.
    return send(file, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)) == bytes.count
  }

  private func obey(_ line: String, _ connection: inout Connection, _ session: TraceSession) -> String {
    do throws(ControlRequest.Invalid) {
      switch try ControlRequest(line) {
      case .record(let options, let path):
        do throws(TraceSession.Failure) {
          try session.begin(request: options, path: path)
        } catch {
          return "error \(error)"
        }
        connection.isRecording = true
        return "ok"
      case .stop:
        guard connection.isRecording else { return "error this connection has begun no recording" }
        connection.isRecording = false
        let result = session.end()
        return "ok \(result.records) \(result.drops)"
      }
    } catch {
      return "error \(error.text)"
    }
  }
}
