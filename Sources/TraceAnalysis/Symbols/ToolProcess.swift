import Foundation

/// A program that reads a text and writes an answer.
///
/// Foundation's `Process` waits for ever where the thread or the sockets that it needs cannot be had.
final class ToolProcess {
  private var process: pid_t = 0
  private let answers: Int32

  /// Starts a program with its arguments. Nil where it, or what it needs, cannot be had.
  init?(_ words: [String], input: String) {
    // The program reads a file and not a pipe, so nothing has to be written while its answers are read.
    guard let requests = Self.file(of: input) else { return nil }
    defer { close(requests) }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    answers = ends[0]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, requests, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let arguments = words.map { strdup($0) } + [nil]
    let variables = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    guard posix_spawn(&process, words[0], &actions, nil, arguments, variables) == 0 else {
      close(answers)
      return nil
    }
  }

  /// A file without a name that holds a text, to be read from its beginning.
  private static func file(of text: String) -> Int32? {
    var template = Array((FileManager.default.temporaryDirectory.path + "/apus-XXXXXX").utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return nil }
    unlink(template)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { break }
      rest = rest.dropFirst(written)
    }
    guard rest.isEmpty, lseek(file, 0, SEEK_SET) == 0 else {
      close(file)
      return nil
    }
    return file
  }

  /// All that it writes; nil if it fails, or has not ended after so many seconds and is killed. Call it once.
  func output(within seconds: Double) -> [UInt8]? {
    let answer = readAnswers(until: .now + .seconds(seconds))
    close(answers)
    if answer == nil { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0 ? answer : nil
  }

  private func readAnswers(until end: ContinuousClock.Instant) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var ready = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
      let rest = (end - .now) / .milliseconds(1)
      guard rest > 0 else { return nil }
      guard poll(&ready, 1, Int32(min(rest.rounded(.up), 60_000))) > 0 else { continue }
      let count = read(answers, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes += piece[..<count]
    }
  }
}
