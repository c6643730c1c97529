import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UICore

@MainActor struct ScrollTargetTests {
  @MainActor final class Place { var offset: CGFloat = 0 }

  private func flick(_ host: TestHost, by distance: CGFloat, steps: Int = 4, rests: Bool = false) {
    host.touch(InputEvent.pointerDown, 90, 50)
    for step in 1...steps {
      host.advance(by: 1.0 / 60)
      host.touch(InputEvent.pointerMoved, 90 - distance * CGFloat(step) / CGFloat(steps), 50)
    }
    if rests { host.advance(by: 0.2) }
    host.touch(InputEvent.pointerUp, 90 - distance, 50)
    host.advance(by: 4)
  }

  @Test func pagesTurnOneAtATime() throws {
    let place = Place()
    let host = try TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<5) { Box($0, 100, 100) } } }
        .scrollTargetBehavior(.paging)
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.x }) { place.offset = $1 }
    }
    flick(host, by: 30)
    #expect(place.offset == 100)
    // However hard: one page.
    flick(host, by: 80, steps: 2)
    #expect(place.offset == 200)
    // Less than half a page, let go at rest, goes back.
    flick(host, by: 40, rests: true)
    #expect(place.offset == 200)
    flick(host, by: 60, rests: true)
    #expect(place.offset == 300)
    flick(host, by: -30)
    #expect(place.offset == 200)
  }

  @Test func viewsAreAlignedWhereTheyStart() throws {
    let place = Place()
    let host = try TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) { ForEach(0..<50) { Box($0, 60, 100) } }.scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.x }) { place.offset = $1 }
    }
    // Views start at multiples of 70: 40 is nearer to 70 than to 0, 30 is not.
    flick(host, by: 40, rests: true)
    #expect(place.offset == 70)
    flick(host, by: 30, rests: true)
    #expect(place.offset == 70)
    // A touchpad that has come to rest.
    host.scroll(50, 50, dx: 50, dy: 0)
    #expect(place.offset == 120)
    host.advance(by: 2)
    #expect(place.offset == 140)
  }

  @Test func theTargetIsTheProgramsToChoose() throws {
    struct Tens: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = (target.rect.minY / 10).rounded() * 10
      }
    }
    let place = Place()
    let host = try TestHost {
      ScrollView { Box(1, 200, 1000) }.scrollTargetBehavior(Tens())
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { place.offset = $1 }
    }
    host.scroll(100, 50, dy: 33)
    host.advance(by: 2)
    #expect(place.offset == 30)
  }

  struct Positioned: View {
    @State var position = ScrollPosition(idType: Int.self)
    let change: (inout ScrollPosition) -> Void
    let read: (ScrollPosition) -> Void

    var body: some View {
      let _ = read(position)
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Box($0, 200, 50) } }.scrollTargetLayout()
      }
      .scrollPosition($position)
      .focusable()
      .onKeyPress(.return) {
        change(&position)
        return .handled
      }
    }
  }

  @Test func aPositionScrollsToPointsEdgesAndViews() throws {
    var latest = ScrollPosition()
    var next: (inout ScrollPosition) -> Void = { _ in }
    let host = try TestHost { Positioned(change: { next(&$0) }, read: { latest = $0 }) }
    host.press(.tab)
    func ask(_ change: @escaping (inout ScrollPosition) -> Void) {
      next = change
      host.press(.return)
    }
    func shows(at y: CGFloat) -> Bool { host.frameDump().contains("rectangles #ff000000 (0.0, \(y)) 200.0×50.0") }
    ask { $0.scrollTo(edge: .bottom) }
    #expect(latest.edge == .bottom)
    #expect(shows(at: 50))
    ask { $0.scrollTo(y: 25) }
    #expect(shows(at: -25))
    #expect(latest.y == 25)
    ask { $0.scrollTo(id: 40, anchor: .top) }
    #expect(latest.viewID(type: Int.self) == 40)
    host.scroll(100, 50, dy: 110)
    #expect(latest.isPositionedByUser)
    #expect(latest.edge == nil)
    // 40 · 50 + 110 is in the view 42.
    #expect(latest.viewID(type: Int.self) == 42)
  }

  @Test func theBoundIDFollowsTheUserAndTheProgram() throws {
    struct Bound: View {
      @State var id: Int? = 30
      let read: (Int?) -> Void
      var body: some View {
        let _ = read(id)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { number in Box(number, 200, 50).onTapGesture { id = 60 } }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $id, anchor: .top)
      }
    }
    var latest: Int?
    let host = try TestHost { Bound { latest = $0 } }
    #expect(host.frameDump().contains("(0.0, 0.0) 200.0×50.0"))
    #expect(latest == 30)
    host.scroll(100, 50, dy: 60)
    #expect(latest == 31)
    host.click(100, 50)
    #expect(latest == 60)
    host.scroll(100, 50, dy: -10)
    #expect(latest == 59)
  }

  @Test func visibilityIsToldAtTheThreshold() throws {
    var log: [String] = []
    let host = try TestHost {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4) { number in
            Box(number, 200, 60).onScrollVisibilityChange(threshold: 0.5) { log.append("\(number) \($0)") }
          }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { log.append("\($0)") }
    }
    // 40 of 60 points of the second show.
    #expect(Set(log) == ["0 true", "1 true", "[0, 1]"])
    log = []
    host.scroll(100, 50, dy: 40)
    // 20 of the first show, 20 of the third: neither is enough.
    #expect(Set(log) == ["0 false", "[1]"])
    log = []
    host.scroll(100, 50, dy: 10)
    #expect(Set(log) == ["2 true", "[1, 2]"])
  }
}
