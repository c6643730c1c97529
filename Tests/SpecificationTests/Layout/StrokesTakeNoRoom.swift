import SwiftUI
import Testing

extension LayoutSpecification {
  /// A stroke does not change the size of what is stroked.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/shape/stroke`, Apple's SwiftUI on macOS 26.2.
  @Test func strokesTakeNoRoom() {
    let scene = LayoutScene(320, 200) {
      VStack(spacing: 12) {
        HStack(spacing: 8) {
          Circle().stroke(.blue, lineWidth: 4).named("stroke").frame(width: 50, height: 50)
          Circle().strokeBorder(.blue, lineWidth: 4).named("strokeBorder").frame(width: 50, height: 50)
          Circle().stroke(lineWidth: 6).named("strokeShape").frame(width: 50, height: 50)
          Circle().fill(.yellow).overlay { Circle().stroke(.red, lineWidth: 3) }.named("fillStroke")
            .frame(width: 50, height: 50)
          Circle().stroke(lineWidth: 3).fill(.yellow).named("strokeFill").frame(width: 50, height: 50)
        }
        .named("row1")
        HStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 8).stroke(.green, style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
            .frame(width: 80, height: 40).named("dashed")
          Rectangle().stroke(.purple, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [1, 12]))
            .frame(width: 80, height: 40).named("dots")
          Capsule().strokeBorder(.orange, style: StrokeStyle(lineWidth: 2, dash: [6, 3], dashPhase: 3))
            .frame(width: 80, height: 40).named("capsuleDash")
        }
        .named("row2")
        HStack(spacing: 8) {
          Path(CGRect(x: 5, y: 5, width: 60, height: 30)).stroke(.blue, lineWidth: 6).frame(width: 70, height: 40)
            .named("miter")
          Path(CGRect(x: 5, y: 5, width: 60, height: 30)).stroke(.blue, lineWidth: 6).frame(width: 70, height: 40)
            .named("round")
          Path(CGRect(x: 5, y: 5, width: 60, height: 30)).stroke(.blue, lineWidth: 6).frame(width: 70, height: 40)
            .named("bevel")
        }
        .named("row3")
      }
      .named("stack")
    }
    scene.expect([
      "bevel": rect(203, 137, 70, 40),
      "capsuleDash": rect(208, 85, 80, 40),
      "dashed": rect(32, 85, 80, 40),
      "dots": rect(120, 85, 80, 40),
      "fillStroke": rect(193, 23, 50, 50),
      "miter": rect(47, 137, 70, 40),
      "round": rect(125, 137, 70, 40),
      "row1": rect(19, 23, 282, 50),
      "row2": rect(32, 85, 256, 40),
      "row3": rect(47, 137, 226, 40),
      "stack": rect(19, 23, 282, 154),
      "stroke": rect(19, 23, 50, 50),
      "strokeBorder": rect(77, 23, 50, 50),
      "strokeFill": rect(251, 23, 50, 50),
      "strokeShape": rect(135, 23, 50, 50),
    ])
  }
}
