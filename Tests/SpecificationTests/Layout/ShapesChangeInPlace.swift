import SwiftUI
import Testing

extension LayoutSpecification {
  /// Neither a radius nor a line width nor a trim moves what is around.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/shape/steps`, Apple's SwiftUI on macOS 26.2.
  @Test func shapesChangeInPlace() {
    let scene = LayoutScene(200, 120) {
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: 20)
          .strokeBorder(.blue, style: StrokeStyle(lineWidth: 6, dash: [6, 3], dashPhase: 4))
          .frame(width: 120, height: 60)
          .named("box")
        Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 4).frame(width: 40, height: 40).named("arc")
      }
      .named("row")
    }
    scene.expect([
      "arc": rect(146, 40, 40, 40),
      "box": rect(14, 30, 120, 60),
      "row": rect(14, 30, 172, 60),
    ])
  }
}
