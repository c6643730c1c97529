import Foundation
import Geometry
import Testing

@testable import UICore

/// A finger over a scroll view in a scroll view: where the movement begins at the inner one's end, the outer one takes it.
/// As in UIKit, whose scroll views decide so when a pan begins, and do not hand it over later.
@MainActor struct NestedPanTests {
  /// Outer: 0 of 100 points, an inner one of 80 with 0 to 200 of content (11 at its top, 12 at its bottom), 300 below (2).
  private func stage(
    outer: Axis.Set = .vertical, inner: Axis.Set = .vertical, isInnerEnabled: Bool = true,
    direction: LayoutDirection = .leftToRight
  ) -> TouchStage {
    TouchStage(height: 200, direction: direction) {
      ScrollView(outer) {
        VStack(spacing: 0) {
          Box(1, 200, 100)
          ScrollView(inner) {
            VStack(spacing: 0) {
              Box(11, inner == .horizontal ? 500 : 200, 100)
              Box(12, 200, 100)
            }
          }
          .scrollDisabled(!isInnerEnabled)
          .frame(width: 200, height: 80)
          Box(2, 200, 300)
        }
      }
    }
  }

  private let over = CGPoint(x: 100, y: 150)

  @Test func theInnerOneMovesWhileItCan() {
    let stage = stage()
    stage.drag(from: over, by: CGVector(dx: 0, dy: -40))
    stage.pass(1)
    #expect(stage[11].minY == 60 && stage[1].minY == 0)
  }

  @Test func atItsEndTheOuterOneMoves() {
    let stage = stage()
    // 120 points bring it to its end; what goes beyond bounces back, for that finger.
    stage.drag(from: over, by: CGVector(dx: 0, dy: -140))
    stage.pass(2)
    #expect(stage[12].maxY == 180 && stage[1].minY == 0)
    stage.drag(from: over, by: CGVector(dx: 0, dy: -40))
    stage.pass(1)
    #expect(stage[1].minY == -40 && stage[12].maxY == 140)
    // And back: the inner one can move that way.
    stage.drag(from: CGPoint(x: 100, y: 80), by: CGVector(dx: 0, dy: 30))
    stage.pass(1)
    #expect(stage[1].minY == -40 && stage[12].maxY == 170)
  }

  @Test func atBothBeginningsTheInnerOneIsPulled() {
    let stage = stage()
    stage.drag(from: over, by: CGVector(dx: 0, dy: 40), lifts: false)
    #expect(stage[1].minY == 0)
    #expect(stage[11].minY > 100)
  }

  @Test func atItsBeginningTheOuterOneGoesBack() {
    let stage = stage()
    stage.drag(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: -60))
    stage.pass(1)
    #expect(stage[1].minY == -60)
    stage.drag(from: CGPoint(x: 100, y: 80), by: CGVector(dx: 0, dy: 40))
    stage.pass(1)
    #expect(stage[1].minY == -20 && stage[11].minY == 80)
  }

  @Test func contentThatFitsLeavesAllToTheOuterOne() {
    let stage = TouchStage(height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Box(11, 200, 50) }.frame(width: 200, height: 80)
          Box(2, 200, 300)
        }
      }
    }
    stage.drag(from: CGPoint(x: 100, y: 40), by: CGVector(dx: 0, dy: -30))
    stage.pass(1)
    #expect(stage[11].minY == -30)
  }

  @Test func aCrossingAxisIsEachOnesOwn() {
    let stage = stage(inner: .horizontal)
    stage.drag(from: over, by: CGVector(dx: -50, dy: 0))
    stage.pass(1)
    #expect(stage[11].minX == -50 && stage[1].minY == 0)
    stage.drag(from: over, by: CGVector(dx: 0, dy: -50))
    stage.pass(1)
    #expect(stage[1].minY == -50 && stage[11].minX == -50)
  }

  @Test func whoeverIsDisabledTakesNothing() {
    let stage = stage(isInnerEnabled: false)
    stage.drag(from: over, by: CGVector(dx: 0, dy: -40))
    stage.pass(1)
    #expect(stage[1].minY == -40 && stage[11].minY == 60)
  }

  @Test func threeDeep() {
    let stage = TouchStage(height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView {
            ScrollView { Box(11, 200, 40) }.frame(width: 200, height: 60)
          }
          .frame(width: 200, height: 80)
          Box(2, 200, 300)
        }
      }
    }
    // Neither of the inner two can move.
    stage.drag(from: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: -30))
    stage.pass(1)
    #expect(stage[2].minY == 50)
  }

  @Test func mirroredSideways() {
    let stage = TouchStage(height: 100, direction: .rightToLeft) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ScrollView(.horizontal) { Box(11, 150, 100) }.frame(width: 100, height: 100)
          Box(2, 400, 100)
        }
      }
    }
    // The beginning is on the right: content of 150 in 100 begins 50 left of the view, and the next box is left of it.
    #expect(stage[11].maxX == 200 && stage[2].maxX == 100)
    stage.drag(from: CGPoint(x: 150, y: 50), by: CGVector(dx: 70, dy: 0))
    stage.pass(2)
    #expect(stage[11].minX == 100 && stage[2].maxX == 100)
    stage.drag(from: CGPoint(x: 150, y: 50), by: CGVector(dx: 30, dy: 0))
    stage.pass(1)
    #expect(stage[2].maxX == 130)
  }
}
