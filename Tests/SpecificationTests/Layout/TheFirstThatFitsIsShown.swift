import SwiftUI
import Testing

/// 101.5 wide: three texts with 8 points between them.
@MainActor private var threeWords: some View {
  HStack {
    TextBlock(25)
    TextBlock(25)
    TextBlock(35.5)
  }
  .fixedSize()
}

/// 32 high: lines of text keep nothing between them.
@MainActor private var twoLines: some View {
  VStack {
    TextBlock(25)
    TextBlock(25)
  }
  .fixedSize()
}

extension LayoutSpecification {
  /// The first child whose ideal size fits is shown, on the axes asked for, and the last one where none does.
  ///
  /// Texts are blocks of the size recorded.
  ///
  /// Frames: iamcgn/swiftui-web, `Fixtures/Goldens/layout/view-that-fits`, Apple's SwiftUI on macOS 26.2.
  @Test func theFirstThatFitsIsShown() {
    let scene = LayoutScene(320, 300) {
      VStack(alignment: .leading, spacing: 12) {
        ViewThatFits {
          threeWords.named("wideStack")
          TextBlock(25).named("wideFallback")
        }
        .frame(width: 200, alignment: .leading).named("wide")
        ViewThatFits {
          threeWords.named("narrowStack")
          TextBlock(25).named("narrowFallback")
        }
        .frame(width: 60, alignment: .leading).named("narrow")
        ViewThatFits {
          threeWords.named("tinyStack")
          TextBlock(25).named("tinyFallback")
        }
        .frame(width: 10, alignment: .leading).named("tiny")
        ViewThatFits(in: .vertical) {
          twoLines.named("tallStack")
          TextBlock(31).named("tallFallback")
        }
        .frame(height: 60, alignment: .top).named("tall")
        ViewThatFits(in: .vertical) {
          twoLines.named("shortStack")
          TextBlock(31).named("shortFallback")
        }
        .frame(height: 20, alignment: .top).named("short")
        ViewThatFits(in: .horizontal) {
          HStack {
            TextBlock(25)
            TextBlock(25)
          }
          .named("axisStack")
          TextBlock(25).named("axisFallback")
        }
        .frame(width: 100, height: 8, alignment: .topLeading).named("axis")
      }
      .padding(20)
      .named("stack")
    }
    scene.expect([
      "axis": rect(60, 240, 100, 8),
      "axisStack": rect(60, 240, 58, 16),
      "narrow": rect(60, 80, 60, 16),
      "narrowFallback": rect(60, 80, 25, 16),
      "short": rect(60, 208, 31, 20),
      "shortFallback": rect(60, 208, 31, 16),
      "stack": rect(40, 32, 240, 236),
      "tall": rect(60, 136, 25, 60),
      "tallStack": rect(60, 136, 25, 32),
      "tiny": rect(60, 108, 10, 16),
      "tinyFallback": rect(60, 108, 25, 16),
      "wide": rect(60, 52, 200, 16),
      "wideStack": rect(60, 52, 101.5, 16),
    ])
  }
}
