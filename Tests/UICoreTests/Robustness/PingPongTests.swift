import Testing
import UITestSupport

@testable import UICore

@MainActor struct PingPongTests {
  private struct Pair: View {
    @State private var a = 0
    @State private var b = 0
    let log: Log
    var body: some View {
      Square()
        .onChange(of: a) {
          log.entries.append("a")
          b += 1
        }
        .onChange(of: b) {
          log.entries.append("b")
          a += 1
        }
        .onAppear { a = 1 }
    }
  }

  private struct Flicker: View {
    @State private var isShown = true
    let log: Log
    var body: some View {
      if isShown {
        Square().onAppear {
          log.entries.append("+")
          isShown = false
        }
      } else {
        Color.blue.onAppear {
          log.entries.append("-")
          isShown = true
        }
      }
    }
  }

  @Test func changesThatAnswerEachOtherAreBounded() throws {
    let log = Log()
    let host = try TestHost { Pair(log: log) }
    #expect(log.take().count <= 16)
    #expect(host.messages.count == 1)
    #expect(host.messages.first?.hasPrefix("Views keep changing state") == true)
    host.advance(by: 1)
    #expect(log.take().count <= 60 * 16)
    #expect(host.messages.count == 1)
  }

  @Test func viewsThatReplaceEachOtherAreBounded() throws {
    let log = Log()
    let host = try TestHost { Flicker(log: log) }
    #expect(log.take().count <= 16)
    #expect(host.messages.count == 1)
    host.close()
    host.advance(by: 1)
    #expect(log.take() == [])
  }
}
