import DisplayList
import Foundation
import Renderer
import UICore

/// A surface beside a window whose pixels stay in memory.
@MainActor
public final class HeadlessPopup: PlatformPopup {
  /// In the window's points.
  public var frame: CGRect
  /// Kept for tests to read.
  public var touchArea = CGRect.zero
  /// True: its pixels keep their opacity.
  public let isTranslucent = true
  /// What was presented last.
  public private(set) var lastFrame: PresentedFrame?
  /// How often something was presented.
  public private(set) var frameCount = 0
  private let renderer = Renderer()
  private var pixels = PixelBuffer(width: 0, height: 0)
  private let didClose: (HeadlessPopup) -> Void

  init(at frame: CGRect, didClose: @escaping (HeadlessPopup) -> Void) {
    (self.frame, self.didClose) = (frame, didClose)
  }

  /// Draws a frame.
  public func present(_ frame: PresentedFrame) {
    lastFrame = frame
    frameCount += 1
    let width = HeadlessWindow.pixelCount(frame.size.width * frame.scale)
    let height = HeadlessWindow.pixelCount(frame.size.height * frame.scale)
    if (width, height) != (pixels.width, pixels.height) {
      pixels = PixelBuffer(width: width, height: height)
      renderer.invalidate()
    }
    _ = renderer.render(
      frame.list, size: frame.size, scale: frame.scale, background: frame.background, glyphs: frame.glyphs,
      into: pixels)
  }

  /// A copy of its pixels; nil before the first frame.
  public func snapshot() -> Bitmap? { lastFrame.map { _ in pixels.bitmap(isOpaque: false) } }

  /// Takes it from its window.
  public func close() { didClose(self) }
}
