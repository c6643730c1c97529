import Foundation
import Testing

@testable import UICore

/// Lazy rows that follow the size of a geometry reader, which comes and goes.
@MainActor struct LazyInGeometryTests {
  private struct Screen: View {
    let isShown: Bool

    var body: some View {
      if isShown {
        GeometryReader { geometry in
          let half = geometry.size.width / 2
          ScrollView { LazyVStack(spacing: 0) { ForEach(0..<500, id: \.self) { Box($0, half, 20) } } }
        }
      }
    }
  }

  /// The reader's closure asks for a size that is not known while its views are made.
  @Test func rowsAreAsWideAsTheReaderSays() {
    let window = BoxWindow(200, 100) { Screen(isShown: true) }
    // Five rows of 20 points show in 100.
    let boxes = window.boxes()
    #expect(boxes.count { $0.frame.minY < 100 } == 5)
    #expect(boxes.allSatisfy { $0.frame.width == 100 })
  }
}
