import DisplayList
import Renderer
import UICore

extension PresentedFrame {
  /// The frame's pixels, drawn from nothing.
  @MainActor public func draw() -> Bitmap {
    let width = Int(min(16_384, max(1, (size.width * scale).rounded(.up))))
    let height = Int(min(16_384, max(1, (size.height * scale).rounded(.up))))
    let pixels = PixelBuffer(width: width, height: height)
    _ = Renderer().render(list, size: size, scale: scale, background: background, glyphs: glyphs, into: pixels)
    return pixels.bitmap(isOpaque: background.alpha >= 1)
  }
}
