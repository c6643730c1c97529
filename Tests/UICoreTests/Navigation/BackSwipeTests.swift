import DisplayList
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// A finger that comes from the leading edge of a phone takes the top page away.
@MainActor struct BackSwipeTests {
  private struct Pages: View {
    let remote: Remote<[Int]>
    let log: Log
    var hidesBack = false
    @State private var path = [1, 2]

    var body: some View {
      let _ = remote.connect($path)
      NavigationStack(path: $path) {
        pureRed.navigationBarHidden(true)
          .navigationDestination(for: Int.self) { id in
            Page(id: id, log: log).navigationBarHidden(true).navigationBarBackButtonHidden(hidesBack)
          }
      }
    }
  }

  private struct Page: View {
    let id: Int
    let log: Log
    var body: some View {
      ScrollView {
        (id == 1 ? pureBlue : Color(red: 0, green: 1, blue: 0)).frame(height: 1000)
          .onTapGesture { log.entries.append("tap \(id)") }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: {
        log.entries.append("scrolled \(Int($1))")
      }
      .onDisappear { log.entries.append("gone \(id)") }
    }
  }

  private static let (red, blue, green): (UInt32, UInt32, UInt32) = (0xffff_0000, 0xff00_00ff, 0xff00_ff00)
  private let remote = Remote<[Int]>()
  private let log = Log()

