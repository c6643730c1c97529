import Foundation

/// A program in another framework that does the same work, and prints its figures as our own scenarios do.
public struct Peer: Sendable {
  /// Why a peer could not be built or run.
  public enum Failure: Error, CustomStringConvertible {
    case commandFailed(String, status: Int32)
    case unreadableOutput(String, String)

    /// Whether a peer took longer than `limited(toSeconds:)` allowed: the status of `timeout`, or, where signals that
    /// ask are blocked, of the kill that follows.
    public var isTimeout: Bool {
      if case .commandFailed(_, let status) = self { [124, 137, SIGKILL].contains(status) } else { false }
    }

    public var description: String {
      switch self {
      case .commandFailed(let command, let status): "'\(command)' failed with status \(status)"
      case .unreadableOutput(let command, let output): "'\(command)' printed no figures: \(output.prefix(200))"
      }
    }
  }

  public let executable: String
  public var arguments: [String] = []
  public var environment: [String: String] = [:]

  public init(executable: String, arguments: [String] = [], environment: [String: String] = [:]) {
    (self.executable, self.arguments, self.environment) = (executable, arguments, environment)
  }

  /// The folder of peers' sources, and the one where they are built; `./bench` names both.
  public static var sources: String { (environmentValue("APUS_BENCH_ROOT") ?? ".") + "/Peers" }
  public static var builds: String { environmentValue("APUS_BENCH_PEERS") ?? ".build/peers" }

  /// Compiles `Peers/NAME.cpp` with -O2 against pkg-config `packages`, unless there is a program that is newer than it
  /// and all headers.
  ///
  /// - Parameter usesMetaObjects: whether the source declares Qt objects; it then includes `NAME.moc`, by Qt's `moc`.
  public static func compiled(_ name: String, packages: [String], usesMetaObjects: Bool = false) throws -> Peer {
    let (source, program) = ("\(sources)/\(name).cpp", "\(builds)/\(name)")
    let headers = ((try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []).filter { $0.hasSuffix(".h") }
    let written = ([source] + headers.map { "\(sources)/\($0)" }).compactMap(modified).max()
    if let built = modified(program), let written, built >= written {
      return Peer(executable: program)
    }
    try FileManager.default.createDirectory(atPath: builds, withIntermediateDirectories: true)
    if usesMetaObjects {
      let tool = "$(pkg-config --variable=libexecdir Qt6Core)/moc"
      _ = try output(of: "/bin/sh", ["-c", "\(tool) -o '\(builds)/\(name).moc' '\(source)'"])
    }
    let flags = "-I'\(builds)' $(pkg-config --cflags --libs \(packages.joined(separator: " ")))"
    _ = try output(of: "/bin/sh", ["-c", "c++ -std=c++17 -O2 -fPIC -o '\(program)' '\(source)' \(flags)"])
    return Peer(executable: program)
  }

  /// A script `Peers/NAME.py` under a virtual environment that holds `requirement` and `further` ones from PyPI.
  public static func python(_ name: String, requirement: String, _ further: String...) throws -> Peer {
    let requirements = [requirement] + further
    let environment = "\(builds)/\(requirements.joined(separator: "+"))"
    let python = "\(environment)/bin/python"
    if !FileManager.default.fileExists(atPath: "\(environment)/complete") {
      _ = try output(of: "/usr/bin/env", ["python3", "-m", "venv", "--clear", environment])
      _ = try output(of: python, ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"] + requirements)
      _ = FileManager.default.createFile(atPath: "\(environment)/complete", contents: nil)
    }
    return Peer(executable: python, arguments: ["\(sources)/\(name).py"])
  }

  /// The same peer, ended if it is not done in time; the failure then is one of `isTimeout`.
  public func limited(toSeconds seconds: Int) -> Peer {
    Peer(
      executable: "/usr/bin/timeout", arguments: ["--kill-after=5", "\(seconds)", executable] + arguments,
      environment: environment)
  }

  /// Runs the peer to its end.
  /// - Returns: its figures by name.
  public func run(_ further: [String] = []) throws -> [String: Double] {
    let output = try Self.output(of: executable, arguments + further, environment: environment)
    guard let line = output.split(separator: "\n").last(where: { $0.hasPrefix("{") }),
      let result = try? JSONDecoder().decode(Result.self, from: Data(line.utf8))
    else { throw Failure.unreadableOutput(executable, output) }
    return result.metrics
  }

  private struct Result: Decodable {
    var metrics: [String: Double]
  }

  /// Runs a command; its stdout is returned, its stderr passes through.
  public static func output(
    of executable: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure.commandFailed(
        ([executable] + arguments).joined(separator: " "), status: process.terminationStatus)
    }
    return String(decoding: data, as: UTF8.self)
  }

  private static func environmentValue(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  private static func modified(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
