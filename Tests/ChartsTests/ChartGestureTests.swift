import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Charts

/// Selections by gestures of the program's, and by fingers over charts that scroll.
@MainActor struct ChartGestureTests {
  @Observable @MainActor fileprivate final class Model {
    var x: Int?
    var y: Double?
    var range: ClosedRange<Double>?
    var angle: Double?
    var position = 0.0
  }

  private func finger(_ x: CGFloat, _ y: CGFloat = 100) -> PointerEvent {
    PointerEvent(location: CGPoint(x: x, y: y), isTouch: true)
  }

  @Test func aTapSelectsInAChartThatScrollsAndADragScrollsIt() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 200), profile: .phone) {
      Chart(0...100, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", 1)) }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 10)
        .chartScrollPosition(x: Bindable(model).position)
        .chartXSelection(value: Bindable(model).x)
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    host.send(.pointerDown(finger(151)))
    host.advance(by: 0.05)
    host.send(.pointerUp(finger(151)))
    host.advance(by: 1)
    #expect(model.x == 5 && model.position == 0)
    host.send(.pointerDown(finger(250)))
    for step in 1...10 {
      host.advance(by: 1 / 60)
      host.send(.pointerMoved(finger(250 - 15 * CGFloat(step))))
    }
    host.advance(by: 0.5)
    host.send(.pointerMoved(finger(100)))
    host.send(.pointerUp(finger(100)))
    host.advance(by: 1)
    #expect(model.position > 4 && model.position < 6)
    host.send(.pointerDown(finger(0)))
    host.advance(by: 0.05)
    host.send(.pointerUp(finger(0)))
    host.advance(by: 1)
    #expect(model.x == Int(model.position.rounded()))
  }

  @Test func aProgramsGestureSelects() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      Chart { PointMark(x: .value("X", 5), y: .value("Y", 2.5)) }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...4)
        .chartXSelection(value: Bindable(model).x)
        .chartYSelection(value: Bindable(model).y)
        .chartXSelection(range: Bindable(model).range)
        .chartGesture { proxy in
          SpatialTapGesture().onEnded {
            proxy.selectXValue(at: $0.location.x)
            proxy.selectYValue(at: $0.location.y)
            proxy.selectXRange(from: $0.location.x, to: 1000)
          }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    // The pointer alone selects nothing.
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 150, y: 100))))
    #expect(model.x == nil)
    host.click(60, 150)
    #expect(model.x == 2 && model.y == 1 && model.range == 2...10)
  }

  @Test func anglesRunClockwiseFromTheTop() throws {
    let model = Model()
    var seen: ChartProxy?
    let host = try TestHost(size: CGSize(width: 200, height: 200)) {
      Chart([1, 2, 3], id: \.self) { SectorMark(angle: .value("V", $0)) }
        .chartAngleSelection(value: Bindable(model).angle)
        .chartGesture { proxy in
          SpatialTapGesture().onEnded { proxy.selectAngleValue(at: proxy.angle(at: $0.location)) }
        }
        .chartBackground { proxy in
          let _ = seen = proxy
        }
        .chartLegend(.hidden)
    }
    host.click(150, 100)
    #expect(model.angle == 1.5)
    host.click(100, 150)
    #expect(model.angle == 3)
    let angle = try #require(seen?.angle(at: CGPoint(x: 50, y: 100)))
    #expect(abs(angle.degrees - 270) < 1e-9)
  }

  @Test func aProxyTellsWhatTheAxesCover() throws {
    var seen: ChartProxy?
    _ = try TestHost(size: CGSize(width: 200, height: 200)) {
      Chart(["a", "b"], id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 8)) }
        .chartBackground { proxy in
          let _ = seen = proxy
        }
    }
    #expect(seen?.xDomain(dataType: String.self) == ["a", "b"])
    #expect(seen?.yDomain(dataType: Double.self) == [0, 8])
    #expect(seen?.yDomain(dataType: Date.self) == [])
  }
}
