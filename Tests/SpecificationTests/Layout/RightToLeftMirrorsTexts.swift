import SwiftUI
import Testing

extension LayoutSpecification {
  /// Texts keep their sizes and their leading edges meet on the right, however their lines are aligned.
  ///
  /// The recorded paragraph breaks into four lines of Apple's font, ours has four; the label is a block of its size.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/rtl-text`, Apple's SwiftUI on macOS 27.0.
  @Test func rightToLeftMirrorsTexts() {
    let fourLines = Text(verbatim: "one\ntwo\nthree\nfour")
    let scene = LayoutScene(260, 300) {
      VStack(alignment: .leading, spacing: 8) {
        fourLines.frame(width: 150).named("leading")
        fourLines.multilineTextAlignment(.trailing).frame(width: 150).named("trailing")
        fourLines.multilineTextAlignment(.center).frame(width: 150).named("center")
        Block(49.5, 16.079833984375).named("label")
        Text(verbatim: "Two").frame(width: 100, alignment: .leading).named("framedText")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    scene.expect([
      "leading": rect(55, 21.9600830078125, 150, 64),
      "trailing": rect(55, 93.9600830078125, 150, 64),
      "center": rect(55, 165.9600830078125, 150, 64),
      "label": rect(155.5, 237.9600830078125, 49.5, 16.079833984375),
      "framedText": rect(105, 262.0399169921875, 100, 16),
    ])
  }
}
