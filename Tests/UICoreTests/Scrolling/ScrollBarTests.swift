import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UICore

/// A viewport of 200×100 over content of 400: the track is 96 long, the bar 96 · 100 / 400 = 24, which leaves it 72 for a
/// movement of 300.
@MainActor struct ScrollBarTests {
  @MainActor final class Place { var offset: CGFloat = 0 }

  private func host(_ place: Place, button: @escaping () -> Void = {}) throws -> TestHost {
    try TestHost {
      ScrollView { Box(1, 200, 400).onTapGesture { button() } }
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { place.offset = $1 }
    }
  }

  @Test func theBarCanBeDragged() throws {
    let place = Place()
    let host = try host(place)
    // The bar is at 2…26 and comes with the pointer.
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 195, y: 10))))
    host.drag(from: CGPoint(x: 195, y: 10), to: CGPoint(x: 150, y: 10 + 36))
    #expect(place.offset == 150)
    host.drag(from: CGPoint(x: 195, y: 10 + 36), to: CGPoint(x: 195, y: 500))
    #expect(place.offset == 300)
  }

  @Test func aPressBesideTheBarMovesAPage() throws {
    let place = Place()
    let host = try host(place)
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 195, y: 80))))
    host.click(195, 80)
    host.advance(by: 0.5)
    #expect(place.offset == 100)
    host.click(195, 3)
    host.advance(by: 0.5)
    #expect(place.offset == 0)
  }

  @Test func theBarStaysWhileThePointerIsNearAndTakesNoPressesOnceGone() throws {
    let place = Place()
    var taps = 0
    let host = try host(place) { taps += 1 }
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 195, y: 80))))
    host.advance(by: 5)
    #expect(host.frameDump().contains("fill"))
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 50, y: 50))))
    host.advance(by: 2)
    #expect(!host.frameDump().contains("fill"))
    // A bar that is not shown takes no press: the pointer came from elsewhere and pressed at once.
    host.send(.pointerDown(PointerEvent(location: CGPoint(x: 195, y: 80))))
    host.send(.pointerUp(PointerEvent(location: CGPoint(x: 195, y: 80))))
    #expect(taps == 1)
    #expect(place.offset == 0)
  }

  /// A bar can be grabbed along a quarter of the row at most: 6 points of the 24.
  @Test func aLowRowOfButtonsIsPressedAboveItsBar() throws {
    var pressed: [Int] = []
    let host = try TestHost {
      ScrollView(.horizontal) {
        HStack { ForEach(0..<20) { number in Box(number, 40, 24).onTapGesture { pressed.append(number) } } }
      }
    }
    // The row is in the middle of 100 points: at 38…62.
    host.click(60, 50)
    host.click(60, 55)
    host.click(60, 57)
    #expect(pressed == [1, 1])
  }

  @Test func barsThatAreHiddenDoNotCome() throws {
    let host = try TestHost { ScrollView { Box(1, 200, 400) }.scrollIndicators(.hidden) }
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 195, y: 10))))
    #expect(!host.frameDump().contains("fill"))
  }

  @Test func barsFlash() throws {
    struct Flashing: View {
      @State var count = 0
      var body: some View {
        ScrollView { Box(1, 200, 400).onTapGesture { count += 1 } }.scrollIndicatorsFlash(trigger: count)
      }
    }
    let host = try TestHost { Flashing() }
    #expect(!host.frameDump().contains("fill"))
    host.click(50, 50)
    #expect(host.frameDump().contains("fill"))
    host.advance(by: 2)
    #expect(!host.frameDump().contains("fill"))
    let early = try TestHost { ScrollView { Box(1, 200, 400) }.scrollIndicatorsFlash(onAppear: true) }
    #expect(early.frameDump().contains("fill"))
  }
}
