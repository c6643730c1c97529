import DisplayList
import Foundation
import UICore

/// A window whose pixels stay in memory.
@MainActor
public final class HeadlessWindow: PlatformWindow {
  public private(set) var size: CGSize
  public private(set) var scale: CGFloat
  public var title: String
  public private(set) weak var client: (any PlatformWindowClient)?

  /// How often the client was asked to draw.
  public private(set) var frameCount = 0
  /// How often the client presented; a frame that changed nothing may present nothing.
  public private(set) var presentCount = 0
  /// What was presented last.
  public private(set) var lastFrame: PresentedFrame?
  /// Where text input puts its caret, in points; nil while it is off.
  public private(set) var textInputCaret: CGRect?
  public private(set) var cursor = PointerCursor.arrow
  public private(set) var isClosed = false

  private(set) var needsFrame = false
  private weak var platform: HeadlessPlatform?

  init(
    _ configuration: WindowConfiguration, scale: CGFloat, client: any PlatformWindowClient, platform: HeadlessPlatform
  ) {
    title = configuration.title
    size = configuration.size
    self.scale = scale
    self.client = client
    self.platform = platform
  }

  /// Delivers an event as if a user had caused it.
  public func send(_ event: InputEvent) {
    guard !isClosed else { return }
    client?.windowDidReceive(event)
  }

  public func requestFrame() {
    if !isClosed { needsFrame = true }
  }

  func drawFrameIfNeeded(at time: Double) {
    guard needsFrame else { return }
    needsFrame = false
    frameCount += 1
    client?.windowDrawFrame(at: time)
  }

  public func present(_ frame: PresentedFrame) {
    presentCount += 1
    lastFrame = frame
  }

  public func resize(to newSize: CGSize) {
    guard newSize != size, !isClosed else { return }
    size = newSize
    client?.windowDidResize(to: size, scale: scale)
  }

  /// Moves the window to a display with another number of pixels a point.
  public func setScale(_ newScale: CGFloat) {
    precondition(newScale > 0 && newScale.isFinite, "a window's scale must be positive, not \(newScale)")
    guard newScale != scale, !isClosed else { return }
    scale = newScale
    client?.windowDidResize(to: size, scale: scale)
  }

  public func snapshot() -> Bitmap? { nil }

  public func setTextInput(active: Bool, caret: CGRect) { textInputCaret = active ? caret : nil }

  public func setCursor(_ cursor: PointerCursor) { self.cursor = cursor }

  public func close() {
    guard !isClosed else { return }
    isClosed = true
    needsFrame = false
    platform?.remove(self)
  }
}
