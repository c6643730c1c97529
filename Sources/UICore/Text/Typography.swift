import Foundation

/// The text styles of a platform.
enum Typography: Hashable, Sendable {
  /// Fixed sizes: Apple documents that on macOS `dynamicTypeSize` does not affect the size of text.
  case macOS
  /// Sizes follow `dynamicTypeSize`.
  case iOS

  /// The size of a style, in points.
  func points(_ style: Font.TextStyle, at size: DynamicTypeSize) -> CGFloat {
    switch self {
    case .macOS: style.macOSPoints
    case .iOS: style.iOSPoints[size.index]
    }
  }

  /// Scales `points` by the ratio of the style's size to its size at `large`.
  func scale(_ points: CGFloat, relativeTo style: Font.TextStyle, at size: DynamicTypeSize) -> CGFloat {
    size == .large ? points : points * self.points(style, at: size) / self.points(style, at: .large)
  }

  /// HIG, "Typography": macOS built-in text styles; iOS and iPadOS dynamic type sizes.
  func weight(_ style: Font.TextStyle) -> Font.Weight {
    switch (self, style) {
    case (.macOS, .headline): .bold
    case (.macOS, .caption2): .medium
    case (.iOS, .headline): .semibold
    default: .regular
    }
  }

  /// The weight of `bold()` for a style, from the column "Emphasized weight" of the same tables.
  func emphasizedWeight(_ style: Font.TextStyle) -> Font.Weight {
    switch (self, style) {
    case (_, .largeTitle), (_, .title), (_, .title2): .bold
    case (.macOS, .headline): .heavy
    case (.macOS, .caption): .medium
    default: .semibold
    }
  }

  /// Whether line heights are rounded to whole points. On macOS 26.2 and 27 a line of 13 points is 16 high and four are
  /// 64 (measured: iamcgn/swiftui-web, `Fixtures/Goldens/grid/basic`, `layout/rtl-text`). UIKit uses the font's height.
  var hasWholeLines: Bool { self == .macOS }
}

/// The environment's values for the size and weight of text.
struct TypeSetting: Hashable {
  var typography = Typography.macOS
  var size = DynamicTypeSize.large
  /// The user's preference; nil if the system does not tell.
  var legibility: LegibilityWeight? = .regular
}

extension DynamicTypeSize {
  /// The column in the table of sizes, from 0 for xSmall to 11 for accessibility5.
  fileprivate var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}

extension Font.TextStyle {
  /// HIG, "Typography", macOS built-in text styles.
  fileprivate var macOSPoints: CGFloat {
    switch self {
    case .largeTitle: 26
    case .title: 22
    case .title2: 17
    case .title3: 15
    case .headline, .body: 13
    case .callout: 12
    case .subheadline: 11
    case .footnote, .caption, .caption2: 10
    }
  }

  /// HIG, "Typography", iOS and iPadOS dynamic type sizes, from xSmall to accessibility5.
  fileprivate var iOSPoints: [CGFloat] { Self.iOSTable[self]! }

  private static let iOSTable: [Font.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
