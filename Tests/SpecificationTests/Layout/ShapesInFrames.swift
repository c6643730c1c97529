import SwiftUI
import Testing

extension LayoutSpecification {
  /// Shapes of every kind in frames that they fill or are centred in.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/shape/builtin`, Apple's SwiftUI on macOS 26.2.
  @Test func shapesInFrames() {
    let scene = LayoutScene(340, 220) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 16).fill(.blue).frame(width: 80, height: 50).named("continuous")
          RoundedRectangle(cornerRadius: 16, style: .circular).fill(.blue).frame(width: 80, height: 50).named(
            "circular")
          RoundedRectangle(cornerSize: CGSize(width: 24, height: 10)).fill(.green).frame(width: 80, height: 50)
            .named("elliptical")
          UnevenRoundedRectangle(topLeadingRadius: 4, bottomLeadingRadius: 20).fill(.orange).frame(
            width: 60, height: 50
          )
          .named("uneven")
        }
        .named("row1")
        HStack(spacing: 8) {
          Capsule().fill(.red).frame(width: 100, height: 40).named("capsule")
          Capsule(style: .circular).fill(.red).frame(width: 100, height: 40).named("capsuleCircular")
          Capsule().fill(.purple).frame(width: 30, height: 60).named("capsuleTall")
          Circle().fill(.mint).named("circleWide").frame(width: 70, height: 40)
        }
        .named("row2")
        HStack(spacing: 8) {
          Ellipse().fill(.teal).frame(width: 90, height: 40).named("ellipse")
          Rectangle().fill(.gray).frame(width: 60, height: 40).named("rectangle")
          RoundedRectangle(cornerRadius: 40).fill(.indigo).frame(width: 60, height: 40).named("clamped")
          Circle().fill(.pink).named("circle").frame(width: 60, height: 40)
        }
        .named("row3")
      }
      .named("stack")
    }
    scene.expect([
      "circle": rect(267, 153, 40, 40),
      "capsule": rect(8, 95, 100, 40),
      "capsuleCircular": rect(116, 95, 100, 40),
      "capsuleTall": rect(224, 85, 30, 60),
      "circleWide": rect(277, 95, 40, 40),
      "circular": rect(96, 27, 80, 50),
      "clamped": rect(189, 153, 60, 40),
      "continuous": rect(8, 27, 80, 50),
      "ellipse": rect(23, 153, 90, 40),
      "elliptical": rect(184, 27, 80, 50),
      "rectangle": rect(121, 153, 60, 40),
      "row1": rect(8, 27, 324, 50),
      "row2": rect(8, 85, 324, 60),
      "row3": rect(23, 153, 294, 40),
      "stack": rect(8, 27, 324, 166),
      "uneven": rect(272, 27, 60, 50),
    ])
  }
}
