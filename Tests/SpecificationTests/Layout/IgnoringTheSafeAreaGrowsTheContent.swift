import SwiftUI
import Testing

extension LayoutSpecification {
  /// The content of `ignoresSafeArea` is offered the covered edges too, only those named.
  @Test func ignoringTheSafeAreaGrowsTheContent() {
    let scene = LayoutScene(100, 100) {
      ZStack {
        Color.red.named("all").ignoresSafeArea()
        Color.red.named("top").ignoresSafeArea(edges: .top)
        Color.red.named("none").ignoresSafeArea(.keyboard)
      }
      .safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 0))
    }
    scene.expect([
      "all": rect(0, 0, 100, 100),
      "top": rect(20, 0, 80, 70),
      "none": rect(20, 10, 80, 60),
    ])
  }
}
