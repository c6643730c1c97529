import BenchKit
import Foundation

/// What the recorder's hooks cost while nothing is recorded: this program against the same one built without them.
///
/// Records `slowdown_off_…`, processor time of the views' thread by turns, the median ratio with quartiles; and where
/// valgrind is installed `slowdown_off_…_instructions`, which is exact. Short runs, which only prove that everything
/// works, do without: the second program takes minutes to build.
@MainActor
func measureHooks(_ scenario: Scenario, _ metrics: inout Metrics) throws {
  if scenario.isQuick { return }
  scenario.progress("building without the recorder's hooks")
  let own = Peer(executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path)
  let bare = try buildWithoutHooks()
  for kind in [WorkloadKind.landmarks, .bodies] {
    scenario.progress("\(kind) with hooks and without")
    var ratios = Ratios()
    let runs = kind == .landmarks ? "3" : "6"
    for _ in 0..<15 {
      let with = try own.run(["--runs", kind.rawValue, runs])["ns"] ?? .nan
      let without = try bare.run(["--runs", kind.rawValue, runs])["ns"] ?? .nan
      ratios.add(with, over: without)
    }
    metrics.record("slowdown_off_\(kind)", ratios)
    if let with = try instructions(of: own, kind), let without = try instructions(of: bare, kind) {
      metrics.record("slowdown_off_\(kind)_instructions", with / without)
    }
  }
}

private func buildWithoutHooks() throws -> Peer {
  let package = URL(fileURLWithPath: Peer.sources).deletingLastPathComponent().path
  let build = [
    "swift", "build", "--package-path", package, "--scratch-path", Peer.builds + "/untraced", "-c", "release",
    "-Xswiftc", "-DAPUS_NO_TRACING", "--product", "bench-recorder",
  ]
  _ = try Peer.output(of: "/usr/bin/env", build)
  let folder = try Peer.output(of: "/usr/bin/env", build + ["--show-bin-path"])
  return Peer(executable: folder.trimmingCharacters(in: .whitespacesAndNewlines) + "/bench-recorder")
}

/// Instructions that one run takes, counted by valgrind: the difference between three runs and one. Nil without valgrind.
private func instructions(of program: Peer, _ kind: WorkloadKind) throws -> Double? {
  guard (try? Peer.output(of: "/usr/bin/env", ["valgrind", "--version"])) != nil else { return nil }
  // Valgrind cannot read what swiftc writes for debuggers. Beside the program lie its resources.
  let stripped = program.executable + "-stripped"
  _ = try Peer.output(of: "/usr/bin/env", ["strip", "--strip-debug", "-o", stripped, program.executable])
  defer { unlink(stripped) }
  func count(_ runs: Int) throws -> Double {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(getpid()).valgrind").path
    defer { unlink(log) }
    _ = try Peer.output(
      of: "/usr/bin/env",
      [
        "valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", "--log-file=\(log)",
        stripped, "--runs", kind.rawValue, "\(runs)",
      ], environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    let text = try String(contentsOfFile: log, encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.contains("refs:") }
    guard let digits = line?.split(separator: ":").last?.filter(\.isNumber), let count = Double(digits) else {
      throw Peer.Failure.unreadableOutput("valgrind", text)
    }
    return count
  }
  return (try count(3) - count(1)) / 2
}
