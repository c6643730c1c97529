import Charts
import SwiftUI
import Testing
import UICore
import UITestSupport

@MainActor struct TouchSelectionTests {
  @Observable @MainActor fileprivate final class Model { var selected: String? }

  @Test func aFingerSelectsUntilItIsLifted() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 100), profile: .phone) {
      Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 1)) }
        .chartXSelection(value: Bindable(model).selected)
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    func finger(_ x: CGFloat) -> PointerEvent { PointerEvent(location: CGPoint(x: x, y: 50), isTouch: true) }
    host.send(.pointerDown(finger(50)))
    #expect(model.selected == "a")
    host.send(.pointerMoved(finger(150)))
    #expect(model.selected == "b")
    host.send(.pointerUp(finger(150)))
    #expect(model.selected == nil)
  }

  @Test func aMouseSelectsAfterItsButtonIsLetGo() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 300, height: 100)) {
      Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 1)) }
        .chartXSelection(value: Bindable(model).selected)
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    host.click(150, 50)
    #expect(model.selected == "b")
  }
}
