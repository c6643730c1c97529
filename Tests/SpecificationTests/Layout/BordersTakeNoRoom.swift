import SwiftUI
import Testing

extension LayoutSpecification {
  /// A border is drawn inside its view and changes no layout.
  ///
  /// The texts of the recorded scene are blocks of their sizes.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/shape/border`, Apple's SwiftUI on macOS 26.2.
  @Test func bordersTakeNoRoom() {
    let scene = LayoutScene(300, 160) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Block(31, 16).named("inner").border(.red).named("text")
          Block(31, 16).padding(6).border(.blue, width: 3).named("padded")
          Block(17.5, 16).border(.red, width: 8).named("thick")
          Block(18.5, 16).border(.green, width: 0).named("zero")
        }
        .named("row1")
        HStack(spacing: 8) {
          Block(60, 30).border(.black).named("color")
          Block(60, 30).border(.black, width: 2).padding(4).border(.blue).named("nested")
          Circle().fill(.mint).frame(width: 30, height: 30).border(.purple, width: 2).named("circle")
        }
        .named("row2")
      }
      .named("stack")
    }
    scene.expect([
      "circle": rect(207, 83, 30, 30),
      "color": rect(63, 83, 60, 30),
      "nested": rect(131, 79, 68, 38),
      "padded": rect(122, 43, 43, 28),
      "row1": rect(83, 43, 134, 28),
      "row2": rect(63, 79, 174, 38),
      "stack": rect(63, 43, 174, 74),
      "text": rect(83, 49, 31, 16),
      "inner": rect(83, 49, 31, 16),
      "thick": rect(173, 49, 17.5, 16),
      "zero": rect(198.5, 49, 18.5, 16),
    ])
  }
}
