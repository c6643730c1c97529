import DisplayList
import Renderer
import SafeOutput
import UICore

extension PresentedFrame {
  /// The frame's pixels, drawn from nothing.
  ///
  /// - Throws: an error whose description is one line where the system has no memory for them.
  @MainActor public func draw() throws -> Bitmap {
    let width = Int(min(16_384, max(1, (size.width * scale).rounded(.up))))
    let height = Int(min(16_384, max(1, (size.height * scale).rounded(.up))))
    // The buffer and the bitmap.
    try LargeMemory.check(2 * 4 * width * height)
    let pixels = PixelBuffer(width: width, height: height)
    _ = Renderer().render(list, size: size, scale: scale, background: background, glyphs: glyphs, into: pixels)
    return pixels.bitmap(isOpaque: background.alpha >= 1)
  }
}
