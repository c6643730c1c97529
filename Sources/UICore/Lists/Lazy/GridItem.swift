import Foundation
import Geometry

/// One column of a `LazyVGrid` or row of a `LazyHGrid`; an adaptive one stands for as many as fit.
public struct GridItem: Sendable {
  /// How wide a column, or high a row, is.
  public enum Size: Sendable {
    /// Always so many points.
    case fixed(CGFloat)
    /// A share of what there is, within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit in a share of what there is, each within limits in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Points to the next track; 8 where nil.
  public var spacing: CGFloat?
  /// Where views lie in their cells; as the grid aligns its columns where nil.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The columns of a `LazyVGrid`, or rows of a `LazyHGrid`, for one extent: plain arithmetic in points.
///
/// Fixed items and the spacing are taken off first; flexible and adaptive ones, in order, take equal shares of the rest,
/// clamped, as Apple documents for `GridItem.Size`.
struct GridTracks: Equatable {
  private(set) var origins: [CGFloat] = []
  private(set) var lengths: [CGFloat] = []
  /// nil where the grid decides.
  private(set) var alignments: [Alignment?] = []
  private(set) var total: CGFloat = 0
  private var gap: CGFloat = 0

  var count: Int { lengths.count }

  /// - Parameter available: nil asks for the ideal extent, where every item takes its minimum.
  init(_ items: [GridItem], available: CGFloat?) {
    let fixed = items.dropLast().reduce(0) { $0 + $1.gap } + items.reduce(0) { $0 + ($1.size.fixedLength ?? 0) }
    var shared = items.count { $0.size.fixedLength == nil }
    var remaining = available.map { max(0, $0 - fixed) }
    for item in items {
      let share = remaining.map { $0 / CGFloat(max(1, shared)) }
      let start = total + gap
      switch item.size {
      case .fixed: append(item.size.fixedLength ?? 0, item)
      case .flexible(let minimum, let maximum):
        append(clamp(share ?? minimum, minimum, maximum), item)
      case .adaptive(let minimum, let maximum):
        appendAdaptive(share, minimum, maximum, item)
      }
      if item.size.fixedLength == nil {
        shared -= 1
        remaining = remaining.map { max(0, $0 - (total - start)) }
      }
    }
  }

  private mutating func appendAdaptive(
    _ share: CGFloat?, _ minimum: CGFloat, _ maximum: CGFloat, _ item: GridItem
  ) {
    let minimum = max(validLength(minimum) ?? 0, 1)
    let share = share.flatMap { $0.isFinite ? $0 : nil } ?? minimum
    let fitting = (share + item.gap) / max(minimum + item.gap, 1)
    // A window's width in columns of one point is the most that can be meant.
    let count = fitting >= 1 ? Int(min(fitting, 10_000)) : 1
    let length = clamp((share - item.gap * CGFloat(count - 1)) / CGFloat(count), minimum, maximum)
    for _ in 0..<count { append(length, item) }
  }

  private mutating func append(_ length: CGFloat, _ item: GridItem) {
    let origin = lengths.isEmpty ? 0 : total + gap
    origins.append(origin)
    lengths.append(length)
    alignments.append(item.alignment)
    total = origin + length
    gap = item.gap
  }

  private func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    let low = validLength(minimum) ?? 0
    let clamped = max(low, min(length, validLength(maximum, allowingInfinity: true) ?? .infinity))
    return clamped.isFinite ? clamped : low
  }
}

/// The items of a lazy grid, which SwiftUI does not let compare themselves.
struct GridItems: Equatable {
  let items: [GridItem]

  static func == (a: Self, b: Self) -> Bool {
    a.items.elementsEqual(b.items) { a, b in
      guard a.spacing == b.spacing && a.alignment == b.alignment else { return false }
      return switch (a.size, b.size) {
      case (.fixed(let a), .fixed(let b)): a == b
      case (.flexible(let low, let high), .flexible(let otherLow, let otherHigh)): (low, high) == (otherLow, otherHigh)
      case (.adaptive(let low, let high), .adaptive(let otherLow, let otherHigh)): (low, high) == (otherLow, otherHigh)
      default: false
      }
    }
  }
}

extension GridItem {
  var gap: CGFloat { spacing.map(validDistance) ?? ViewSpacing.standard }
}

extension GridItem.Size {
  fileprivate var fixedLength: CGFloat? {
    guard case .fixed(let length) = self else { return nil }
    return validLength(length) ?? 0
  }
}
