import SwiftUI
import Testing

@testable import UICore

extension LayoutSpecification {
  /// A line of 13 points is 16 high, and four are 64: iamcgn/swiftui-web, `Fixtures/Goldens/grid/basic` and
  /// `layout/rtl-text`, Apple's SwiftUI on macOS 26.2 and 27.
  @Test func linesAreWholePointsHigh() {
    let scene = LayoutScene(200, 100) {
      VStack(spacing: 0) {
        Text(verbatim: "one").named("one")
        Text(verbatim: "1\n2\n3\n4").named("four")
      }
      .frame(height: 100, alignment: .top)
    }
    #expect(scene["one"].height == 16)
    #expect(scene["four"].height == 64)
  }

  /// A raised text keeps the room below its line, a lowered one that above: 16 and 6 are 22, 16 and 4 are 20 (recorded on
  /// macOS 26.2).
  @Test func raisedTextsKeepTheirLine() {
    let scene = LayoutScene(200, 100) {
      VStack(spacing: 0) {
        Text(verbatim: "up").baselineOffset(6).named("up")
        Text(verbatim: "down").baselineOffset(-4).named("down")
      }
    }
    #expect(scene["up"].height == 22)
    #expect(scene["down"].height == 20)
  }
}
