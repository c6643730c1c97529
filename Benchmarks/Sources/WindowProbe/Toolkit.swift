import BenchKit

/// A toolkit that does the same work in programs of its own: `Peers/PROGRAM-qtquick.cpp` and `Peers/PROGRAM-gtk.cpp`.
public enum Toolkit: String, CaseIterable, Sendable {
  case qtquick
  case gtk

  var name: String { self == .qtquick ? "Qt Quick" : "GTK 4" }
  private var package: String { self == .qtquick ? "Qt6Quick" : "gtk4" }

  private var isInstalled: Bool {
    (try? Peer.output(of: "/usr/bin/env", ["pkg-config", "--exists", package])) != nil
  }

  /// Runs one of its programs to its end.
  /// - Returns: its figures by name.
  public func run(_ program: String, _ arguments: [String]) throws -> [String: Double] {
    let name = "\(program)-\(self)"
    switch self {
    case .qtquick:
      return try Peer.compiled(name, packages: [package], usesMetaObjects: true).run(arguments)
    case .gtk:
      let display = try VirtualDisplay(width: 1280, height: 1080)
      var peer = try Peer.compiled(name, packages: [package])
      peer.environment["DISPLAY"] = display.name
      return try peer.run(arguments)
    }
  }

  /// Calls `measure` for each toolkit that is installed. Where one is not, `PEER_is_missing` is recorded.
  public static func forEach(
    _ scenario: Scenario, _ metrics: inout Metrics, _ measure: (Toolkit, inout Metrics) throws -> Void
  ) rethrows {
    for toolkit in allCases {
      guard toolkit.isInstalled else {
        scenario.progress("\(toolkit.name) is NOT COMPARED: pkg-config knows no \(toolkit.package)")
        metrics.record("\(toolkit)_is_missing", 1)
        continue
      }
      scenario.progress("the same in \(toolkit.name)")
      try measure(toolkit, &metrics)
    }
  }

  /// Puts each toolkit's figures beside our own of the same run.
  ///
  /// Records `NAME_PEER` with `_min` and `_p99`, and `NAME_vs_PEER`; a peer's other form of the same has its name
  /// behind: `NAME_PEER_FORM`, `NAME_vs_PEER_FORM`.
  public static func compare(
    _ scenario: Scenario, _ metrics: inout Metrics, _ measure: (Toolkit) throws -> [String: Double]
  ) throws {
    try forEach(scenario, &metrics) { toolkit, metrics in
      let theirs = try measure(toolkit)
      let names = metrics.entries.map(\.name)
      for (figure, value) in theirs.sorted(by: { $0.key < $1.key }) {
        metrics.record(figure, value)
        guard !figure.hasSuffix("_min"), !figure.hasSuffix("_p99"),
          let name = names.first(where: { figure.hasPrefix("\($0)_\(toolkit)") }), let ours = metrics[name]
        else { continue }
        metrics.compare(name, to: String(figure.dropFirst(name.count + 1)), ours: ours, theirs: value)
      }
    }
  }
}
