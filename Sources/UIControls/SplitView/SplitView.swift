import Foundation
import Geometry
import UICore

/// Views beside each other, with lines between them that people drag.
///
/// A view gets no narrower than the least width that it takes, and no wider than the most. The lines are reached by Tab too, and
/// moved by the arrows.
public struct HSplitView<Content: View>: View {
  private let content: Content
  /// Each view of the content is a part.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { SplitParts(axis: .horizontal, content: content) }
}

/// Views below each other, with lines between them that people drag.
///
/// A view gets no lower than the least height that it takes, and no higher than the most. The lines are reached by Tab too, and
/// moved by the arrows.
public struct VSplitView<Content: View>: View {
  private let content: Content
  /// Each view of the content is a part.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { SplitParts(axis: .vertical, content: content) }
}

/// The parts of a split view and the lines between them.
private struct SplitParts<Content: View>: View {
  let axis: Axis
  let content: Content
  @State private var lengths = SplitLengths()
  @State private var measured = SplitMeasures()

  var body: some View {
    let (axis, lengths, measured) = (axis, $lengths, measured)
    Group(subviews: content) { parts in
      SplitLayout(axis: axis, chosen: parts.map { lengths.wrappedValue.chosen[$0.id] }, measured: measured) {
        ForEach(parts) { part in
          part
            .frame(
              maxWidth: axis == .vertical ? .infinity : nil, maxHeight: axis == .horizontal ? .infinity : nil
            )
            .clipped()
        }
        ForEach(0..<max(0, parts.count - 1), id: \.self) { index in
          SplitDivider(axis: axis) { from, distance in
            let start = from ?? measured.lengths
            if let new = measured.moved(index, by: distance, from: start) {
              lengths.wrappedValue.chosen = Dictionary(zip(parts.map(\.id), new)) { $1 }
            }
            return start
          }
        }
      }
    }
  }
}

/// The lengths of parts that people chose; points.
private struct SplitLengths {
  var chosen: [Subview.ID: CGFloat] = [:]
}

/// What the layout found out last, for those who move lines; no state, since nothing is made of it.
private final class SplitMeasures {
  var lengths: [CGFloat] = []
  var limits: [ClosedRange<CGFloat>] = []

  /// The lengths of the parts once the line behind a part was moved; nil where it cannot be.
  func moved(_ index: Int, by distance: CGFloat, from start: [CGFloat]) -> [CGFloat]? {
    guard start.count == limits.count, limits.indices.contains(index + 1) else { return nil }
    let both = start[index] + start[index + 1]
    let least = max(limits[index].lowerBound, both - limits[index + 1].upperBound)
    let most = min(limits[index].upperBound, both - limits[index + 1].lowerBound)
    guard least <= most else { return nil }
    var new = start
    new[index] = min(max(start[index] + distance, least), most)
    new[index + 1] = both - new[index]
    return new
  }
}

/// Parts first, then the lines between them.
private struct SplitLayout: Layout, BuiltIn {
  let axis: Axis
  /// The length of each part that people chose, in points.
  let chosen: [CGFloat?]
  let measured: SplitMeasures
  private static var line: CGFloat { SplitDivider.line }
  private static var reach: CGFloat { SplitDivider.reach }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let parts = Array(subviews.prefix(chosen.count))
    let across = ProposedViewSize(axis, nil, cross: proposal[axis.opposite])
    let sizes = parts.map { $0.sizeThatFits(across) }
    let own = sizes.reduce(0) { $0 + $1[axis] } + CGFloat(max(0, parts.count - 1)) * Self.line
    let least = parts.reduce(0) { $0 + self.limits(of: $1, cross: proposal[axis.opposite]).lowerBound }
    return CGSize(
      axis, max(proposal[axis] ?? own, least + CGFloat(max(0, parts.count - 1)) * Self.line),
      cross: proposal[axis.opposite] ?? sizes.map { $0[axis.opposite] }.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let parts = Array(subviews.prefix(chosen.count))
    let cross = bounds.size[axis.opposite]
    let limits = parts.map { self.limits(of: $0, cross: cross) }
    let room = bounds.size[axis] - CGFloat(max(0, parts.count - 1)) * Self.line
    let lengths = shared(room, limits, parts, cross: cross)
    (measured.lengths, measured.limits) = (lengths, limits)
    var position = bounds.origin[axis]
    for (index, part) in parts.enumerated() {
      part.place(
        at: CGPoint(axis, position, cross: bounds.origin[axis.opposite]),
        proposal: ProposedViewSize(axis, lengths[index], cross: cross))
      position += lengths[index]
      guard subviews.indices.contains(chosen.count + index) else { continue }
      subviews[chosen.count + index].place(
        at: CGPoint(axis, position - Self.reach, cross: bounds.origin[axis.opposite]),
        proposal: ProposedViewSize(axis, Self.line + 2 * Self.reach, cross: cross))
      position += Self.line
    }
  }

  private func limits(of part: LayoutSubview, cross: CGFloat?) -> ClosedRange<CGFloat> {
    let least = part.sizeThatFits(ProposedViewSize(axis, 0, cross: cross))[axis]
    let most = part.sizeThatFits(ProposedViewSize(axis, .infinity, cross: cross))[axis]
    return least...max(least, most)
  }

  /// Parts have the lengths that people chose, others their share; what does not come out even is the last ones'.
  private func shared(
    _ room: CGFloat, _ limits: [ClosedRange<CGFloat>], _ parts: [LayoutSubview], cross: CGFloat
  ) -> [CGFloat] {
    var lengths = limits.indices.map { index in
      min(max(chosen[index] ?? room / CGFloat(parts.count), limits[index].lowerBound), limits[index].upperBound)
    }
    // First those that nobody chose, then those that somebody did, the last first.
    for isChosen in [false, true] {
      let flexible = lengths.indices.filter { (chosen[$0] != nil) == isChosen }
      for _ in flexible {
        let rest = room - lengths.reduce(0, +)
        if abs(rest) < 0.01 { return lengths }
        let able = flexible.filter {
          rest > 0 ? lengths[$0] < limits[$0].upperBound : lengths[$0] > limits[$0].lowerBound
        }
        guard let last = able.last else { break }
        for index in isChosen ? [last] : able {
          let share = isChosen ? rest : rest / CGFloat(able.count)
          lengths[index] = min(max(lengths[index] + share, limits[index].lowerBound), limits[index].upperBound)
        }
      }
    }
    return lengths
  }
}

extension CGSize {
  fileprivate init(_ axis: Axis, _ main: CGFloat, cross: CGFloat) {
    self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
  fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
  fileprivate init(_ axis: Axis, _ main: CGFloat, cross: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
  }
  fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension ProposedViewSize {
  fileprivate init(_ axis: Axis, _ main: CGFloat?, cross: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
  }
  fileprivate subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
}

extension Axis {
  fileprivate var opposite: Axis { self == .horizontal ? .vertical : .horizontal }
}
