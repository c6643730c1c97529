import Foundation
import Testing

@testable import UICore

@Suite struct StackTests {
  @Test func threeFlexibleInAHundredPoints() {
    // 100 − 2·8 = 84; 84 / 3 = 28.
    let row = stack(HStackLayout(), [flexible(), flexible(), flexible()])
    #expect(row.frames(100, 20) == [rect(0, 0, 28, 20), rect(36, 0, 28, 20), rect(72, 0, 28, 20)])
    #expect(row.size(100, 20) == CGSize(width: 100, height: 20))
  }

  @Test func idealSizeWhenUnspecified() {
    let row = stack(HStackLayout(spacing: 5), [rigid(30, 20), flexible(), rigid(10, 40)])
    #expect(row.size(nil, nil) == CGSize(width: 30 + 5 + 10 + 5 + 10, height: 40))
  }

  @Test(arguments: [
    (VerticalAlignment.top, [0.0, 0, 0]), (.center, [10, 0, 5]), (.bottom, [20, 0, 10]),
  ])
  func rowAlignment(alignment: VerticalAlignment, tops: [Double]) {
    // Heights 20, 40, 30 as in view-hstack-align-*.
    let row = stack(HStackLayout(alignment: alignment, spacing: 10), [rigid(30, 20), rigid(30, 40), rigid(30, 30)])
    #expect(row.frames(150, 60).map { Double($0.minY) } == tops)
    #expect(row.frames(150, 60).map(\.minX) == [0, 40, 80])
    #expect(row.size(150, 60) == CGSize(width: 110, height: 40))
  }

  @Test func columnAlignment() {
    let column = stack(VStackLayout(alignment: .trailing, spacing: 10), [rigid(20, 30), rigid(40, 30), rigid(30, 30)])
    #expect(column.frames(60, 150) == [rect(20, 0, 20, 30), rect(0, 40, 40, 30), rect(10, 80, 30, 30)])
  }

  @Test func baselinesMeet() {
    // Baselines 15 and 8: the second is moved down by 7. Height: 15 + max(20 − 15, 10 − 8) = 20.
    let row = stack(
      HStackLayout(alignment: .firstTextBaseline, spacing: 0), [text(10, 20, baseline: 15), text(10, 10, baseline: 8)])
    #expect(row.frames(nil, nil) == [rect(0, 0, 10, 20), rect(10, 7, 10, 10)])
    #expect(row.size(nil, nil).height == 20)
    // The row's own first baseline is the topmost of its children's: both lie at 15.
    #expect(row.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] == 15)
    #expect(row.dimensions(in: .unspecified)[explicit: HorizontalAlignment.leading] == nil)
  }

  @Test func rightToLeftMirrors() {
    // From left to right 0…30 and 40…50 in 50 points; mirrored 20…50 and 0…10.
    let row = stack(HStackLayout(spacing: 10), [rigid(30, 10), rigid(10, 10)], direction: .rightToLeft)
    #expect(row.frames(.unspecified, direction: .rightToLeft) == [rect(20, 0, 30, 10), rect(0, 0, 10, 10)])
  }

  @Test func spacerTakesWhatOthersLeave() {
    let row = stack(
      HStackLayout(spacing: 0),
      [rigid(20, 10), SpacerComputer(axis: .horizontal, minLength: nil), rigid(30, 10)])
    #expect(row.frames(100, 10).map(\.minX) == [0, 20, 70])
    #expect(row.size(100, 10) == CGSize(width: 100, height: 10))
    // Ideal: 20 + 8 + 30.
    #expect(row.size(nil, nil) == CGSize(width: 58, height: 10))
  }

