import SwiftUI
import Testing

extension LayoutSpecification {
  /// Shapes, positions and offsets count from the trailing edge; the frame of a position is its container.
  ///
  /// The symbols of the recorded scene are blocks of their size, 15 by 12.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/rtl-shapes`, Apple's SwiftUI on macOS 26.2.
  @Test func rightToLeftMirrorsShapesAndPositions() {
    let scene = LayoutScene(300, 200) {
      VStack(alignment: .leading, spacing: 10) {
        HStack(spacing: 10) {
          Rectangle().fill(.red).frame(width: 40, height: 30).named("arrow")
          Rectangle().fill(.blue).frame(width: 40, height: 30).named("fixedArrow")
          Block(15, 12).named("image")
          Block(15, 12).named("flippedImage")
        }
        .named("row")
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(width: 120, height: 20)
          .named("gradient")
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 160, height: 40).named("positionBox")
          Block(20, 20).position(x: 30, y: 20).named("positioned")
        }
        .frame(width: 160, height: 40)
        Block(20, 20).offset(x: 40).named("offset")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    scene.expect([
      "arrow": rect(190, 30, 40, 30),
      "fixedArrow": rect(140, 30, 40, 30),
      "flippedImage": rect(90, 39, 15, 12),
      "image": rect(115, 39, 15, 12),
      "gradient": rect(110, 70, 120, 20),
      "offset": rect(210, 150, 20, 20),
      "positionBox": rect(70, 100, 160, 40),
      "positioned": rect(70, 100, 160, 40),
      "row": rect(90, 30, 140, 30),
    ])
  }
}
