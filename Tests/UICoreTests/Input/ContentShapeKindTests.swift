import Foundation
import SwiftUI
import Testing
import UITestSupport

/// What a content shape is for.
@MainActor struct ContentShapeKindTests {
  private struct Target: View {
    let kinds: ContentShapeKinds
    @State private var taps = 0
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 40).contentShape(kinds, Circle()).onTapGesture { taps += 1 }
        Text("\(taps) taps")
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  /// Taps beside the circle of a square of 40 points, and in its middle.
  private func taps(_ kinds: ContentShapeKinds) throws -> String? {
    let host = try TestHost { Target(kinds: kinds) }
    let square = host.staticTexts[0].frame
    let left = square.midX - 20
    host.click(left + 2, 2)
    host.click(left + 20, 20)
    return host.staticTexts.first?.label
  }

  @Test func onlyAShapeForInteractionTakesTaps() throws {
    #expect(try taps([]) == "2 taps")
    #expect(try taps(.interaction) == "1 taps")
    #expect(try taps([.interaction, .dragPreview]) == "1 taps")
    for other in [ContentShapeKinds.dragPreview, .contextMenuPreview, .hoverEffect, .focusEffect, .accessibility] {
      #expect(try taps(other) == "2 taps")
      #expect(other.isDisjoint(with: .interaction))
    }
  }
}
