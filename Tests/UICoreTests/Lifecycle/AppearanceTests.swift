import Testing
import UITestSupport

@testable import UICore

@MainActor struct AppearanceTests {
  let log = Log()

  @Test func viewsAppearInsideFirstAndOnceAndDisappearWhenRemoved() throws {
    let remote = Remote<Bool>()
    let host = try TestHost {
      Owner(remote, true) { isShown in
        if isShown {
          VStack {
            Square().onAppear { log.entries.append("child +") }.onDisappear { log.entries.append("child -") }
          }
          .onAppear { log.entries.append("stack +") }.onDisappear { log.entries.append("stack -") }
        }
      }
    }
    #expect(log.take() == ["child +", "stack +"])
    host.advance(by: 1)
    #expect(log.take() == [])
    remote.value = false
    host.update()
    #expect(Set(log.take()) == ["child -", "stack -"])
    remote.value = true
    host.update()
    #expect(log.take() == ["child +", "stack +"])
    host.checkInvariants()
  }

  @Test func aViewThatGoesBeforeItsFirstFrameIsNotHeardOf() throws {
    let remote = Remote<Bool>()
    let host = try TestHost {
      Owner(remote, false) { isShown in
        if isShown {
          Square().onAppear { log.entries.append("+") }.onDisappear { log.entries.append("-") }
        }
      }
    }
    remote.value = true
    remote.value = false
    host.update()
    #expect(log.take() == [])
  }

  @Test func closingAWindowTellsOfTheDisappearance() throws {
    let host = try TestHost {
      Square().onDisappear { log.entries.append("-") }
    }
    host.close()
    #expect(log.take() == ["-"])
  }
}
