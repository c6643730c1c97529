import BenchKit
import Foundation
import Geometry
import PlatformHeadless
import TextLayout
import UICore

/// Views in a window without a screen, drawn in software as in a real one.
@MainActor
public final class WindowRun: PlatformWindowClient {
  private let platform = HeadlessPlatform()
  private let background: RGBA
  private let fonts: FontSystem
  private let host: ViewHost
  private var window: HeadlessWindow!
  /// The processor time, in nanoseconds, from the view to the pixels of its first frame, without finding the fonts.
  public private(set) var firstFrame = 0.0
  /// The processor time, in nanoseconds, that was taken after the first frame for what is out of its sight.
  public private(set) var firstFrameLate = 0.0

  /// Shows `view` and draws its first frame.
  ///
  /// - Parameter size: points.
  public init(_ view: some View, size: CGSize, background: RGBA = .white) throws {
    self.background = background
    fonts = try FontSystem()
    let start = processorNanoseconds()
    host = ViewHost(view, fonts: fonts, size: size)
    let opened = platform.openWindow(WindowConfiguration(title: "", size: size), client: self)
    window = opened as? HeadlessWindow
    host.drawsSightFirst = true
    host.needsUpdate = { [weak window] in window?.requestFrame() }
    window.requestFrame()
    platform.step()
    firstFrame = processorNanoseconds() - start
    firstFrameLate = drawLate()
  }

  /// Draws what the frame left out of sight, as an app does between frames, and returns the processor time, in nanoseconds.
  @discardableResult
  private func drawLate() -> Double {
    didDraw = !window.lastDamage.isEmpty
    guard host.isLate else { return 0 }
    let start = processorNanoseconds()
    let drawn = window.presentCount
    while host.isLate { host.drawLate(atMost: 2000) }
    platform.step()
    lateFrames += window.presentCount - drawn
    return processorNanoseconds() - start
  }

  private var lateFrames = 0

  /// How many frames were asked for and drawn.
  public var frameCount: Int { window.presentCount - lateFrames }

  /// Whether the last frame that was asked for changed a pixel.
  public private(set) var didDraw = false

  /// The processor time, in nanoseconds, of handling `events` and of drawing the frames that they ask for at once.
  public func time(of events: [InputEvent]) -> Double {
    let start = processorNanoseconds()
    for event in events {
      window.send(event)
      platform.step()
    }
    defer { drawLate() }
    return processorNanoseconds() - start
  }

  /// The processor time, in nanoseconds, of making a `change` and of drawing the frame that it asks for.
  public func time(of change: () -> Void) -> Double {
    let start = processorNanoseconds()
    change()
    platform.step()
    defer { drawLate() }
    return processorNanoseconds() - start
  }

  /// The processor time, in nanoseconds, of taking another size, in points, and of drawing the frame that shows it.
  public func resize(to size: CGSize) -> Double { time(of: { window.resize(to: size) }) }

  /// Writes the window's picture to a PNG file.
  public func save(to path: String) throws {
    if let bitmap = window.snapshot() { try PNGEncoder.write(bitmap, toFile: path) }
  }

  // MARK: PlatformWindowClient

  public func windowDidReceive(_ event: InputEvent) { host.send(event) }
  public func windowDidResize(to size: CGSize, scale: CGFloat) { host.size = size }
  public func windowAppearanceDidChange(isDark: Bool) {}
  public func windowShouldClose() {}

  public func windowDrawFrame(at time: Double) {
    let list = host.update(at: time)
    window.present(
      PresentedFrame(list: list, size: window.size, scale: window.scale, background: background, glyphs: fonts))
  }
}
