import SwiftUI
import Testing
import UICore
import UITestSupport

/// A view that can be tapped and held.
@MainActor struct HeldPressTests {
  private func press(_ host: TestHost, seconds: Double) {
    let pointer = PointerEvent(location: CGPoint(x: 50, y: 50))
    host.send(.pointerDown(pointer))
    host.advance(by: seconds)
    host.send(.pointerUp(pointer))
    host.advance(by: 1)
  }

  @Test(arguments: [1, 2]) func aPressThatIsHeldDoesNotWaitForATapInside(count: Int) throws {
    let log = Log()
    let host = try TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red
        .onTapGesture(count: count) { log.entries.append("tap") }
        .onLongPressGesture(minimumDuration: 0.5) { log.entries.append("long") }
    }
    press(host, seconds: 0.6)
    #expect(log.take() == ["long"])
    host.click(50, 50, count: count)
    #expect(log.take() == ["tap"])
    press(host, seconds: 0.4)
    #expect(log.take() == (count == 1 ? ["tap"] : []))
  }

  @Test func theOtherWayRoundToo() throws {
    let log = Log()
    let host = try TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red
        .onLongPressGesture(minimumDuration: 0.5) { log.entries.append("long") }
        .onTapGesture { log.entries.append("tap") }
    }
    press(host, seconds: 0.6)
    press(host, seconds: 0.1)
    #expect(log.take() == ["long", "tap"])
  }
}
