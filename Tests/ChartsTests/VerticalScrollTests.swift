import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Charts

/// Charts that scroll up and down.
@MainActor struct VerticalScrollTests {
  @Observable @MainActor fileprivate final class Model {
    var position = 0.0
    var x = 0.0
    var name = "n0"
  }

  @MainActor private final class Stage {
    let model = Model()
    let host: TestHost
    private(set) var proxy: ChartProxy?

    init(_ chart: @escaping @MainActor (Model) -> some View) throws {
      var show: (ChartProxy) -> Void = { _ in }
      let model = model
      host = try TestHost(size: CGSize(width: 300, height: 200)) {
        chart(model)
          .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
          .chartBackground { proxy in
            let _ = show(proxy)
          }
      }
      show = { [unowned self] in proxy = $0 }
      host.resize(to: CGSize(width: 300, height: 201))
      host.resize(to: CGSize(width: 300, height: 200))
      host.advance(by: 1)
    }

    /// The values between which the plot is, in tenths.
    var y: [Double] { proxy.map { Self.rounded($0.plan.y.scale.domain) } ?? [] }
    var x: [Double] { proxy.map { Self.rounded($0.plan.x.scale.domain) } ?? [] }

    private static func rounded(_ range: ClosedRange<Double>) -> [Double] {
      [range.lowerBound, range.upperBound].map { ($0 * 10).rounded() / 10 }
    }

    func drag(by distance: CGFloat) {
      func finger(_ y: CGFloat) -> PointerEvent {
        PointerEvent(location: CGPoint(x: 100, y: y), isTouch: true)
      }
      host.send(.pointerDown(finger(100)))
      for step in 1...8 {
        host.advance(by: 1 / 60)
        host.send(.pointerMoved(finger(100 + distance * CGFloat(step) / 8)))
      }
      host.advance(by: 0.5)
      host.send(.pointerMoved(finger(100 + distance)))
      host.send(.pointerUp(finger(100 + distance)))
      host.advance(by: 2)
    }
  }

  private static func numbers(_ model: Model) -> some View {
    Chart(0...100, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
      .chartScrollableAxes(.vertical)
      .chartYVisibleDomain(length: 20)
      .chartScrollPosition(y: Bindable(model).position)
  }

  @Test func numbersBeginAtTheBottom() throws {
    let stage = try Stage(Self.numbers)
    #expect(stage.y == [0, 20] && stage.x == [0, 100])
    // Ten points are one; a wheel that turns up shows what is above.
    stage.host.scroll(100, 100, dx: 0, dy: -50)
    stage.host.advance(by: 1)
    #expect(stage.y == [5, 25])
    #expect(abs(stage.model.position - 5) < 1e-6)
    stage.model.position = 80
    stage.host.advance(by: 1)
    #expect(stage.y == [80, 100])
    stage.host.scroll(100, 100, dx: 0, dy: -500)
    stage.host.advance(by: 1)
    #expect(stage.y == [80, 100])
  }

  @Test func namesBeginAtTheTop() throws {
    let stage = try Stage { model in
      Chart(0..<20, id: \.self) { BarMark(x: .value("X", $0 + 1), y: .value("Y", "n\($0)")) }
        .chartScrollableAxes(.vertical)
        .chartYVisibleDomain(length: 5)
        .chartScrollPosition(y: Bindable(model).name)
    }
    // Forty points are a name.
    #expect(stage.proxy?.position(forY: "n0") == 20)
    func place(_ name: String) -> CGFloat? {
      stage.proxy?.position(forY: name).map { ($0 * 1000).rounded() / 1000 }
    }
    stage.host.scroll(100, 100, dx: 0, dy: 80)
    stage.host.advance(by: 1)
    #expect(stage.model.name == "n2" && place("n2") == 20)
    stage.model.name = "n12"
    stage.host.advance(by: 1)
    #expect(place("n12") == 20)
    // Between two names the chart stays where it is: its name is the one that is cut.
    stage.host.scroll(100, 100, dx: 0, dy: 30)
    stage.host.advance(by: 1)
    #expect(stage.model.name == "n12" && place("n12") == -10)
  }

  @Test func bothAxesScroll() throws {
    let stage = try Stage { model in
      Chart(0...100, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
        .chartScrollableAxes([.horizontal, .vertical])
        .chartXVisibleDomain(length: 30)
        .chartYVisibleDomain(length: 20)
        .chartScrollPosition(x: Bindable(model).x)
        .chartScrollPosition(initialY: 40)
    }
    #expect(stage.x == [0, 30] && stage.y == [40, 60])
    stage.host.scroll(100, 100, dx: 100, dy: 50)
    stage.host.advance(by: 1)
    #expect(stage.x == [10, 40] && stage.y == [35, 55])
    stage.model.x = 60
    stage.host.advance(by: 1)
    #expect(stage.x == [60, 90] && stage.y == [35, 55])
  }

  @Test func aFingerComesToRestAtAValue() throws {
    let stage = try Stage {
      Self.numbers($0).chartScrollTargetBehavior(.valueAligned(xUnit: 1, yUnit: 5))
    }
    stage.drag(by: 72)
    #expect(stage.y[0] > 0 && stage.y[0].remainder(dividingBy: 5) == 0)
  }

  @Test func aReversedAxisScrollsTheWayItRuns() throws {
    let stage = try Stage { model in
      Chart(0...100, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
        .chartXScale(domain: .automatic(reversed: true))
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 30)
        .chartScrollPosition(initialX: 50)
    }
    #expect(stage.x == [50, 80])
    // What is further to the right is less.
    stage.host.scroll(100, 100, dx: 100, dy: 0)
    stage.host.advance(by: 1)
    #expect(stage.x == [40, 70])
  }
}
