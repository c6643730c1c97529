import Foundation

/// The rows of a lazy container that exist: those around what shows, and pinned ones beyond.
struct LazyWindow: Equatable {
  var views = 0..<0
  /// Headers and footers outside `views`, in order.
  private(set) var pinned: [Int] = []

  init(views: Range<Int> = 0..<0) { self.views = views }

  /// All of them, `views` first.
  var indices: [Int] { Array(views) + pinned }

  mutating func add(_ index: Int) {
    if !views.contains(index) { pinned.append(index) }
  }
}

/// Which of a section's views stay in sight while the section does.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension LazySection {
  var header: Int? { hasHeader ? views.lowerBound : nil }
  var footer: Int? { hasFooter ? views.upperBound - 1 : nil }

  /// Where a pinned header or footer stands: where it belongs, or at the edge of what shows while its section does.
  ///
  /// - Parameters:
  ///   - natural: where it belongs; positions are along the axis, in points.
  ///   - section: from the section's start to its end.
  ///   - visible: from the start to the end of what shows.
  static func pinnedPosition(
    isHeader: Bool, natural: CGFloat, length: CGFloat, section: ClosedRange<CGFloat>, visible: ClosedRange<CGFloat>
  ) -> CGFloat {
    isHeader
      ? max(natural, min(visible.lowerBound, section.upperBound - length))
      : min(natural, max(visible.upperBound - length, section.lowerBound))
  }
}
