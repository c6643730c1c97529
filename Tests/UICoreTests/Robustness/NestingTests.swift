import Foundation
import Testing
import UITestSupport

@testable import UICore

private struct Stacks: View {
  let depth: Int
  var body: some View {
    if depth > 0 { VStack { Stacks(depth: depth - 1) } } else { Square() }
  }
}

private struct Faded: View {
  let depth: Int
  var body: some View {
    if depth > 0 { AnyView(Faded(depth: depth - 1).opacity(0.999)) } else { AnyView(Square()) }
  }
}

private struct Padded: View {
  let depth: Int
  var body: some View {
    if depth > 0 { AnyView(Padded(depth: depth - 1).padding(0.001)) } else { AnyView(Square()) }
  }
}

/// Views that nest deeper than the thread's stack allows stop the program with a message that names them, whichever step
/// would have overflowed: making views, layout, drawing.
@MainActor struct NestingTests {
  private enum Kind: String, CaseIterable, Codable { case stacks, faded, padded }

  private static func draw(_ kind: Kind, depth: Int) throws {
    let host = try TestHost {
      switch kind {
      case .stacks: Stacks(depth: depth)
      case .faded: Faded(depth: depth)
      case .padded: Padded(depth: depth)
      }
    }
    host.click(1, 1)
    _ = host.snapshot()
  }

  @Test(arguments: Kind.allCases)
  private func aFewHundredAreDrawn(_ kind: Kind) throws { try Self.draw(kind, depth: 300) }

  @Test(
    .enabled(if: NestingTests.isStackUsual, "the stack is larger than a program's"),
    arguments: [(.stacks, 1_500), (.stacks, 6_000), (.faded, 6_000), (.padded, 6_000)] as [(Kind, Int)])
  private func thousandsStopWithTheirPath(_ kind: Kind, depth: Int) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [kind, depth] in
      try await MainActor.run { try Self.draw(kind, depth: depth) }
      FileHandle.standardError.write(Data("all were drawn\n".utf8))
      exit(EXIT_FAILURE)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    // Frames of optimised code are smaller, and a stack of one view asks few rules: all of them fit then.
    if kind == .stacks && message == "all were drawn\n" { return }
    let line = try #require(message.split(separator: "\n").first { $0.contains("Fatal error") })
    #expect(line.contains("deeper than the stack allows") || line.contains("at most 1000 can be drawn"))
    let name = kind.rawValue.capitalized
    #expect(line.contains("(in ") && line.contains("\(name)/\(name)"), "\(line)")
    #expect(line.count < 1_000)
  }

  /// Whether threads have the 8 MB that a program gets; whoever started the tests may have given them more.
  nonisolated private static var isStackUsual: Bool {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    #else
      let resource = RLIMIT_STACK
    #endif
    var limits = rlimit()
    return getrlimit(resource, &limits) == 0 && limits.rlim_cur <= 8 << 20
  }
}
