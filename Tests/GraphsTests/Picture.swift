import Foundation
import PlatformHeadless
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

  /// Writes what is shown to the folder that `APUS_REPORT` names.
  func report(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["APUS_REPORT"] else { return }
    try PNGEncoder.write(snapshot(), toFile: "\(folder)/\(name).png")
  }
}
