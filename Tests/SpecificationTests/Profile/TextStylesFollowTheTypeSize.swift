import SwiftUI
import Testing
import UITestSupport

extension ProfileSpecification {
  /// Apple's Human Interface Guidelines, "Typography", iOS and iPadOS dynamic type sizes: each style at each size is as
  /// wide as the system font of the points in the table.
  @Test(arguments: [
    (DynamicTypeSize.xSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
    (.small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
    (.medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]),
    (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
    (.xLarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
    (.xxLarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
    (.xxxLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
    (.accessibility1, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
    (.accessibility2, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
    (.accessibility3, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
    (.accessibility4, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
    (.accessibility5, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
  ])
  func textStylesFollowTheTypeSize(size: DynamicTypeSize, points: [CGFloat]) throws {
    let styles: [Font.TextStyle] = [
      .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2,
    ]
    let sizes = Sizes()
    _ = try TestHost(profile: .phone) {
      VStack {
        ForEach(0..<styles.count, id: \.self) { index in
          Text(sampleText).font(.system(styles[index])).fixedSize().sized("style \(index)", sizes)
          Text(sampleText)
            .font(.system(size: points[index], weight: styles[index] == .headline ? .semibold : .regular))
            .fixedSize().sized("points \(index)", sizes)
        }
      }
      .dynamicTypeSize(size)
    }
    for index in styles.indices {
      #expect(sizes["style \(index)"] == sizes["points \(index)"], "\(styles[index])")
      #expect(sizes["style \(index)"] != .zero)
    }
  }
}
