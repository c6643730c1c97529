import Foundation
import Geometry
import Testing

@testable import UICore

/// Puts each subview's top leading corner at its index times ten, and leaves odd ones alone.
private struct Diagonal: Layout {
  struct Cache {
    var made = 0
    var updated = 0
  }

  func makeCache(subviews: Subviews) -> Cache { Cache(made: 1) }
  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.updated += 1 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(width: 100 * CGFloat(cache.made), height: 50 + CGFloat(cache.updated))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    for (index, subview) in subviews.enumerated() where index.isMultiple(of: 2) {
      let position = CGFloat(index) * subview[Step.self]
      subview.place(at: CGPoint(x: position, y: position), anchor: .topLeading, proposal: .unspecified)
    }
  }
}

private struct Step: LayoutValueKey {
  static let defaultValue: CGFloat = 10
}

@Suite struct CustomLayoutTests {
  @Test func unplacedSubviewsAreCentred() {
    let computer = stack(Diagonal(), [rigid(10, 10), rigid(20, 10), rigid(10, 10)])
    // (100 − 20) / 2 and (50 − 10) / 2.
    #expect(computer.frames(nil, nil) == [rect(0, 0, 10, 10), rect(40, 20, 20, 10), rect(20, 20, 10, 10)])
  }

  @Test func cacheIsHandedOn() {
    let first = stack(Diagonal(), [])
    let second = CustomLayoutComputer(
      layout: Diagonal(), children: [], previous: first, layoutDirection: .leftToRight)
    #expect(second.size(nil, nil).height == 51)
  }

  @Test func layoutValuesReachTheLayout() {
    let child = LayoutValueComputer(rigid(10, 10), key: Step.self, value: 7)
    let padded = PaddingComputer(child, insets: EdgeInsets())
    let computer = stack(Diagonal(), [rigid(1, 1), rigid(1, 1), padded])
    #expect(computer.frames(nil, nil)[2].origin == CGPoint(x: 14, y: 14))
  }

  @Test func anyLayoutForwards() {
    let plain = stack(HStackLayout(spacing: 4), [rigid(10, 10), rigid(20, 5)])
    let wrapped = stack(AnyLayout(HStackLayout(spacing: 4)), [rigid(10, 10), rigid(20, 5)])
    #expect(wrapped.frames(nil, nil) == plain.frames(nil, nil))
    let changed = CustomLayoutComputer(
      layout: AnyLayout(VStackLayout(spacing: 4)), children: wrapped.children, previous: wrapped,
      layoutDirection: .leftToRight)
    #expect(changed.size(nil, nil) == CGSize(width: 20, height: 10 + 4 + 5))
    let diagonal = CustomLayoutComputer(
      layout: AnyLayout(Diagonal()), children: [], previous: nil, layoutDirection: .leftToRight)
    let back = CustomLayoutComputer(
      layout: AnyLayout(HStackLayout()), children: [rigid(3, 3)],
      previous: diagonal, layoutDirection: .leftToRight)
    #expect(back.size(nil, nil) == CGSize(width: 3, height: 3))
  }

  @Test func subviewsSlice() {
    let subviews = LayoutSubviews([rigid(1, 1), rigid(2, 2), rigid(3, 3)], layoutDirection: .leftToRight)
    #expect(subviews[1...].map { $0.sizeThatFits(.zero).width } == [2, 3])
    #expect(subviews[[2, 0]].map { $0.sizeThatFits(.zero).width } == [3, 1])
  }

  @Test func anchorsPlace() {
    let sink = PlacementSink(count: 1)
    let subview = LayoutSubviews([rigid(20, 10)], layoutDirection: .leftToRight, sink: sink)[0]
    subview.place(at: CGPoint(x: 50, y: 50), anchor: .bottomTrailing, proposal: .zero)
    #expect(sink.placements[0]?.frame == rect(30, 40, 20, 10))
  }
}
