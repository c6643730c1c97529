import SwiftUI
import Testing

extension LayoutSpecification {
  /// Shapes are flexible and 10 by 10 ideally; a circle is a square.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/shape/layout`, Apple's SwiftUI on macOS 26.2.
  @Test func shapesTakeWhatTheyAreOffered() {
    let scene = LayoutScene(300, 200) {
      VStack(spacing: 8) {
        HStack(spacing: 0) {
          Circle().fill(.red).named("circle")
          Ellipse().fill(.blue).named("ellipse")
          Capsule().fill(.green).named("capsule")
          Circle().stroke(lineWidth: 2).named("stroked")
        }
        .frame(height: 40)
        .named("row1")
        HStack(spacing: 4) {
          Rectangle().fill(.red).named("r1")
          Rectangle().fill(.blue).frame(width: 40).named("r2")
          Capsule().fill(.orange).frame(width: 20).named("narrow")
          RoundedRectangle(cornerRadius: 4).fill(.purple).frame(maxWidth: 50).named("maxWidth")
        }
        .frame(width: 200, height: 30)
        .named("row2")
        HStack(spacing: 4) {
          Rectangle().fill(.gray).fixedSize().named("ideal")
          Circle().fill(.mint).fixedSize().named("circleIdeal")
          Circle().strokeBorder(.black, lineWidth: 2).fixedSize().named("strokedIdeal")
          VStack(spacing: 0) {
            Circle().fill(.teal).named("columnCircle")
            Rectangle().fill(.pink).named("columnRectangle")
          }
          .frame(width: 60, height: 100)
          .named("column")
        }
        .named("row3")
      }
      .named("stack")
    }
    scene.expect([
      "circle": rect(0, 7, 40, 40),
      "capsule": rect(150, 7, 110, 40),
      "narrow": rect(176, 55, 20, 30),
      "circleIdeal": rect(113, 138, 10, 10),
      "column": rect(141, 93, 60, 100),
      "ellipse": rect(40, 7, 110, 40),
      "ideal": rect(99, 138, 10, 10),
      "maxWidth": rect(200, 55, 50, 30),
      "r1": rect(50, 55, 78, 30),
      "r2": rect(132, 55, 40, 30),
      "row1": rect(0, 7, 300, 40),
      "row2": rect(50, 55, 200, 30),
      "row3": rect(99, 93, 102, 100),
      "stack": rect(0, 7, 300, 186),
      "stroked": rect(260, 7, 40, 40),
      "strokedIdeal": rect(127, 138, 10, 10),
      "columnCircle": rect(146, 93, 50, 50),
      "columnRectangle": rect(141, 143, 60, 50),
    ])
  }
}
