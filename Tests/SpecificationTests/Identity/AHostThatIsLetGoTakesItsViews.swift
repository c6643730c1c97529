import Foundation
import SwiftUI
import Testing
import UITestSupport

private final class Model {}

private struct Keeper: View {
  let model: Model
  @State private var count = 0

  var body: some View {
    Color.red
      .onTapGesture { _ = model }
      .onAppear { count = 1 }
      .onDisappear { Issue.record("nobody closed the window") }
      .task {
        // Ends when it is cancelled.
        try? await Task.sleep(for: .seconds(1000))
      }
  }
}

extension IdentitySpecification {
  /// Without being closed, but for a view's task, which ends soon after it is cancelled.
  @Test func aHostThatIsLetGoTakesItsViews() async throws {
    weak var model: Model?
    func show() throws {
      let made = Model()
      model = made
      let host = try TestHost { VStack { Keeper(model: made) } }
      host.click(100, 50)
      #expect(model != nil)
    }
    try show()
    await runTasks { model == nil }
    #expect(model == nil)
  }

  /// A graph reserves 4 GiB of addresses where they are not limited; those of hosts that are gone are given back.
  @Test func aHostThatIsLetGoTakesItsGraph() throws {
    func reservedGiB() throws -> Int {
      let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).prefix { $0 != " " }
      return try #require(Int(pages)) * 4096 >> 30
    }
    let before = try reservedGiB()
    for _ in 0..<20 { try TestHost { Text("Hello") }.update() }
    #expect(try reservedGiB() < before + 20)
  }
}
