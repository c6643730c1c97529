import Foundation
import SwiftUI
import Testing
import UITestSupport

/// The space of a canvas's colours.
@MainActor struct ColorRenderingModeTests {
  private func canvas(_ mode: ColorRenderingMode) -> Canvas<EmptyView> {
    Canvas(colorMode: mode) { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(pureRed))
    }
  }

  /// What covers what is behind it has the same colour in every space.
  @Test(arguments: [ColorRenderingMode.nonLinear, .linear, .extendedLinear])
  func opaqueColoursAreTheSameInAll(mode: ColorRenderingMode) throws {
    #expect(canvas(mode).colorMode == mode)
    let host = try TestHost {
      VStack(spacing: 0) {
        canvas(mode).frame(width: 20, height: 10)
        Rectangle().fill(pureRed).frame(width: 20, height: 10).drawingGroup(opaque: false, colorMode: mode)
      }
    }
    #expect(host.area() == 400)
  }

  @Test func aCanvasIsNotLinearUnlessItSaysSo() { #expect(Canvas { _, _ in }.colorMode == .nonLinear) }
}
