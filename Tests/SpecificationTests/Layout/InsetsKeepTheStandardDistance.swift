import SwiftUI
import Testing

extension LayoutSpecification {
  /// Apple documents a nil `spacing` as the default distance between the content and the inset, which between views of
  /// no kind of its own is the 8 points of stacks (recorded: iamcgn/swiftui-web, `layout/vstack-spacing-default`).
  @Test func insetsKeepTheStandardDistance() {
    let vertical = LayoutScene(100, 100) {
      Color.red.named("content").safeAreaInset(edge: .bottom) { Block(100, 20).named("inset") }
    }
    vertical.expect(["content": rect(0, 0, 100, 72), "inset": rect(0, 80, 100, 20)])
    let horizontal = LayoutScene(100, 100) {
      Color.red.named("content").safeAreaInset(edge: .leading) { Block(30, 100).named("inset") }
    }
    horizontal.expect(["content": rect(38, 0, 62, 100), "inset": rect(0, 0, 30, 100)])
  }
}
