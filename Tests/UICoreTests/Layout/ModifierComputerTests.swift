import Foundation
import Geometry
import Testing

@testable import UICore

@Suite struct ModifierComputerTests {
  @Test func padding() {
    let padded = PaddingComputer(flexible(), insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(padded.size(100, 50) == CGSize(width: 100, height: 50))
    #expect(padded.frames(100, 50) == [rect(2, 1, 94, 46)])
    // Ideal 10 by 10 and the insets around.
    #expect(padded.size(nil, nil) == CGSize(width: 16, height: 14))
    #expect(PaddingComputer(rigid(4, 4), insets: EdgeInsets(-5, edges: .all)).size(9, 9) == .zero)
  }

  @Test func paddingMirrors() {
    let padded = PaddingComputer(rigid(10, 10), insets: EdgeInsets(6, edges: .leading))
    #expect(padded.frames(.unspecified, direction: .rightToLeft) == [rect(0, 0, 10, 10)])
  }

  @Test func offsetMovesOnlyTheDrawing() {
    let offset = OffsetComputer(text(20, 10, baseline: 8), offset: CGSize(width: 30, height: -5))
    #expect(offset.size(100, 100) == CGSize(width: 20, height: 10))
    #expect(offset.frames(100, 100) == [rect(30, -5, 20, 10)])
    #expect(offset.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] == 8)
  }

  @Test func positionTakesAllAndCentres() {
    let position = PositionComputer(rigid(20, 20), position: CGPoint(x: 90, y: 90))
    #expect(position.size(100, 100) == CGSize(width: 100, height: 100))
    #expect(position.frames(100, 100) == [rect(80, 80, 20, 20)])
  }

  @Test func fixedSizeTakesTheIdeal() {
    let fixed = FixedSizeComputer(flexible(ideal: 33), horizontal: true, vertical: false)
    #expect(fixed.size(100, 50) == CGSize(width: 33, height: 50))
  }

  @Test(arguments: [
    // ratio, mode, proposal, result
    (1.0, ContentMode.fit, CGSize(width: 100, height: 60), CGSize(width: 60, height: 60)),
    (1.0, .fill, CGSize(width: 100, height: 60), CGSize(width: 100, height: 100)),
    (2.0, .fit, CGSize(width: 80, height: 80), CGSize(width: 80, height: 40)),
    (2.0, .fill, CGSize(width: 80, height: 80), CGSize(width: 160, height: 80)),
  ])
  func aspectRatio(ratio: CGFloat, mode: ContentMode, proposal: CGSize, result: CGSize) {
    let computer = AspectRatioComputer(flexible(), ratio: ratio, mode: mode)
    #expect(computer.sizeThatFits(ProposedViewSize(proposal)) == result)
  }

  @Test func aspectRatioFollowsTheGivenDimension() {
    let computer = AspectRatioComputer(flexible(), ratio: 2, mode: .fit)
    #expect(computer.size(40, nil) == CGSize(width: 40, height: 20))
    #expect(computer.size(nil, 40) == CGSize(width: 80, height: 40))
  }

  @Test func aspectRatioOfTheChild() {
    let child = LeafComputer(measure: {
      $0 == .unspecified ? CGSize(width: 30, height: 10) : $0.replacingUnspecifiedDimensions()
    })
    #expect(AspectRatioComputer(child, ratio: nil, mode: .fit).size(90, 90) == CGSize(width: 90, height: 30))
  }

  @Test func overlayFollowsThePrimary() {
    let layered = LayeredComputer(primary: rigid(100, 100), secondary: rigid(20, 20), alignment: .topTrailing)
    #expect(layered.size(5, 5) == CGSize(width: 100, height: 100))
    #expect(layered.frames(5, 5) == [rect(0, 0, 100, 100), rect(80, 0, 20, 20)])
    let filled = LayeredComputer(primary: rigid(40, 30), secondary: flexible())
    #expect(filled.frames(5, 5)[1] == rect(0, 0, 40, 30))
  }

  @Test func alignmentGuideMovesAChild() {
    // The guide of the first lies 5 below its top, so its sibling's top meets it there.
    let moved = AlignmentGuideComputer(rigid(10, 10), key: VerticalAlignment.top.key) { $0[.top] + 5 }
    let row = stack(HStackLayout(alignment: .top, spacing: 0), [moved, rigid(10, 10)])
    #expect(row.frames(nil, nil).map(\.minY) == [0, 5])
    #expect(row.size(nil, nil).height == 15)
  }

  @Test func guidesPassThroughFramesAndPadding() {
    let framed = FixedFrameComputer(text(20, 10, baseline: 8), width: 40, height: 30)
    // Centred: 10 above the text.
    #expect(framed.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] == 18)
    let padded = PaddingComputer(framed, insets: EdgeInsets(4, edges: .top))
    #expect(padded.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] == 22)
  }

  @Test func geometryReaderTakesAll() {
    let reader = stack(GeometryReaderLayout(), [rigid(5, 5)])
    #expect(reader.size(100, nil) == CGSize(width: 100, height: 10))
    #expect(reader.frames(100, 50) == [rect(0, 0, 5, 5)])
  }

  @Test func dividerCrossesItsStack() {
    #expect(DividerComputer(axis: .vertical).size(100, 50) == CGSize(width: 100, height: 1))
    #expect(DividerComputer(axis: .horizontal).size(100, 50) == CGSize(width: 1, height: 50))
  }

  @Test func spacerOutsideAStackGrowsBothWays() {
    #expect(SpacerComputer(axis: nil, minLength: nil).size(100, 50) == CGSize(width: 100, height: 50))
    #expect(SpacerComputer(axis: .vertical, minLength: nil).size(100, nil) == CGSize(width: 0, height: 8))
  }

  @Test func impossibleSizesAreMadeSafe() {
    let wild = LeafComputer(measure: { _ in CGSize(width: CGFloat.nan, height: -.infinity) })
    #expect(wild.size(10, 10) == .zero)
    let endless = LeafComputer(measure: { _ in CGSize(width: CGFloat.infinity, height: .infinity) })
    #expect(endless.size(30, .infinity) == CGSize(width: 30, height: CGFloat.infinity))
  }

  @Test func cacheIsBounded() {
    let leaf = flexible()
    for width in 0..<100 { _ = leaf.size(CGFloat(width), 1) }
    #expect(leaf.measureCount == 100)
    _ = leaf.size(99, 1)
    #expect(leaf.measureCount == 100)
  }
}
