import SwiftUI
import Testing
import UICore
import UITestSupport

@testable import Charts

/// Where a chart that scrolls stands when something else changes than its place.
@MainActor struct ScrollPlaceTests {
  @Observable @MainActor fileprivate final class Model {
    var values = 0..<100
    var length = 10
    var position = 0.0
    var selected: Int?
  }

  fileprivate struct Root: View {
    @Bindable var model: Model
    let report: (ChartProxy) -> Void

    var body: some View {
      Chart(model.values, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", 1)) }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: model.length)
        .chartScrollPosition(x: $model.position)
        .chartXSelection(value: $model.selected)
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartBackground { proxy in
          let _ = report(proxy)
        }
    }
  }

  @MainActor private final class Stage {
    let model = Model()
    let host: TestHost
    private var proxy: ChartProxy?

    init() throws {
      var show: (ChartProxy) -> Void = { _ in }
      let model = model
      host = try TestHost(size: CGSize(width: 300, height: 200)) { Root(model: model) { show($0) } }
      show = { [unowned self] in proxy = $0 }
      model.position = 50
      host.advance(by: 1)
    }

    /// The value at the leading edge, in tenths.
    var start: Double { ((proxy?.plan.x.scale.domain.lowerBound ?? .nan) * 10).rounded() / 10 }

    func scroll(_ dx: CGFloat) {
      host.scroll(150, 100, dx: dx, dy: 0)
      host.advance(by: 1)
    }
  }

  @Test func anotherLengthLeavesTheLeadingValueThere() throws {
    let stage = try Stage()
    #expect(stage.start == 50)
    stage.model.length = 20
    stage.host.advance(by: 1)
    #expect(stage.start == 50 && stage.model.position == 50)
    // 300 points are 20.
    stage.scroll(15)
    #expect(stage.start == 51)
    #expect(abs(stage.model.position - 51) < 1e-6)
  }

  @Test func anotherSizeLeavesTheLeadingValueThere() throws {
    let stage = try Stage()
    stage.host.resize(to: CGSize(width: 600, height: 200))
    stage.host.advance(by: 1)
    #expect(stage.start == 50 && stage.model.position == 50)
    stage.scroll(60)
    #expect(stage.start == 51)
  }

  @Test func otherDataLeaveTheLeadingValueThere() throws {
    let stage = try Stage()
    stage.model.values = -100..<300
    stage.host.advance(by: 1)
    #expect(stage.start == 50 && stage.model.position == 50)
    stage.scroll(30)
    #expect(stage.start == 51)
    // Where the value is none any more it is the last window.
    stage.model.values = 0..<41
    stage.host.advance(by: 1)
    #expect(stage.start == 30 && abs(stage.model.position - 30) < 1e-6)
  }

  @Test func whatScrollsSelectsToo() throws {
    let stage = try Stage()
    stage.host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 150, y: 100))))
    #expect(stage.model.selected == 55)
    stage.scroll(30)
    stage.host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 151, y: 100))))
    #expect(stage.model.selected == 56)
    stage.host.send(.pointerLeft)
    #expect(stage.model.selected == nil)
  }
}
