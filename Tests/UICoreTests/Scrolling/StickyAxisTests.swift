import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UICore

/// A touchpad's movement over a view that scrolls both ways stays on the axis along which it began. Steps are 16 ms apart.
@MainActor struct StickyAxisTests {
  private final class Recorder {
    var offset = CGPoint.zero
  }

  /// Content of 1000 × 1000 in a window of 200 × 100, and where it stands after each of the steps.
  private func offsets(_ steps: [(dx: CGFloat, dy: CGFloat)], pauseBefore: Int? = nil) throws -> [CGPoint] {
    let record = Recorder()
    let host = try TestHost {
      ScrollView([.horizontal, .vertical]) { Box(1, 1000, 1000) }
        .defaultScrollAnchor(.topLeading)
        .onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) { _, new in record.offset = new }
    }
    return steps.enumerated().map { index, step in
      host.advance(by: index == pauseBefore ? 0.12 : 0.016)
      host.scroll(100, 50, dx: step.dx, dy: step.dy)
      return record.offset
    }
  }

  @Test func aMovementDownGoesStraight() throws {
    let steps: [(CGFloat, CGFloat)] = [(0, 20), (3, 20), (-4, 20), (6, 5)]
    #expect(
      try offsets(steps) == [
        CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 60), CGPoint(x: 0, y: 65),
      ])
  }

  @Test func aMovementSidewaysGoesStraight() throws {
    #expect(
      try offsets([(20, 3), (20, -5), (20, 4)]) == [
        CGPoint(x: 20, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 60, y: 0),
      ])
  }

  /// 12 to 10 is no slope of 2.
  @Test func aMovementAcrossIsFree() throws {
    #expect(
      try offsets([(12, 10), (0, 4), (20, 2)]) == [
        CGPoint(x: 12, y: 10), CGPoint(x: 12, y: 14), CGPoint(x: 32, y: 16),
      ])
  }

  /// Steps of less than 10 points together do not decide yet and go along what is longer until then: (2, 1), (4, 4), (5, 8).
  /// (5, 12) decides.
  @Test func smallStepsAddUp() throws {
    #expect(
      try offsets([(2, 1), (2, 3), (1, 4), (0, 4), (3, 1)]) == [
        CGPoint(x: 2, y: 0), CGPoint(x: 2, y: 3), CGPoint(x: 2, y: 7), CGPoint(x: 2, y: 11), CGPoint(x: 2, y: 12),
      ])
  }

  @Test func afterAPauseABeginningDecidesAgain() throws {
    #expect(
      try offsets([(0, 20), (3, 2), (3, 1)], pauseBefore: 2) == [
        CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 22), CGPoint(x: 3, y: 22),
      ])
  }

  @Test func aTurnAcrossNeedsNoPause() throws {
    #expect(
      try offsets([(0, 20), (30, 2), (20, 3)]) == [
        CGPoint(x: 0, y: 20), CGPoint(x: 30, y: 20), CGPoint(x: 50, y: 20),
      ])
  }

  @Test func aWheelIsTakenAsItIs() throws {
    let record = Recorder()
    let host = try TestHost {
      ScrollView([.horizontal, .vertical]) { Box(1, 1000, 1000) }
        .defaultScrollAnchor(.topLeading)
        .onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) { _, new in record.offset = new }
    }
    for delta in [CGVector(dx: 0, dy: -48), CGVector(dx: -5, dy: 0)] {
      host.send(.scroll(location: CGPoint(x: 100, y: 50), delta: delta, isPrecise: false, modifiers: []))
    }
    host.advance(by: 1)
    #expect(record.offset == CGPoint(x: 5, y: 48))
  }
}
