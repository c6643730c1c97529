import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Shapes that are scaled within their frames.
@MainActor struct ScaledShapeTests {
  private let frame = CGRect(x: 10, y: 20, width: 100, height: 40)

  private func bounds(_ shape: ScaledShape<Rectangle>) -> CGRect { shape.path(in: frame).boundingRect }

  @Test func thePathIsScaledAboutTheAnchor() {
    let half = CGSize(width: 0.5, height: 0.25)
    // 50×10 about the middle, (60, 40).
    #expect(
      bounds(ScaledShape(shape: Rectangle(), scale: half)) == CGRect(x: 35, y: 35, width: 50, height: 10))
    #expect(
      bounds(ScaledShape(shape: Rectangle(), scale: half, anchor: .bottomTrailing))
        == CGRect(x: 60, y: 50, width: 50, height: 10))
    #expect(bounds(Rectangle().scale(2, anchor: .topLeading)) == CGRect(x: 10, y: 20, width: 200, height: 80))
    #expect(bounds(Rectangle().scale(x: 0.5)) == CGRect(x: 35, y: 20, width: 50, height: 40))
  }

  private struct Screen: View {
    @State private var isLarge = false
    var body: some View {
      VStack(spacing: 0) {
        ScaledShape(shape: Rectangle(), scale: CGSize(width: isLarge ? 1 : 0.5, height: 1), anchor: .leading)
          .fill(pureRed).frame(width: 100, height: 40)
        Button("grow") { withAnimation(.linear(duration: 1)) { isLarge = true } }
      }
    }
  }

  @Test func theLayoutStaysAndTheScaleAnimates() throws {
    let host = try TestHost { Screen() }
    let button = host.buttons["grow"]?.frame
    #expect(host.area() == 50 * 40)
    host.buttons["grow"]?.click()
    host.advance(by: 0.5)
    // Half of the way from 50 to 100 points.
    #expect(host.area() == 75 * 40)
    host.advance(by: 1)
    #expect(host.area() == 100 * 40 && host.buttons["grow"]?.frame == button)
  }
}
