import BenchKit
import Foundation

/// A library that draws the same cases; `NAME CASE FRAMES` prints its figures as ours does.
struct GraphPeer: Sendable {
  let name: String
  /// Of what is left out, a frame takes seconds, or the data more memory than a machine has.
  let largest: String
  let make: @Sendable () throws -> Peer

  static let all = [
    GraphPeer(name: "pyqtgraph", largest: "100m") {
      try .python("graphs-pyqtgraph", requirement: "pyqtgraph==0.14.0", "PyQt6==6.11.0")
    },
    GraphPeer(name: "matplotlib", largest: "100m") {
      try .python("graphs-matplotlib", requirement: "matplotlib==3.11.2")
    },
    GraphPeer(name: "qtcharts", largest: "1m") { try .compiled("graphs-qtcharts", packages: ["Qt6Charts"]) },
    GraphPeer(name: "uplot", largest: "10m") {
      try .python(
        "graphs-uplot", requirement: "metaflow-card-uplot==1.0.0", "playwright==1.65.2", "numpy==2.4.6")
    },
    GraphPeer(name: "plotly", largest: "100k") {
      try .python("graphs-plotly", requirement: "plotly==7.1.0", "playwright==1.65.2", "numpy==2.4.6")
    },
  ]

  func can(_ kind: GraphCase) -> Bool {
    let sizes = ["100k", "1m", "10m", "100m"]
    guard let size = sizes.firstIndex(where: { kind.rawValue.hasSuffix("_" + $0) }) else { return true }
    return size <= sizes.firstIndex(of: largest)!
  }

  /// Measures `cases` and sets our figures in `metrics` against theirs.
  ///
  /// Cases that take more than a minute are ended and left out. A peer that cannot be built, or draws nothing at all,
  /// is recorded as missing.
  func run(_ cases: [GraphCase], _ scenario: Scenario, into metrics: inout Metrics) {
    let (frames, mostSeconds) = scenario.isQuick ? (3, 20) : (100, 60)
    var isMissing = true
    do {
      var peer = try make().limited(toSeconds: mostSeconds)
      peer.environment["QT_LOGGING_RULES"] = "*.warning=false"
      for kind in cases where can(kind) {
        let measured = "\(kind.rawValue)_\(name)"
        scenario.progress(measured)
        do {
          let theirs = try peer.run([kind.rawValue, "\(frames)"])
          isMissing = false
          record(theirs, kind, into: &metrics)
        } catch let failure as Peer.Failure where failure.isTimeout {
          scenario.progress("\(measured)_timeout: not done after \(mostSeconds) s")
        } catch {
          scenario.progress("\(measured) failed: \(error)")
        }
      }
      if cases.contains(.pan_113x65), !isMissing { try compareFirstFrames(with: peer, scenario, into: &metrics) }
    } catch {
      scenario.progress("\(name): \(error)")
    }
    guard isMissing else { return }
    scenario.progress("\(name) is missing: nothing is compared with it")
    metrics.record("\(name)_is_missing", 1)
  }

  private func record(_ theirs: [String: Double], _ kind: GraphCase, into metrics: inout Metrics) {
    for figure in ["ms", "ms_min", "ms_p99"] {
      if let value = theirs[figure] { metrics.record("\(kind.rawValue)_\(name)_\(figure)", value) }
    }
    if let ours = metrics["\(kind.rawValue)_ms"], let value = theirs["ms"] {
      metrics.compare(kind.rawValue, to: name, ours: ours, theirs: value)
    }
    if kind == .append, let ours = metrics["append_cpu_ms"], let value = theirs["cpu_ms"] {
      metrics.compare("append_cpu", to: name, ours: ours, theirs: value)
    }
  }

  /// First frames in processes of their own, ours and theirs in turns: the first process after others is slower, whoever's
  /// it is.
  private func compareFirstFrames(with peer: Peer, _ scenario: Scenario, into metrics: inout Metrics) throws {
    scenario.progress("first_113x65_\(name)")
    let kind = GraphCase.pan_113x65.rawValue
    var (ours, theirs): ([Double], [Double]) = ([], [])
    for _ in 0..<(scenario.isQuick ? 1 : 7) {
      guard let first = try peer.run([kind, "3"])["first_ms"],
        let own = try Peer.graphs.run(["--case", kind, "3"])["first_ms"]
      else { return }
      theirs.append(first * 1e6)
      ours.append(own * 1e6)
    }
    metrics.record("first_113x65_\(name)_ms", Samples(theirs), in: .milliseconds)
    metrics.record("first_113x65_beside_\(name)_ms", Samples(ours), in: .milliseconds)
    metrics.compare("first_113x65", to: name, ours: Samples(ours).median, theirs: Samples(theirs).median)
  }
}

extension Peer {
  /// This program, for a case in a process of its own.
  static var graphs: Peer {
    Peer(executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path).limited(toSeconds: 120)
  }
}
