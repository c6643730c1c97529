import Dispatch
import Foundation

/// A recording of a running program, through its control socket (`docs/apus.md`).
final class AttachedRecording {
  private let descriptor: Int32
  private let socket: String

  /// - Parameter patience: seconds to wait for an answer.
  init(socket path: String, patience: Int = 10) throws {
    socket = path
    descriptor = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    // A program that is stopped, or another one at that path, may never answer.
    var patience = timeval(tv_sec: patience, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw CommandError("the socket's path is too long: \(path)")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else {
      throw CommandError("nobody answers at \(path): \(String(cString: strerror(errno)))")
    }
  }

  deinit { close(descriptor) }

  /// Records until an interrupt, a termination, the time limit, or the end of the program.
  ///
  /// - Returns: a line that says what was recorded; nil if the program ended by itself.
  func run(file: String, sampleRate: Int, updates: String, timeLimit: Double?, _ console: Console) throws -> String? {
    let name = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
    try ask("record \(name) \(sampleRate) \(updates)")
    console.report("Recording; Ctrl-C ends it.")
    let signals = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number, queue: .global())
    }
    let ending = DispatchSemaphore(value: 0)
    for source in signals {
      source.setEventHandler { ending.signal() }
      source.resume()
    }
    let start = ContinuousClock.now
    while ending.wait(timeout: .now() + 0.05) == .timedOut {
      if let timeLimit, (ContinuousClock.now - start) / .seconds(1) >= timeLimit { break }
      var byte: UInt8 = 0
      if recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) == 0 { return nil }
    }
    let words = try ask("stop").split(separator: " ")
    guard words.count == 3 else { return nil }
    return "\(words[1]) records, \(words[2]) lost"
  }

  /// Sends a line and returns the answer.
  @discardableResult
  private func ask(_ line: String) throws -> String {
    let bytes = Array((line + "\n").utf8)
    guard send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
      throw CommandError("the program at \(socket) has gone")
    }
    var answer: [UInt8] = []
    var byte: UInt8 = 0
    while answer.count < 4096 {
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { throw CommandError("the program at \(socket) does not answer") }
      guard count == 1, byte != 10 else { break }
      answer.append(byte)
    }
    let text = String(decoding: answer, as: UTF8.self)
    guard text == "ok" || text.hasPrefix("ok ") else {
      throw CommandError(text.isEmpty ? "the program at \(socket) has gone" : "the program at \(socket): \(text)")
    }
    return text
  }
}
