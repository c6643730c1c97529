import Observation
import SwiftUI
import Testing

@MainActor @Observable private final class SwitchModel {
  var isColumn = false
  @ObservationIgnored var count = Binding.constant(0)
}

private struct Switch: View {
  let model: SwitchModel

  var body: some View {
    let layout = model.isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    layout {
      Counter(model: model)
      Block(20, 10).named("b")
    }
  }
}

private struct Counter: View {
  let model: SwitchModel
  @State private var count = 0

  var body: some View {
    let _ = model.count = $count
    Block(10 + CGFloat(count), 10).named("a")
  }
}

extension LayoutSpecification {
  /// Views keep their state when the layout around them becomes another one.
  ///
  /// A counter is 10 wide, 1 more for each count; its 5 counts go on when the row becomes a column.
  @Test func anyLayoutKeepsState() {
    let model = SwitchModel()
    let scene = LayoutScene(100, 100) {
      Switch(model: model).named("all")
    }
    scene.expect([
      "a": rect(35, 45, 10, 10),
      "b": rect(45, 45, 20, 10),
    ])
    model.count.wrappedValue = 5
    scene.update()
    scene.expect(["a": rect(32.5, 45, 15, 10), "b": rect(47.5, 45, 20, 10)])
    model.isColumn = true
    scene.update()
    scene.expect(["a": rect(42.5, 40, 15, 10), "b": rect(40, 50, 20, 10)])
  }
}
