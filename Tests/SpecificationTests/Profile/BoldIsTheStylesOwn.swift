import SwiftUI
import Testing
import UICore
import UITestSupport

extension ProfileSpecification {
  /// Apple's Human Interface Guidelines, "Typography": the column "Emphasized weight" of the tables for macOS and iOS.
  @Test func boldIsTheStylesOwn() throws {
    let desktop: [(Font.TextStyle, CGFloat, Font.Weight)] = [
      (.largeTitle, 26, .bold), (.title, 22, .bold), (.title2, 17, .bold), (.title3, 15, .semibold),
      (.headline, 13, .heavy), (.body, 13, .semibold), (.callout, 12, .semibold), (.subheadline, 11, .semibold),
      (.footnote, 10, .semibold), (.caption, 10, .medium), (.caption2, 10, .semibold),
    ]
    for (style, points, weight) in desktop {
      #expect(
        try textSize(.system(style).bold(), .desktop) == textSize(.system(size: points, weight: weight), .desktop),
        "\(style)")
    }
    for (style, points, weight) in [
      (Font.TextStyle.largeTitle, 34.0, Font.Weight.bold), (.body, 17, .semibold), (.caption, 12, .semibold),
    ] {
      #expect(try textSize(.system(style).bold()) == textSize(.system(size: points, weight: weight)), "\(style)")
    }
    // A weight that is named is that weight, and other fonts have no other bold.
    #expect(
      try textSize(.system(.caption).weight(.bold), .desktop)
        == textSize(.system(size: 10, weight: .bold), .desktop))
    #expect(
      try textSize(.system(size: 20).bold(), .desktop) == textSize(.system(size: 20, weight: .bold), .desktop))
  }
}
