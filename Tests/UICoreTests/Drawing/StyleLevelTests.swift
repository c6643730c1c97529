import SwiftUI
import Testing
import UITestSupport

/// Fainter levels of any style.
@MainActor
struct StyleLevelTests {
  private func pixel(@ViewBuilder _ content: () -> some View) throws -> UInt32 {
    let host = try TestHost(size: CGSize(width: 20, height: 20)) { content() }
    return host.snapshot().pixels[10 * 20 + 10]
  }

  @Test func aLevelOfAStyleIsThatOfTheForegroundInIt() throws {
    func foreground(_ level: HierarchicalShapeStyle) throws -> UInt32 {
      try pixel { Rectangle().fill(level).foregroundStyle(.red) }
    }
    #expect(try pixel { Rectangle().fill(.red.secondary) } == foreground(.secondary))
    #expect(try pixel { Rectangle().fill(Color.red.tertiary) } == foreground(.tertiary))
    #expect(try pixel { Rectangle().fill(.red.gradient.quaternary) } != pixel { Rectangle().fill(.red.gradient) })
    #expect(try pixel { Rectangle().fill(.tint.quinary) } != pixel { Rectangle().fill(.tint) })
  }
}
