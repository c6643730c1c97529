import Foundation
import Testing
import TextLayout

/// After any edits, what the updated views show is what the same views made afresh show.
@MainActor @Suite struct RandomSpecification {
  /// Scripts to run: `APUS_RANDOM_SCRIPTS`, 300 by default. `APUS_RANDOM_FIRST` is the seed of the first, 1 by default.
  static var scripts: (first: Int, count: Int) {
    let environment = ProcessInfo.processInfo.environment
    return (
      environment["APUS_RANDOM_FIRST"].flatMap { Int($0) } ?? 1,
      environment["APUS_RANDOM_SCRIPTS"].flatMap { Int($0) } ?? 300
    )
  }

  @Test(.timeLimit(.minutes(30))) func editedViewsShowWhatFreshViewsShow() async throws {
    let fonts = try FontSystem()
    // The last one told is the one that stopped the program.
    let isVerbose = ProcessInfo.processInfo.environment["APUS_RANDOM_VERBOSE"] != nil
    var failures = 0
    for seed in Self.scripts.first..<Self.scripts.first + Self.scripts.count {
      // Other tests wait for the main actor too.
      await Task.yield()
      let script = EditScript(seed: UInt64(seed))
      if isVerbose { FileHandle.standardError.write(Data("seed \(seed)\n".utf8)) }
      if try script.run(fonts: fonts) == nil { continue }
      let small = script.shrunk { (try? $0.run(fonts: fonts)) != .some(nil) }
      Issue.record(
        """
        seed \(seed): EditScript(tree: \(small.tree), steps: \(small.steps))
        \(try small.run(fonts: fonts) ?? "")
        """)
      failures += 1
      if failures == 10 { return }
    }
  }
}
