import SwiftUI
import Testing
import UITestSupport

private struct Step: LayoutValueKey {
  static let defaultValue: CGFloat = 5
}

private struct Choice: LayoutValueKey {
  static let defaultValue: CGFloat? = 5
}

/// Subviews as far to the right as they say.
private struct Steps: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      let x = subview[Step.self] + (subview[Choice.self] ?? 0)
      subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
    }
  }
}

extension LayoutSpecification {
  /// As recorded on Apple's: of two values for one key the inner one reaches the layout, whatever stands between them.
  @Test func theInnermostLayoutValueCounts() {
    let scene = LayoutScene(100, 100) {
      Steps {
        Block(10, 10).layoutValue(key: Step.self, value: 20).layoutValue(key: Step.self, value: 40).named("a")
        Block(10, 10).layoutValue(key: Step.self, value: 20).padding(0).layoutValue(key: Step.self, value: 40).named(
          "b")
        // The default, once set, is a value as any other; so is nothing.
        Block(10, 10).layoutValue(key: Step.self, value: 5).layoutValue(key: Step.self, value: 40).named("c")
        Block(10, 10).layoutValue(key: Choice.self, value: nil).layoutValue(key: Choice.self, value: 40).named("d")
        // Of two keys each has its own.
        Block(10, 10).layoutValue(key: Step.self, value: 20).layoutValue(key: Choice.self, value: 10).named("e")
      }
    }
    // Step and choice, 5 each where none was set.
    scene.expect([
      "a": rect(20 + 5, 0, 10, 10), "b": rect(20 + 5, 0, 10, 10), "c": rect(5 + 5, 0, 10, 10),
      "d": rect(5 + 0, 0, 10, 10), "e": rect(20 + 10, 0, 10, 10),
    ])
  }

  /// A priority is such a trait too: the first block asks first and takes all 100 points.
  @Test func theInnermostLayoutPriorityCounts() {
    let scene = LayoutScene(100, 20) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).layoutPriority(-1).named("first")
        Color.blue.named("second")
      }
    }
    scene.expect(["first": rect(0, 0, 100, 20), "second": rect(100, 0, 0, 20)])
  }

  /// A spacer's own low priority is that of its kind: what it is given replaces it.
  @Test func aSpacerTakesThePriorityThatItIsGiven() {
    let scene = LayoutScene(100, 20) {
      HStack(spacing: 0) {
        Color.red.named("view")
        Spacer(minLength: 0).layoutPriority(1)
      }
    }
    scene.expect(["view": rect(0, 0, 0, 20)])
  }

  @Test func theInnermostZIndexCounts() throws {
    let twice = try TestHost {
      ZStack {
        Color.red.frame(width: 20, height: 20).zIndex(1).zIndex(-1)
        Color.blue.frame(width: 20, height: 20)
      }
    }
    let once = try TestHost {
      ZStack {
        Color.red.frame(width: 20, height: 20).zIndex(1)
        Color.blue.frame(width: 20, height: 20)
      }
    }
    #expect(twice.frameDump() == once.frameDump())
  }

  /// A guide is no trait: the outer one is computed from the inner one, which it can ask for.
  @Test func theOuterAlignmentGuideIsComputedFromTheInner() {
    let scene = LayoutScene(100, 40) {
      VStack(alignment: .leading, spacing: 0) {
        Block(100, 10)
        Block(10, 10).alignmentGuide(.leading) { _ in -20 }.alignmentGuide(.leading) { $0[.leading] - 10 }.named("a")
      }
    }
    // The block's own point −30 lies on the leading edge of the stack, which is centred in the 100 points that the two
    // take together: the first from 0 to 100, this one from 30 to 40.
    scene.expect(["a": rect(30, 20, 10, 10)])
  }
}
