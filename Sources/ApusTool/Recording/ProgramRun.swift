import Dispatch
import Foundation

/// A program that runs in the terminal's foreground until it ends or its time is over.
struct ProgramRun {
  private let words: [String]
  private let environment: [String: String]

  /// - Parameter environment: variables to add to those of the tool.
  init(_ words: [String], environment: [String: String]) {
    self.words = words
    self.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  }

  /// Runs the program and waits for it.
  ///
  /// The terminal sends an interrupt to the program too, so the tool only waits for its end. A termination is passed
  /// on.
  /// - Parameter timeLimit: seconds until the program gets SIGTERM. Five seconds later it is killed.
  /// - Returns: its exit code; 128 plus the signal's number if a signal ended it; 0 if the time limit did.
  func run(timeLimit: Double?) throws -> Int32 {
    let oldInterrupt = signal(SIGINT, SIG_IGN)
    let oldTermination = signal(SIGTERM, SIG_IGN)
    defer {
      signal(SIGINT, oldInterrupt)
      signal(SIGTERM, oldTermination)
    }
    let program = try spawn()
    let termination = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .global())
    termination.setEventHandler { kill(program, SIGTERM) }
    termination.resume()
    defer { termination.cancel() }

    let start = ContinuousClock.now
    var status: Int32 = 0
    var isAskedToEnd = false
    while true {
      let result = waitpid(program, &status, WNOHANG)
      if result == program { break }
      if result < 0, errno != EINTR {
        throw CommandError("cannot wait for \(words[0]): \(String(cString: strerror(errno)))")
      }
      let elapsed = (ContinuousClock.now - start) / .seconds(1)
      if let timeLimit, elapsed >= timeLimit, !isAskedToEnd {
        isAskedToEnd = true
        kill(program, SIGTERM)
      }
      if let timeLimit, elapsed >= timeLimit + 5 { kill(program, SIGKILL) }
      usleep(10_000)
    }
    if isAskedToEnd { return 0 }
    let signalNumber = status & 0x7f
    return signalNumber == 0 ? (status >> 8) & 0xff : 128 + signalNumber
  }

  private func spawn() throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGINT)
    sigaddset(&defaults, SIGTERM)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var program: pid_t = 0
    let error = posix_spawnp(&program, words[0], nil, &attributes, arguments, variables)
    guard error == 0 else { throw CommandError("cannot run \(words[0]): \(String(cString: strerror(error)))") }
    return program
  }
}
