import SwiftUI
import Testing

extension LayoutSpecification {
  /// A path as a view is flexible whatever its outline; a row that is too wide overflows on both sides.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/shape/path`, Apple's SwiftUI on macOS 26.2.
  @Test func pathsTakeWhatTheyAreOffered() {
    let scene = LayoutScene(300, 160) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          ForEach(["triangle", "pie", "pieClockwise", "ring"], id: \.self) { name in
            Path(ellipseIn: CGRect(x: 4, y: 4, width: 40, height: 20)).fill(.red).named(name).frame(
              width: 60, height: 60)
          }
        }
        .named("row1")
        HStack(spacing: 8) {
          ForEach(["curves", "starNonzero", "starEvenOdd", "parsed", "rounded"], id: \.self) { name in
            Path(CGRect(x: 4, y: 4, width: 90, height: 20)).fill(.red).named(name).frame(width: 60, height: 60)
          }
        }
        .named("row2")
      }
      .named("stack")
    }
    scene.expect([
      "curves": rect(-16, 84, 60, 60),
      "parsed": rect(188, 84, 60, 60),
      "pie": rect(86, 16, 60, 60),
      "pieClockwise": rect(154, 16, 60, 60),
      "ring": rect(222, 16, 60, 60),
      "rounded": rect(256, 84, 60, 60),
      "row1": rect(18, 16, 264, 60),
      "row2": rect(-16, 84, 332, 60),
      "stack": rect(-16, 16, 332, 128),
      "starEvenOdd": rect(120, 84, 60, 60),
      "starNonzero": rect(52, 84, 60, 60),
      "triangle": rect(18, 16, 60, 60),
    ])
  }
}
