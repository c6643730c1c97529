import SwiftUI
import Testing

extension LayoutSpecification {
  /// Padding of the safe area takes room, and readers see it as an inset.
  @Test func safeAreaPaddingIsAnInset() {
    var insets = EdgeInsets()
    let scene = LayoutScene(100, 100) {
      GeometryReader { proxy -> Block in
        insets = proxy.safeAreaInsets
        return Block(proxy.size.width, 10)
      }
      .named("reader")
      .safeAreaPadding(.horizontal, 15)
    }
    scene.expect([
      "reader": rect(15, 0, 70, 100)
    ])
    #expect(insets == EdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15))
  }
}
