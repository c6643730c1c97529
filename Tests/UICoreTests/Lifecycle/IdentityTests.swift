import Testing
import UITestSupport

@testable import UICore

/// A view whose state tells one identity from another: it takes the next number when it is new.
private struct Numbered: View {
  @State private var number: Int
  let name: String
  let log: Log

  init(_ name: String, _ log: Log, _ numbers: Numbers) {
    self.name = name
    self.log = log
    _number = State(initialValue: numbers.last + 1)
    _ = numbers.used
    self.numbers = numbers
  }
  private let numbers: Numbers

  var body: some View {
    let _ = numbers.use(number)
    let _ = log.entries.append("\(name)\(number)")
    Square()
  }
}

@MainActor private final class Numbers {
  var last = 0
  var used: Set<Int> = []
  func use(_ number: Int) { last = max(last, number) }
}

@MainActor struct IdentityTests {
  let log = Log()
  private let numbers = Numbers()

  @Test func anotherIDStartsAnew() throws {
    let id = Remote<String>()
    let host = try TestHost { Owner(id, "x") { id in Numbered("v", log, numbers).id(id) } }
    #expect(log.take() == ["v1"])
    id.value = "y"
    host.update()
    #expect(log.take() == ["v2"])
    id.value = "x"
    host.update()
    #expect(log.take() == ["v3"])
    host.checkInvariants()
  }

  @Test func branchesHaveStatesOfTheirOwn() throws {
    let flag = Remote<Bool>()
    let host = try TestHost {
      Owner(flag, true) { flag in if flag { Numbered("a", log, numbers) } else { Numbered("b", log, numbers) } }
    }
    flag.value = false
    host.update()
    flag.value = true
    host.update()
    #expect(log.take() == ["a1", "b2", "a3"])
  }

  @Test func anotherTypeInAnAnyViewStartsAnew() throws {
    let flag = Remote<Bool>()
    let host = try TestHost {
      Owner(flag, true) { flag in
        flag ? AnyView(Numbered("a", log, numbers)) : AnyView(Numbered("b", log, numbers).padding())
      }
    }
    flag.value = false
    host.update()
    flag.value = true
    host.update()
    #expect(log.take() == ["a1", "b2", "a3"])
  }

  @Test func theSameTypeInAnAnyViewKeepsItsState() throws {
    let flag = Remote<Bool>()
    let host = try TestHost {
      Owner(flag, true) { flag in AnyView(Numbered(flag ? "a" : "b", log, numbers)) }
    }
    flag.value = false
    host.update()
    #expect(log.take() == ["a1", "b1"])
  }

  @Test func rowsKeepTheirStateByID() throws {
    let ids = Remote<[String]>()
    let host = try TestHost {
      Owner(ids, ["a", "b", "c"]) { ids in
        ForEach(Array(ids.enumerated()), id: \.element) { index, id in
          // The index makes every row's body run after a move.
          Numbered("\(index)\(id)", log, numbers)
        }
      }
    }
    func states() -> [String: Character] {
      // "0a1" is the row a at index 0 with state 1.
      Dictionary(log.take().map { (String($0.dropFirst().first!), $0.last!) }, uniquingKeysWith: { $1 })
    }
    let before = states()
    #expect(Set(before.keys) == ["a", "b", "c"])
    ids.value = ["c", "d", "a"]
    host.update()
    let after = states()
    #expect(after["a"] == before["a"])
    #expect(after["c"] == before["c"])
    // A row that went and came back is another one.
    ids.value = ["c", "d", "a", "b"]
    host.update()
    #expect(numbers.last > 3)
    host.checkInvariants()
  }
}
