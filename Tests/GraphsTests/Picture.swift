import SwiftUI
import UITestSupport

@testable import Graphs

extension TestHost {
  /// How many of the palette's first colours have at least one pixel that is nothing else.
  func palettePixels(of count: Int, _ palette: GraphPalette = .standard) -> Int {
    let shown = Set(snapshot().pixels)
    return palette.colors.prefix(count).filter { color in
      let parts = color.resolve(in: EnvironmentValues())
      func byte(_ part: Float) -> UInt32 { UInt32((part * 255).rounded()) }
      return shown.contains(0xFF00_0000 | byte(parts.red) << 16 | byte(parts.green) << 8 | byte(parts.blue))
    }.count
  }
}
