import Testing
import UITestSupport

@testable import UICore

@MainActor struct ChangeTests {
  let log = Log()

  @Test func onChangeTellsOldAndNew() throws {
    let number = Remote<Int>()
    let host = try TestHost {
      Owner(number, 1) { number in
        Square()
          .onChange(of: number) { old, new in log.entries.append("\(old)→\(new)") }
          .onChange(of: number, initial: true) { old, new in log.entries.append("initial \(old)→\(new)") }
          .onChange(of: number / 10) { log.entries.append("tens") }
      }
    }
    #expect(log.take() == ["initial 1→1"])
    number.value = 2
    number.value = 3
    host.update()
    #expect(log.take().sorted() == ["1→3", "initial 1→3"])
    number.value = 3
    host.update()
    #expect(log.take() == [])
    number.value = 10
    host.update()
    #expect(log.take().sorted() == ["3→10", "initial 3→10", "tens"])
  }

  @Test func stateWrittenInOnChangeIsShownInTheSameFrame() throws {
    let number = Remote<Int>()
    let double = Remote<Int>()
    let host = try TestHost {
      Owner(number, 1) { number in
        Owner(double, 0) { value in
          Square().onChange(of: number) { double.value = number * 2 }
          let _ = log.entries.append("double \(value)")
        }
      }
    }
    _ = log.take()
    number.value = 4
    host.update()
    #expect(log.take().last == "double 8")
    #expect(host.messages == [])
  }
}
