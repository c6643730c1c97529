import SwiftUI
import Testing
import UICore
import UITestSupport

extension ProfileSpecification {
  /// Apple's Human Interface Guidelines, "Typography", macOS built-in text styles; `dynamicTypeSize` documents that on
  /// macOS the value does not affect the size of text.
  @Test func textStylesKeepTheirSizeOnTheDesktop() throws {
    let expected: [(Font.TextStyle, CGFloat, Font.Weight)] = [
      (.largeTitle, 26, .regular), (.title, 22, .regular), (.title2, 17, .regular), (.title3, 15, .regular),
      (.headline, 13, .bold), (.body, 13, .regular), (.callout, 12, .regular), (.subheadline, 11, .regular),
      (.footnote, 10, .regular), (.caption, 10, .regular), (.caption2, 10, .medium),
    ]
    for (style, points, weight) in expected {
      let size = try textSize(.system(size: points, weight: weight), .desktop)
      #expect(try textSize(.system(style), .desktop) == size, "\(style)")
      #expect(try textSize(.system(style), .desktop, .accessibility5) == size, "\(style)")
    }
  }
}
