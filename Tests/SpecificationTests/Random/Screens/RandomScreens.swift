import Foundation
import Testing
import TextLayout

extension RandomSpecification {
  /// Lazy containers of any shape, in up to three windows: `APUS_RANDOM_SCREENS` of them, 200 by default.
  @Test(.timeLimit(.minutes(30))) func editedScreensShowWhatFreshScreensShow() async throws {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["APUS_RANDOM_FIRST"].flatMap { Int($0) } ?? 1
    let count = environment["APUS_RANDOM_SCREENS"].flatMap { Int($0) } ?? 200
    let isVerbose = environment["APUS_RANDOM_VERBOSE"] != nil
    let fonts = try FontSystem()
    var failures = 0
    for seed in first..<first + count {
      await Task.yield()
      if isVerbose { FileHandle.standardError.write(Data("screen \(seed)\n".utf8)) }
      let script = ScreenScript(seed: UInt64(seed))
      if try script.run(fonts: fonts) == nil { continue }
      let small = script.shrunk { (try? $0.run(fonts: fonts)) != .some(nil) }
      Issue.record("screen \(seed): \(small)\n\(try small.run(fonts: fonts) ?? "")")
      failures += 1
      if failures == 5 { return }
    }
  }
}
