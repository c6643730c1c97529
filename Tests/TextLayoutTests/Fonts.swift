import Foundation
import Testing

@testable import TextLayout

/// Fonts that the tests of this target share: opening the system's takes some milliseconds.
enum Fonts {
  static let system = try? FontSystem()
  static let interPath = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  static var hasInter: Bool { FileManager.default.fileExists(atPath: interPath) }

  static func inter(_ size: CGFloat) -> TextRunAttributes {
    TextRunAttributes(font: FontDescriptor(size: size))
  }
}
