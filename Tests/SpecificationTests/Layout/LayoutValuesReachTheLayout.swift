import SwiftUI
import Testing

private struct Step: LayoutValueKey {
  static let defaultValue: CGFloat = 5
}

/// Subviews as far to the right as they say.
private struct Steps: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX + subview[Step.self], y: bounds.minY), proposal: .unspecified)
    }
  }
}

extension LayoutSpecification {
  /// A layout reads what its subviews set for a key, through the modifiers around, and the default of those that set nothing.
  @Test func layoutValuesReachTheLayout() {
    let scene = LayoutScene(100, 100) {
      Steps {
        Block(10, 10).layoutValue(key: Step.self, value: 20).padding(0).named("a")
        Block(10, 10).named("b")
        Block(10, 10).layoutValue(key: Step.self, value: 40).frame(width: 10).named("c")
      }
    }
    scene.expect([
      "a": rect(20, 0, 10, 10),
      "b": rect(5, 0, 10, 10),
      "c": rect(40, 0, 10, 10),
    ])
  }
}
