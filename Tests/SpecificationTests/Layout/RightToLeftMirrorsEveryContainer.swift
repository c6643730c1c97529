import SwiftUI
import Testing

extension LayoutSpecification {
  /// A layout direction mirrors stacks, padding, frames, layers and guides; an island that sets the other one is as written.
  ///
  /// The text of the recorded scene is a block of its size, 25 by 16.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/rtl-stacks`, Apple's SwiftUI on macOS 26.2.
  @Test func rightToLeftMirrorsEveryContainer() {
    let scene = LayoutScene(320, 260) {
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          Block(40, 30).named("a")
          Block(60, 30).named("b")
          Spacer()
          Block(30, 30).named("c")
        }
        .named("row")
        Block(50, 20).padding(.leading, 30).named("padded")
        Block(40, 20).frame(width: 120, alignment: .leading).named("framed")
        ZStack(alignment: .topLeading) {
          Block(100, 40).named("back")
          Block(20, 20).named("front")
        }
        .named("layers")
        HStack {
          Block(30, 20).named("islandA")
          Block(30, 20).named("islandB")
        }
        .environment(\.layoutDirection, .leftToRight)
        .named("island")
        Block(25, 16).named("text")
        Block(30, 20).alignmentGuide(.leading) { _ in -10 }.named("guided")
      }
      .frame(width: 300, alignment: .leading)
      .named("column")
      .environment(\.layoutDirection, .rightToLeft)
    }
    scene.expect([
      "a": rect(270, 17, 40, 30),
      "b": rect(202, 17, 60, 30),
      "c": rect(10, 17, 30, 30),
      "framed": rect(190, 87, 120, 20),
      "guided": rect(270, 223, 30, 20),
      "row": rect(10, 17, 300, 30),
      "island": rect(242, 167, 68, 20),
      "islandA": rect(242, 167, 30, 20),
      "islandB": rect(280, 167, 30, 20),
      "padded": rect(230, 57, 80, 20),
      "text": rect(285, 197, 25, 16),
      "column": rect(10, 17, 300, 226),
      "back": rect(210, 117, 100, 40),
      "front": rect(290, 117, 20, 20),
      "layers": rect(210, 117, 100, 40),
    ])
  }
}
