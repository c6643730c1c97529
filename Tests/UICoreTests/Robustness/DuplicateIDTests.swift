import Testing
import UITestSupport

@testable import UICore

@MainActor struct DuplicateIDTests {
  private struct Rows: View {
    let ids: [Int]
    let log: Log
    var body: some View {
      ForEach(ids, id: \.self) { id in
        let _ = log.entries.append("\(id)")
        Square()
      }
    }
  }

  @Test func rowsThatShareAnIDAreShownAndToldOnce() throws {
    let log = Log()
    let ids = Remote<[Int]>()
    let host = try TestHost { Owner(ids, [1, 2, 1]) { ids in VStack { Rows(ids: ids, log: log) } } }
    #expect(log.take() == ["1", "2", "1"])
    #expect(host.messages.count == 1)
    #expect(host.messages.first?.contains("the id 1 occurs more than once") == true)
    #expect(host.messages.first?.hasSuffix("(in Owner/Rows)") == true)
    #expect(host.frameDump().split(separator: "\n").count { $0.contains("10.0×10.0") && $0.contains("#") } == 3)
    ids.value = [1, 1, 1, 2, 2]
    host.update()
    ids.value = [2]
    host.update()
    #expect(host.frameDump().split(separator: "\n").count { $0.contains("10.0×10.0") && $0.contains("#") } == 1)
    #expect(host.messages.count == 1)
    host.checkInvariants()
  }

  @Test func duplicatesInALazyStack() throws {
    let log = Log()
    let ids = Remote<[Int]>()
    let host = try TestHost {
      Owner(ids, [1, 2, 1, 3, 3, 3]) { ids in ScrollView { LazyVStack { Rows(ids: ids, log: log) } } }
    }
    ids.value = [3, 1, 3]
    host.update()
    ids.value = []
    host.update()
    ids.value = [3, 3]
    host.update()
    host.scroll(50, 50, dy: 20)
    #expect(host.messages.count == 1)
    host.checkInvariants()
  }
}
