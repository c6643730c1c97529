import Foundation
import Geometry

/// A group with a `backdrop` filter in a list that is drawn to pixels.
public struct Backdrop: Sendable {
  /// The pixels that it may draw.
  let bounds: PixelRect
  /// How far it looks beyond a pixel, at most.
  let reach: Int
  /// How far filters of groups around it carry what it draws, at most.
  let spread: Int
  /// The indices of its item and the enclosing items, outermost first.
  let path: [Int]
}

extension Backdrop {
  /// The pixels that it looks at.
  private var seen: PixelRect { bounds.outset(by: reach) }

  /// Whether it looks at a picture that is drawn before it.
  package func sees(_ picture: PictureGroup, in rect: PixelRect) -> Bool {
    guard seen.intersects(rect) else { return false }
    for (a, b) in zip(picture.path, path) where a != b { return a < b }
    return false
  }
}

extension [Backdrop] {
  /// Whether one draws in `rect`.
  package func draw(in rect: PixelRect) -> Bool {
    contains { $0.bounds.intersects(rect.outset(by: $0.spread)) }
  }

  /// The pixels to draw so that those of `rect` come out right: with what the backdrops look at.
  package func sources(of rect: PixelRect, visible: PixelRect) -> PixelRect {
    var all = rect
    for backdrop in reversed() {
      let drawn = all.outset(by: backdrop.spread).intersection(backdrop.bounds)
      if !drawn.isEmpty { all = all.union(drawn.outset(by: backdrop.reach)) }
    }
    return isEmpty ? rect : all.intersection(visible).union(rect)
  }
}

extension DisplayList {
  /// The groups with a `backdrop` filter, in drawing order.
  ///
  /// - Parameters:
  ///   - transform: points to pixels.
  ///   - visible: the pixels of the target.
  package func backdrops(_ transform: CGAffineTransform, visible: PixelRect) -> [Backdrop] {
    var found: [Backdrop] = []
    if holdsBackdrops {
      collectBackdrops(DisplayListDifference.Context(transform: transform, visible: visible), 0, [], &found)
    }
    return found
  }

  private func collectBackdrops(
    _ context: DisplayListDifference.Context, _ spread: Int, _ path: [Int], _ found: inout [Backdrop]
  ) {
    for (index, item) in items.enumerated() {
      guard case .group(let group) = item.content, group.hasBackdrop || group.list.holdsBackdrops else { continue }
      let path = path + [index]
      let filters = group.filters
      var outer = context
      let scale = context.entering(item, group).transform.meanScale
      let carried = filters.reduce(0) { $0 + $1.mostReach(scale: scale) }
      // What is beyond the edges of what shows may be carried inside.
      outer.visible = outer.visible.outset(by: carried)
      group.list.collectBackdrops(outer.entering(item, group), spread + carried, path, &found)
      let bounds = DisplayListDifference.pixels(within: item.bounds, context.transform).outset(by: carried)
        .intersection(outer.visible)
      for radius in filters.compactMap(\.backdropRadius) where !bounds.isEmpty {
        let reach = Filter.reach(ofBlur: radius * scale)
        found.append(Backdrop(bounds: bounds, reach: reach, spread: spread + carried, path: path))
      }
    }
  }
}

extension DisplayListDifference {
  /// Damages what a backdrop shows of the changes below it.
  mutating func spread(through backdrop: Backdrop, _ visible: PixelRect) {
    let below = changes.rects(meeting: backdrop.bounds.outset(by: backdrop.reach), upTo: backdrop.path)
    for rect in below {
      let shown = rect.outset(by: backdrop.reach).intersection(backdrop.bounds).outset(by: backdrop.spread)
        .intersection(visible)
      region.add(shown)
      changes.add(shown, at: backdrop.path)
    }
  }
}

extension Filter {
  /// The distance in pixels at which a blur of this deviation, in pixels, ends: three boxes of 1.88 deviations each reach
  /// less than three deviations and a pixel.
  fileprivate static func reach(ofBlur deviation: CGFloat) -> Int {
    deviation > 0 ? Int((3 * min(deviation, largestDeviation)).rounded(.up)) + 1 : 0
  }

  /// Larger deviations are clamped, because their result would be hardly visible.
  package static let largestDeviation: CGFloat = 512

  /// The distance in pixels by which the filter draws beyond its content, at most.
  fileprivate func mostReach(scale: CGFloat) -> Int {
    switch self {
    case .blur(let radius): return Self.reach(ofBlur: radius * scale)
    case .shadow(_, let radius, let offset), .innerShadow(_, let radius, let offset):
      let farthest = max(abs(offset.width), abs(offset.height)) * scale
      return Self.reach(ofBlur: radius * scale) + Int(min(farthest.isNaN ? 0 : farthest, 4096).rounded(.up))
    case .colorMatrix, .alphaThreshold, .backdrop: return 0
    }
  }
}

extension CGAffineTransform {
  /// The factor by which lengths are scaled, averaged over directions.
  package var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
