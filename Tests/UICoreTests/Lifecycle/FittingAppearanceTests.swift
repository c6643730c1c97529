import SwiftUI
import Testing
import UITestSupport

/// Of the alternatives of `ViewThatFits` the one that is shown has appeared, and no other.
@MainActor struct FittingAppearanceTests {
  private struct Alternatives: View {
    let log: Log
    var body: some View {
      ViewThatFits(in: .horizontal) {
        named("wide", 300)
        named("middle", 200)
        named("narrow", 50)
      }
    }

    private func named(_ name: String, _ width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 10)
        .onAppear { log.entries.append("+\(name)") }
        .onDisappear { log.entries.append("-\(name)") }
    }
  }

  @Test func onlyTheChoiceAppears() throws {
    let log = Log()
    let host = try TestHost(size: CGSize(width: 250, height: 100)) { Alternatives(log: log) }
    #expect(log.take() == ["+middle"])
    host.resize(to: CGSize(width: 400, height: 100))
    #expect(log.take().sorted() == ["+wide", "-middle"])
    host.resize(to: CGSize(width: 390, height: 100))
    #expect(log.take() == [])
    host.resize(to: CGSize(width: 100, height: 100))
    #expect(log.take().sorted() == ["+narrow", "-wide"])
  }
}
