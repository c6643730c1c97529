import SwiftUI
import Testing

extension LayoutSpecification {
  /// A shape that is moved, turned, cut or inset lies in the layout as it did; its ideal size stays 10 by 10.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/shape/modifiers`, Apple's SwiftUI on macOS 26.2.
  @Test func modifiedShapesKeepTheirSize() {
    let scene = LayoutScene(340, 200) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Rectangle().fill(.blue).named("scaled").frame(width: 60, height: 40)
          Rectangle().offset(x: 10, y: 5).fill(.red).named("offset").frame(width: 60, height: 40)
          Rectangle().rotation(.degrees(30)).fill(.green).named("rotated").frame(width: 60, height: 40)
          Rectangle().fill(.orange).named("sheared").frame(width: 60, height: 40)
          Rectangle().fill(.purple).named("sized").frame(width: 60, height: 40)
        }
        .named("row1")
        HStack(spacing: 8) {
          Circle().trim(from: 0.25, to: 1).stroke(.blue, lineWidth: 4).named("trimmed").frame(width: 60, height: 40)
          RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(.teal).named("inset").frame(width: 60, height: 40)
          Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3).fill(.red).named("strokedOffset").frame(
            width: 60, height: 40)
          Rectangle().fill(.pink).named("anchored").frame(width: 60, height: 40)
          Ellipse().inset(by: 4).stroke(.indigo, lineWidth: 2).named("insetStroke").frame(width: 60, height: 40)
        }
        .named("row2")
        HStack(spacing: 8) {
          Circle().offset(x: 5).fill(.blue).named("offsetIdeal")
          Rectangle().fill(.green).named("sizedIdeal")
          Path(CGRect(x: 0, y: 0, width: 24, height: 16)).fill(.red).named("pathIdeal")
          Circle().trim(from: 0, to: 0.5).fill(.orange).named("trimIdeal")
        }
        .fixedSize()
        .named("row3")
      }
      .named("stack")
    }
    scene.expect([
      "anchored": rect(208, 95, 60, 40),
      "inset": rect(72, 95, 60, 40),
      "insetStroke": rect(276, 95, 60, 40),
      "offset": rect(72, 47, 60, 40),
      "offsetIdeal": rect(138, 143, 10, 10),
      "pathIdeal": rect(174, 143, 10, 10),
      "rotated": rect(140, 47, 60, 40),
      "row1": rect(4, 47, 332, 40),
      "row2": rect(4, 95, 332, 40),
      "row3": rect(138, 143, 64, 10),
      "scaled": rect(4, 47, 60, 40),
      "sheared": rect(208, 47, 60, 40),
      "sized": rect(276, 47, 60, 40),
      "sizedIdeal": rect(156, 143, 10, 10),
      "stack": rect(4, 47, 332, 106),
      "strokedOffset": rect(140, 95, 60, 40),
      "trimIdeal": rect(192, 143, 10, 10),
      "trimmed": rect(14, 95, 40, 40),
    ])
  }
}