  private func host(
    _ profile: PlatformProfile = .phone, hidesBack: Bool = false, isRightToLeft: Bool = false
  ) throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 300, height: 200), profile: profile) {
      Pages(remote: remote, log: log, hidesBack: hidesBack)
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
    host.advance(by: 0.5)
    _ = log.take()
    return host
  }

  /// A finger that goes through points, a sixtieth of a second for each.
  private func drag(_ host: TestHost, _ points: [CGPoint], isTouch: Bool = true, lifts: Bool = true) {
    func event(_ point: CGPoint) -> PointerEvent { PointerEvent(location: point, isTouch: isTouch) }
    host.send(.pointerDown(event(points[0])))
    for point in points.dropFirst() {
      host.advance(by: 1 / 60)
      host.send(.pointerMoved(event(point)))
    }
    if lifts { lift(host, points[points.count - 1], isTouch: isTouch) }
  }

  /// Lifts a finger that has rested, so that it has no velocity.
  private func lift(_ host: TestHost, _ point: CGPoint, isTouch: Bool = true) {
    host.advance(by: 0.2)
    host.send(.pointerMoved(PointerEvent(location: point, isTouch: isTouch)))
    host.send(.pointerUp(PointerEvent(location: point, isTouch: isTouch)))
  }

  private func across(from start: CGFloat, to end: CGFloat) -> [CGPoint] {
    (0...10).map { CGPoint(x: start + (end - start) * CGFloat($0) / 10, y: 100) }
  }

  private func columns(_ color: UInt32, _ host: TestHost) -> Range<Int> {
    let row = host.snapshot().pixels[100 * 300..<101 * 300]
    guard let first = row.firstIndex(of: color), let last = row.lastIndex(of: color) else { return 0..<0 }
    return first - row.startIndex..<last + 1 - row.startIndex
  }

  @Test func thePageFollowsTheFingerAndGoes() throws {
    let host = try host()
    drag(host, across(from: 5, to: 205), lifts: false)
    // 200 of 300 points: the page's leading edge, and before it the page below, dimmed.
    #expect(columns(Self.green, host) == 200..<300)
    #expect(columns(Self.blue, host).isEmpty && columns(Self.red, host).isEmpty)
    #expect(remote.value == [1, 2] && log.take() == [])
    lift(host, CGPoint(x: 205, y: 100))
    #expect(remote.value == [1])
    #expect(columns(Self.green, host).lowerBound >= 200)
    host.advance(by: 0.5)
    #expect(columns(Self.blue, host) == 0..<300)
    #expect(log.take() == ["gone 2"])
    host.checkInvariants()
  }

  @Test func aPageThatIsLetGoTooSoonComesBack() throws {
    let host = try host()
    drag(host, across(from: 5, to: 105))
    host.advance(by: 0.1)
    let edge = columns(Self.green, host).lowerBound
    #expect(edge > 0 && edge < 100)
    host.advance(by: 0.5)
    #expect(columns(Self.green, host) == 0..<300)
    #expect(remote.value == [1, 2])
    // The one below had come into sight.
    #expect(log.take() == ["gone 1"])
    // And the next one goes.
    drag(host, across(from: 5, to: 205))
    host.advance(by: 0.5)
    #expect(remote.value == [1])
  }

  @Test func aFlickIsEnough() throws {
    let host = try host()
    let points = across(from: 5, to: 65)
    drag(host, points, lifts: false)
    host.send(.pointerUp(PointerEvent(location: points[10], isTouch: true)))
    host.advance(by: 0.5)
    #expect(remote.value == [1])
  }

  @Test func theProgramRemovesThePageFromBelowTheFinger() throws {
    let host = try host()
    drag(host, across(from: 5, to: 205), lifts: false)
    remote.value = [1]
    host.advance(by: 0.5)
    #expect(columns(Self.blue, host) == 0..<300)
    lift(host, CGPoint(x: 205, y: 100))
    host.advance(by: 0.5)
    // The page that it showed then does not go too.
    #expect(remote.value == [1] && columns(Self.blue, host) == 0..<300)
    drag(host, across(from: 5, to: 205))
    host.advance(by: 0.5)
    #expect(columns(Self.red, host) == 0..<300)
  }

  @Test func aStackInAColumnGoesBackFirst() throws {
    struct Columns: View {
      let remote: Remote<[Int]>
      @State private var path = [1]
      @State private var column = NavigationSplitViewColumn.detail
      var body: some View {
        let _ = remote.connect($path)
        NavigationSplitView(preferredCompactColumn: $column) {
          pureRed.navigationBarHidden(true)
        } detail: {
          NavigationStack(path: $path) {
            pureBlue.navigationBarHidden(true)
              .navigationDestination(for: Int.self) { _ in
                Color(red: 0, green: 1, blue: 0).navigationBarHidden(true)
              }
          }
        }
      }
    }
    let host = try TestHost(size: CGSize(width: 300, height: 200), profile: .phone) { Columns(remote: remote) }
    host.advance(by: 0.5)
    #expect(columns(Self.green, host) == 0..<300)
    drag(host, across(from: 5, to: 205))
    host.advance(by: 0.5)
    #expect(remote.value == [] && columns(Self.blue, host) == 0..<300)
    drag(host, across(from: 5, to: 205))
    host.advance(by: 0.5)
    #expect(columns(Self.red, host) == 0..<300)
  }

  @Test func inASheet() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200), profile: .phone) {
      Color.white.sheet(isPresented: .constant(true)) { Pages(remote: remote, log: log) }
    }
    host.advance(by: 1)
    drag(host, across(from: 5, to: 205))
    host.advance(by: 0.5)
    #expect(remote.value == [1])
  }

  @Test func onlyFromTheLeadingEdge() throws {
    let host = try host()
    drag(host, across(from: 40, to: 240))
    drag(host, across(from: 295, to: 95))
    #expect(remote.value == [1, 2])
    let mirrored = try self.host(isRightToLeft: true)
    drag(mirrored, across(from: 5, to: 205))
    #expect(remote.value == [1, 2])
    drag(mirrored, across(from: 295, to: 95))
    #expect(remote.value == [1])
  }

  @Test func aPageThatDrawsNothingAtItsEdgeGoesToo() throws {
    struct Small: View {
      let remote: Remote<[Int]>
      @State private var path = [1]
      var body: some View {
        let _ = remote.connect($path)
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let host = try TestHost(size: CGSize(width: 300, height: 200), profile: .phone) { Small(remote: remote) }
    host.advance(by: 0.5)
    drag(host, across(from: 5, to: 205).map { CGPoint(x: $0.x, y: 190) })
    #expect(remote.value == [])
  }

  @Test func whatIsBelowTheFingerScrollsAndIsTapped() throws {
    let host = try host()
    drag(host, (0...10).map { CGPoint(x: 5, y: 150 - 10 * CGFloat($0)) })
    #expect(log.take().last == "scrolled 100")
    host.advance(by: 1)
    _ = log.take()
    drag(host, [CGPoint(x: 5, y: 100), CGPoint(x: 6, y: 100)])
    #expect(log.take() == ["tap 2"])
    #expect(remote.value == [1, 2])
  }

  @Test func notWhereNothingGoesBack() throws {
    for hidden in [try host(hidesBack: true), try host(.desktop)] {
      drag(hidden, across(from: 5, to: 205))
      #expect(remote.value == [1, 2])
    }
    let mouse = try host()
    drag(mouse, across(from: 5, to: 205), isTouch: false)
    #expect(remote.value == [1, 2])
    remote.value = []
    mouse.advance(by: 0.5)
    drag(mouse, across(from: 5, to: 205))
    #expect(columns(Self.red, mouse) == 0..<300)
  }

  @Test func aColumnGoesBackToTheOneBefore() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200), profile: .phone) {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        pureRed
      } detail: {
        pureBlue.navigationBarHidden(true)
      }
    }
    host.advance(by: 0.5)
    #expect(columns(Self.blue, host) == 0..<300)
    drag(host, across(from: 5, to: 155), lifts: false)
    #expect(columns(Self.blue, host) == 150..<300)
  }
}
