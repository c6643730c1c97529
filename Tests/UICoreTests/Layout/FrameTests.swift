import Foundation
import Testing

@testable import UICore

@Suite struct FrameTests {
  private func flexibleFrame(
    _ child: LayoutComputer, min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> FlexibleFrameComputer {
    FlexibleFrameComputer(
      child, width: FlexibleLength(minimum: min, ideal: ideal, maximum: max),
      height: FlexibleLength(minimum: nil, ideal: nil, maximum: nil), alignment: alignment)
  }

  @Test func fixedFrameAligns() {
    let frame = FixedFrameComputer(rigid(20, 10), width: 100, height: nil, alignment: .bottomTrailing)
    #expect(frame.size(5, 5) == CGSize(width: 100, height: 10))
    #expect(frame.frames(5, 5) == [rect(80, 0, 20, 10)])
  }

  @Test func fixedFrameProposesItself() {
    let frame = FixedFrameComputer(flexible(), width: 40, height: 30)
    #expect(frame.frames(nil, nil) == [rect(0, 0, 40, 30)])
  }

  @Test(arguments: [-1, CGFloat.nan, .infinity, -.infinity])
  func invalidFixedDimensionIsIgnored(width: CGFloat) {
    #expect(FixedFrameComputer(rigid(20, 10), width: width, height: 30).size(5, 5) == CGSize(width: 20, height: 30))
  }

  @Test func maximumAloneFollowsTheProposalUpToIt() {
    // min(100, max(child, proposal))
    let frame = flexibleFrame(rigid(20, 10), max: 100)
    #expect(frame.size(150, 10).width == 100)
    #expect(frame.size(60, 10).width == 60)
    #expect(frame.size(5, 10).width == 20)
    #expect(frame.size(nil, nil).width == 20)
  }

  @Test func infiniteMaximumFillsTheProposal() {
    let frame = flexibleFrame(rigid(20, 10), max: .infinity, alignment: .leading)
    #expect(frame.frames(150, 10) == [rect(0, 0, 20, 10)])
    #expect(frame.size(150, 10).width == 150)
    #expect(frame.size(nil, 10).width == 20)
  }

  @Test func minimumAloneMayBeSmallerThanTheChild() {
    // max(30, min(child, proposal))
    let frame = flexibleFrame(rigid(50, 10), min: 30)
    #expect(frame.size(100, 10).width == 50)
    #expect(frame.size(40, 10).width == 40)
    #expect(frame.size(0, 10).width == 30)
    #expect(flexibleFrame(rigid(10, 10), min: 30).size(100, 10).width == 30)
  }

  @Test func minimumAndMaximumClampTheProposal() {
    let frame = flexibleFrame(rigid(50, 10), min: 30, max: 80)
    #expect([0, 30, 60, 100].map { frame.size($0, 10).width } == [30, 30, 60, 80])
  }

  @Test func idealCountsWhereNothingIsProposed() {
    let frame = flexibleFrame(flexible(), min: 10, ideal: 60, max: 100)
    #expect(frame.size(nil, 10).width == 60)
    #expect(frame.frames(nil, 10)[0].width == 60)
    #expect(frame.size(80, 10).width == 80)
  }

  @Test func childIsOfferedTheClampedProposal() {
    #expect(flexibleFrame(flexible(), min: 30, max: 80).frames(100, 10)[0].width == 80)
    #expect(flexibleFrame(flexible(), min: 30).frames(10, 10)[0].width == 30)
  }

  @Test func contradictoryLimitsAreRaised() {
    #expect(flexibleFrame(flexible(), min: 50, max: 20).size(100, 10).width == 50)
    #expect(flexibleFrame(flexible(), min: .nan, ideal: -3, max: -1).size(100, 10).width == 100)
  }
}
