#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Testing
import TraceFormat
import TraceRecorder

@testable import TraceCapture

/// The other end of a control socket.
private struct Client {
  let file: Int32

  init(_ path: String) throws { file = try #require(UnixSocket.connect(to: path)) }

  /// The session may have closed the connection already, which must not end the tests.
  func send(_ bytes: [UInt8]) { _ = sendto(file, bytes, bytes.count, Int32(MSG_NOSIGNAL), nil, 0) }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// One line, or what came before the end.
  func line() -> String {
    var text: [UInt8] = []
    var byte: UInt8 = 0
    while read(file, &byte, 1) == 1, byte != 10 { text.append(byte) }
    return String(decoding: text, as: UTF8.self)
  }

  func ask(_ text: String) -> String {
    send(text + "\n")
    return line()
  }

  func end() { close(file) }
}

extension CaptureTests {
  @Test @MainActor static func theSocketStartsAndStopsRecordings() throws {
    try withTemporaryPath { socket in
      try withTemporaryPath { path in
        let (session, recorder) = makeSession(TraceOptions(socketPath: socket))
        try session.start()
        defer { session.stop() }
        var status = stat()
        #expect(stat(socket, &status) == 0 && status.st_mode & 0o777 == 0o600)
        let client = try Client(socket)
        #expect(!recorder.isEnabled)
        #expect(client.ask("record \(path) 0 bodies") == "ok")
        #expect(client.ask("record \(path)2 0 bodies") == "error a recording is running")
        for number in 0..<UInt32(10) { recorder.instant(.check, id: number) }
        #expect(client.ask("stop") == "ok 10 0")
        #expect(!recorder.isEnabled)
        #expect(try Recorded(path).isComplete)
        client.end()
      }
    }
  }

  @Test @MainActor static func aConnectionThatEndsStopsItsRecording() throws {
    try withTemporaryPath { socket in
      try withTemporaryPath { path in
        let (session, recorder) = makeSession(TraceOptions(socketPath: socket))
        try session.start()
        defer { session.stop() }
        let client = try Client(socket)
        #expect(client.ask("record \(path) 0 all") == "ok")
        client.end()
        let other = try Client(socket)
        // The other's question is read after the end of the first.
        #expect(other.ask("stop") == "error this connection has begun no recording")
        #expect(!recorder.isEnabled)
        #expect(try Recorded(path).isComplete)
        other.end()
      }
    }
  }

  /// Clients that say nothing keep nobody out, and a recording goes on whoever else comes.
  @Test @MainActor static func idleConnectionsYield() throws {
    try withTemporaryPath { socket in
      try withTemporaryPath { path in
        let (session, recorder) = makeSession(TraceOptions(socketPath: socket))
        try session.start()
        defer { session.stop() }
        let idle = try (0..<ControlSocket.connectionLimit).map { _ in try Client(socket) }
        let client = try Client(socket)
        #expect(client.ask("record \(path) 0 bodies") == "ok")
        #expect(idle[0].line() == "error there are too many connections")
        let more = try (0..<2 * ControlSocket.connectionLimit).map { _ in try Client(socket) }
        #expect(more[more.count - 1].ask("stop") == "error this connection has begun no recording")
        recorder.instant(.check, id: 1)
        #expect(client.ask("stop") == "ok 1 0")
        for client in idle + more + [client] { client.end() }
      }
    }
  }

  @Test @MainActor static func whateverComesInIsHarmless() throws {
    try withTemporaryPath { socket in
      let (session, _) = makeSession(TraceOptions(socketPath: socket))
      try session.start()
      for line in [
        "", "hello", "record", "record x 1 bodies", "record /x -1 bodies", "record /x 1 b", "record /%zz 1 all",
      ] {
        let client = try Client(socket)
        #expect(client.ask(line).hasPrefix("error "))
        client.end()
      }
      let long = try Client(socket)
      long.send(String(repeating: "x", count: 10_000))
      #expect(long.line() == "error a line is longer than 8192 bytes")
      long.end()
      let many = try (0..<12).map { _ in try Client(socket) }
      #expect(many[0].ask("stop").hasPrefix("error "))
      for client in many { client.end() }
      let bytes = try Client(socket)
      var rubbish = (0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 37) }
      rubbish.append(10)
      bytes.send(rubbish)
      #expect(bytes.line().hasPrefix("error "))
      bytes.end()
      session.stop()
      #expect(access(socket, F_OK) != 0)
    }
  }

  @Test @MainActor static func onlyAStaleSocketIsReplaced() throws {
    try withTemporaryPath { socket in
      let (session, _) = makeSession(TraceOptions(socketPath: socket))
      try session.start()
      let (second, _) = makeSession(TraceOptions(socketPath: socket))
      #expect(throws: TraceSession.Failure.self) { try second.start() }
      session.stop()
      // A program that died leaves its socket behind.
      let dead = try UnixSocket.listen(at: socket)
      close(dead)
      #expect(access(socket, F_OK) == 0)
      try second.start()
      second.stop()
      let file = open(socket, O_CREAT | O_WRONLY, 0o600)
      close(file)
      #expect(throws: TraceSession.Failure.self) { try second.start() }
    }
  }
}
