import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UICore

@MainActor struct ScrollAnchorTests {
  @MainActor final class Place { var geometry: ScrollGeometry? }

  struct Log: View {
    @State var count = 20
    let place: Place
    let anchor: UnitPoint?
    var role: ScrollAnchorRole?

    var body: some View {
      let scroll = ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Box($0, 200, 50) } }.onTapGesture { count += 1 }
      }
      .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { place.geometry = $1 }
      if let role { scroll.defaultScrollAnchor(anchor, for: role) } else { scroll.defaultScrollAnchor(anchor) }
    }
  }

  @Test func theEndShowsAtFirstAndStays() throws {
    let place = Place()
    let host = try TestHost { Log(place: place, anchor: .bottom) }
    #expect(place.geometry?.contentOffset.y == 900)
    host.click(100, 50)
    #expect(place.geometry?.contentOffset.y == 950)
    // Who reads further up is left there.
    host.scroll(100, 50, dy: -300)
    host.click(100, 50)
    #expect(place.geometry?.contentOffset.y == 650)
  }

  @Test func rolesAreApart() throws {
    let place = Place()
    let host = try TestHost { Log(place: place, anchor: .bottom, role: .initialOffset) }
    #expect(place.geometry?.contentOffset.y == 900)
    host.scroll(100, 50, dy: -10)
    host.scroll(100, 50, dy: 10)
    host.click(100, 50)
    #expect(place.geometry?.contentOffset.y == 900)
  }

  @Test func smallContentStandsAtTheAnchor() {
    let window = BoxWindow(200, 100) { ScrollView { Box(1, 50, 30) }.defaultScrollAnchor(.bottom) }
    #expect(window[1].minY == 70)
    let middle = BoxWindow(200, 100) { ScrollView { Box(1, 50, 30) }.defaultScrollAnchor(.center, for: .alignment) }
    #expect(middle[1].minY == 35)
  }

  @Test func marginsAreFreeAtTheEndsAndScrollAway() throws {
    let place = Place()
    let host = try TestHost {
      ScrollView { Box(1).frame(height: 300) }
        .contentMargins(.vertical, 20, for: .scrollContent).contentMargins(.horizontal, 10, for: .scrollContent)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { place.geometry = $1 }
    }
    #expect(host.frameDump().contains("rectangles #ff000000 (10.0, 20.0) 180.0×300.0"))
    #expect(place.geometry?.contentOffset == CGPoint(x: -10, y: -20))
    #expect(place.geometry?.contentSize == CGSize(width: 180, height: 300))
    host.scroll(100, 50, dy: 1000)
    // 300 and twice 20, less 100.
    #expect(place.geometry?.contentOffset.y == 220)
    #expect(place.geometry?.visibleRect == CGRect(x: 0, y: 240, width: 180, height: 60))
  }

  @Test func contentGoesOnUnderABar() throws {
    let place = Place()
    let host = try TestHost {
      ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Box($0, 200, 50) } } }
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { place.geometry = $1 }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.opacity(0.5).frame(height: 30) }
    }
    // The second box begins at 50 and shows to the window's end, 20 of it under the bar at 70.
    #expect(host.frameDump().contains("clipped (0.0, 0.0) 200.0×100.0"))
    #expect(place.geometry?.contentInsets.bottom == 30)
    host.scroll(100, 50, dy: 10_000)
    // It ends above the bar: 1000 - 70.
    #expect(place.geometry?.contentOffset.y == 930)
  }

  @Test func clipsCanBeLeftOut() throws {
    let host = try TestHost { ScrollView { Box(1, 200, 300) }.scrollClipDisabled().frame(height: 50) }
    #expect(!host.frameDump().contains("clipped"))
  }

  @Test func effectsFollowTheScrolledView() throws {
    let host = try TestHost {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4) { number in
            Box(number, 200, 50).scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.5)
            }
          }
        }
      }
    }
    // The third and the fourth are out of sight.
    #expect(host.frameDump().components(separatedBy: "opacity 0.5").count == 3)
    host.scroll(100, 50, dy: 25)
    // Half of the first and of the third show: half of the way from 1 to 0.5 is gone.
    let dump = host.frameDump()
    #expect(dump.components(separatedBy: "opacity 0.75").count == 3)
  }

  @Test func visualEffectsReadTheGeometry() throws {
    let host = try TestHost {
      Box(1, 100, 50).visualEffect { content, proxy in content.offset(x: proxy.size.width / 2) }
    }
    #expect(host.frameDump().contains("transform [1.0 0.0 0.0 1.0 50.0 0.0]"))
  }
}
