import Foundation
import Testing
import UITestSupport

@testable import UICore

/// What goes on for ever takes no more memory for it.
@MainActor struct SteadyStateTests {
  private let remote = Remote<Int>()

  /// Draws a frame with the next number.
  private func advance(_ host: TestHost, by frames: Int) {
    for _ in 0..<frames {
      remote.value += 1
      host.platform.step()
    }
    host.resetCounts()
  }

  /// What lives after three seconds lives after six, exactly.
  @Test(arguments: SteadyScene.allCases) func countsStay(_ scene: SteadyScene) throws {
    let host = try TestHost { Owner(remote, 0) { SteadySceneView(scene: scene, n: $0) } }
    host.invariantsLimit = 0
    advance(host, by: 180)
    let start = host.liveCounts
    advance(host, by: 180)
    #expect(host.liveCounts == start)
    host.checkInvariants()
  }

  /// All scenes in one window, for ten seconds of its clock or `APUS_SOAK_SECONDS`. Where those are set, prints the
  /// process's memory each tenth of the time and its slope over the second half: `docs/results/steady.md`.
  @Test(.timeLimit(.minutes(60))) func soak() throws {
    let wanted = ProcessInfo.processInfo.environment["APUS_SOAK_SECONDS"].flatMap { Int($0) }
    let seconds = wanted ?? 10
    let host = try TestHost(size: CGSize(width: 300, height: 500)) {
      Owner(remote, 0) { n in
        VStack(spacing: 0) {
          ForEach(SteadyScene.allCases, id: \.self) { SteadySceneView(scene: $0, n: n).frame(height: 30).clipped() }
        }
      }
    }
    host.invariantsLimit = 0
    advance(host, by: 180)
    let start = host.liveCounts
    var samples: [(second: Double, bytes: Double)] = []
    for second in 1...max(seconds, 1) {
      advance(host, by: 60)
      try #require(host.liveCounts == start)
      if wanted != nil, second * 10 % seconds < 10 {
        print(String(format: "%5d s %8d frames %7.2f MB", second, 180 + second * 60, Self.residentBytes / 1e6))
      }
      if second * 2 > seconds { samples.append((Double(second), Self.residentBytes)) }
    }
    if wanted != nil { print(String(format: "slope of the second half: %.1f bytes a frame", Self.slope(samples) / 60)) }
    host.checkInvariants()
  }

  /// Of this process.
  private static var residentBytes: Double {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return fields.count > 1 ? (Double(fields[1]) ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) : 0
  }

  /// The least squares line's.
  private static func slope(_ points: [(second: Double, bytes: Double)]) -> Double {
    let count = Double(points.count)
    let x = points.reduce(0) { $0 + $1.second } / count
    let y = points.reduce(0) { $0 + $1.bytes } / count
    let spread = points.reduce(0) { $0 + ($1.second - x) * ($1.second - x) }
    return spread == 0 ? 0 : points.reduce(0) { $0 + ($1.second - x) * ($1.bytes - y) } / spread
  }
}
