import SwiftUI
import Testing
import UITestSupport

private struct Point: Equatable { var x = 0.0, y = 0.0 }

private let key = "EachTransactionShowsItsOwnValue"

/// Two values that are stored.
private struct Stored: View {
  let scene: Reading
  let app: Reading
  @SceneStorage("x") private var x = 0.0
  @AppStorage(key) private var y = 0.0

  var body: some View {
    ZStack {
      Probe(value: x, reading: scene).fill(pureRed)
      Probe(value: y, reading: app).fill(pureBlue)
      Color.white.opacity(0.5).onTapGesture {
        x = 10
        y = 10
        withAnimation(.linear(duration: 1)) {
          x = 90
          y = 90
        }
      }
    }
  }
}

extension AnimationSpecification {
  /// `x = 10; withAnimation { x = 90 }` in one event moves from 10 to 90: the first write is shown at once, the second one
  /// under its animation.
  @Test func eachTransactionShowsItsOwnValue() throws {
    let probe = try ProbeHost()
    probe.lever.value = 10
    withAnimation(.linear(duration: 1)) { probe.lever.value = 90 }
    #expect(probe.lever.value == 90)
    probe.host.update()
    #expect(probe.reading.isClose(to: 10))
    probe.host.advance(by: 0.25)
    // 10 + 80/4
    #expect(probe.reading.isClose(to: 30))
    probe.host.advance(by: 0.75)
    #expect(probe.reading.isClose(to: 90))
  }

  /// Of several writes under one transaction the last one counts; animations that overlap add up, as they do when the
  /// writes come in frames of their own.
  @Test func threeTransactionsShowThreeValues() throws {
    let probe = try ProbeHost()
    probe.lever.value = 5
    probe.lever.value = 10
    withAnimation(.linear(duration: 1)) {
      probe.lever.value = 70
      probe.lever.value = 50
    }
    withAnimation(.linear(duration: 2)) { probe.lever.value = 90 }
    probe.host.update()
    probe.host.advance(by: 0.5)
    // 10 + 40/2 + 40/4
    #expect(probe.reading.isClose(to: 40))
    probe.host.advance(by: 1.5)
    #expect(probe.reading.isClose(to: 90))
  }

  /// Without an animation the last write is shown at once.
  @Test func theLastOfThreeTransactionsMayTakeNoTime() throws {
    let probe = try ProbeHost()
    withAnimation(.linear(duration: 1)) { probe.lever.value = 50 }
    probe.lever.value = 90
    probe.host.update()
    #expect(probe.reading.isClose(to: 90))
  }

  /// A write of another property in between has a transaction of its own, or shares that of its neighbours.
  @Test(arguments: [false, true]) func anotherPropertyMayBeWrittenInBetween(isAnimated: Bool) throws {
    let lever = Lever<Point>()
    let (x, y) = (Reading(), Reading())
    let host = try TestHost {
      Driven(lever, Point()) { point in
        ZStack {
          Probe(value: point.x, reading: x).fill(pureRed)
          Probe(value: point.y, reading: y).fill(pureBlue)
        }
      }
    }
    // Members of one state, through bindings.
    lever.value.x = 10
    withAnimation(isAnimated ? .linear(duration: 2) : nil) { lever.value.y = 40 }
    withAnimation(.linear(duration: 1)) { lever.value.x = 90 }
    host.update()
    host.advance(by: 0.5)
    #expect(x.isClose(to: 50))
    // 40 at once, or a quarter of the way.
    #expect(y.isClose(to: isAnimated ? 10 : 40))
  }

  /// Stored values are shown as they were stored, one after the other.
  @Test func storedValuesAreShownUnderTheirTransactions() throws {
    UserDefaults.standard.removeObject(forKey: key)
    defer { UserDefaults.standard.removeObject(forKey: key) }
    let (scene, app) = (Reading(), Reading())
    let host = try TestHost { Stored(scene: scene, app: app) }
    host.click(100, 50)
    host.advance(by: 0.5)
    #expect(scene.isClose(to: 50))
    #expect(app.isClose(to: 50))
  }
}