  @Test func spacersAndColoursAsApplesPictureShows() {
    // view-spacer-horizontal: 100 − 4·8 = 68; 68 / 3 = 22.667 each, 16 between.
    func spacer() -> LayoutComputer { SpacerComputer(axis: .horizontal, minLength: nil) }
    let row = stack(HStackLayout(), [flexible(), spacer(), flexible(), spacer(), flexible()])
    let frames = row.frames(ProposedViewSize(width: 100, height: 100))
    let third: CGFloat = 1 / 3
    for (index, x) in [(0, 0), (2, 38 + 2 * third), (4, 77 + third)] {
      #expect(abs(frames[index].minX - x) < 0.001)
      #expect(abs(frames[index].width - (22 + 2 * third)) < 0.001)
    }
  }

  @Test func spacerMinimumIsKept() {
    // 60 − 25 left for the rest; the rigid children overflow to 40 + 25 + 40.
    let row = stack(
      HStackLayout(spacing: 0),
      [rigid(40, 10), SpacerComputer(axis: .horizontal, minLength: 25), rigid(40, 10)])
    #expect(row.size(60, 10).width == 105)
  }

  @Test func priorityChildGetsItsFill() {
    let row = stack(
      HStackLayout(spacing: 0), [between(10, 80), LayoutPriorityComputer(between(0, 80), priority: 1)])
    // 100 − 10 = 90 offered, 80 taken, 20 left.
    #expect(row.frames(100, 10).map(\.width) == [20, 80])
  }

  @Test func preferredSpacingIsTheLargerOfTwo() {
    var wide = ViewSpacing.zero
    wide.trailing.length = 20
    let none = ViewSpacing.zero
    let row = stack(HStackLayout(), [rigid(10, 10, spacing: wide), rigid(10, 10, spacing: none), rigid(10, 10)])
    // 20 against 0, then 0 against no preference.
    #expect(row.frames(nil, nil).map(\.minX) == [0, 30, 40])
  }

  @Test func eachProposalIsMeasuredOnce() {
    let children = [flexible(), between(5, 50), rigid(10, 10)]
    let row = stack(HStackLayout(), children)
    _ = row.frames(100, 20)
    // Minimum, maximum and one share.
    #expect(children.map(\.measureCount) == [3, 3, 3])
    _ = row.frames(100, 20)
    _ = row.explicitAlignment(
      VerticalAlignment.center.key, size: row.size(100, 20), proposal: ProposedViewSize(width: 100, height: 20))
    #expect(children.map(\.measureCount) == [3, 3, 3])
  }

  @Test func nestedStacksMeasureLinearly() {
    // Every level asks its child for at most five distinct proposals, so 12 levels stay far from 3^12.
    let leaf = flexible()
    var computer: LayoutComputer = leaf
    for level in 0..<12 {
      computer =
        level.isMultiple(of: 2)
        ? stack(HStackLayout(spacing: 0), [computer, rigid(1, 1)])
        : stack(VStackLayout(spacing: 0), [computer, rigid(1, 1)])
    }
    _ = computer.size(500, 500)
    #expect(leaf.measureCount <= 32)
  }

  @Test func emptyStackIsEmpty() {
    #expect(stack(HStackLayout(), []).size(100, 100) == .zero)
    #expect(stack(ZStackLayout(), []).size(100, 100) == .zero)
  }

  @Test func thirdsMeet() {
    // 100 / 3 each, to the last bits: where one ends the next begins.
    let row = stack(HStackLayout(spacing: 0), [flexible(), flexible(), flexible()])
    let frames = row.frames(100, 10)
    #expect(frames.allSatisfy { abs($0.width - 100.0 / 3) < 1e-9 })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 1e-9 })
  }

  @Test func layersAlign() {
    let layers = stack(ZStackLayout(alignment: .bottomTrailing), [rigid(60, 60), rigid(45, 45), rigid(30, 30)])
    #expect(layers.frames(100, 100) == [rect(0, 0, 60, 60), rect(15, 15, 45, 45), rect(30, 30, 30, 30)])
    #expect(layers.size(100, 100) == CGSize(width: 60, height: 60))
  }
}
