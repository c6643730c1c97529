import DisplayList
import Foundation
import Renderer
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
  /// What the last present redrew, in pixels; empty when nothing differed.
  public private(set) var lastDamage: [PixelRect] = []
  /// What the last present cost, in countable things.
  public var lastStatistics: Renderer.Statistics { renderer.statistics }
  /// What the renderer keeps from frame to frame.
  package var keptByRenderer: Renderer.Kept { renderer.kept }
  /// What its renderer keeps, by name.
  public var kept: [String: Int] { renderer.kept.byName }
  /// Where text input puts its caret, in points; nil while it is off.
  public private(set) var textInputCaret: CGRect?
  /// What the pointer looks like over the window.
  public var cursor: PointerCursor { platform?.pushedCursors.last ?? wantedCursor }
  private var wantedCursor = PointerCursor.arrow
  public private(set) var isClosed = false
  /// How often it was brought before the others.
  public private(set) var raiseCount = 0
  /// What it was opened with.
  public let configuration: WindowConfiguration
  /// The sizes that it may have.
  public private(set) var limits: WindowLimits
  /// Kept for tests to read.
  public var isFullScreen = false
  /// What people can do with it.
  public private(set) var interactions = WindowInteractions()

  /// Where the window is on the platform's screen, in points; beside the windows that were open before it.
  public var position: CGPoint {
    didSet { if position != oldValue { client?.windowDidMove() } }
  }
  /// Its position, where the platform shows popups.
  public var desktopOrigin: CGPoint? { platform?.showsPopups == true ? position : nil }
  /// What it shows beside itself, oldest first.
  public private(set) var popups: [HeadlessPopup] = []
  /// Whether frames are drawn; a window that is not shown keeps what it was asked for until it is.
  public var isVisible = true
  package private(set) var needsFrame = false
  private weak var platform: HeadlessPlatform?
  private let renderer = Renderer()
  private var pixels = PixelBuffer(width: 0, height: 0)
  /// While set, of the frames that are presented only the last one is drawn, at the end or when its pixels are asked for.
  package var drawsOnlyLast = false {
    didSet { if !drawsOnlyLast { drawHeldFrame() } }
  }
  private var heldFrame: PresentedFrame?

  init(
    _ configuration: WindowConfiguration, scale: CGFloat, client: any PlatformWindowClient, platform: HeadlessPlatform
  ) {
    self.configuration = configuration
    title = configuration.title
    limits = configuration.limits
    size = limits.clamp(configuration.size)
    self.scale = scale
    self.client = client
    self.platform = platform
    position = CGPoint(x: platform.windows.map { $0.position.x + $0.size.width }.max() ?? 0, y: 0)
  }

  /// Delivers an event as if a user had caused it.
  public func send(_ event: InputEvent) {
    guard !isClosed else { return }
    client?.windowDidReceive(event)
  }

  public var frameInterval: Double { 1 / HeadlessPlatform.frameRate }
  public func requestFrame() {
    if isClosed { return }
    needsFrame = true
    platform?.onRequest?()
  }

  package func drawFrameIfNeeded(at time: Double) {
    guard needsFrame, isVisible else { return }
    needsFrame = false
    frameCount += 1
    client?.windowDrawFrame(at: time)
  }

  public func present(_ frame: PresentedFrame) {
    guard !isClosed else { return }
    presentCount += 1
    lastFrame = frame
    // A recording is to say what each frame costs.
    if drawsOnlyLast, frame.recorder == nil {
      heldFrame = frame
    } else {
      heldFrame = nil
      draw(frame)
    }
  }

  private func drawHeldFrame() {
    guard let frame = heldFrame else { return }
    heldFrame = nil
    draw(frame)
  }

  private func draw(_ frame: PresentedFrame) {
    let width = Self.pixelCount(frame.size.width * frame.scale)
    let height = Self.pixelCount(frame.size.height * frame.scale)
    if (width, height) != (pixels.width, pixels.height) {
      pixels = PixelBuffer(width: width, height: height)
      renderer.invalidate()
    }
    frame.recorder?.begin(.raster)
    defer { frame.recorder?.end(.raster, value: UInt32(clamping: lastDamage.reduce(0) { $0 + $1.width * $1.height })) }
    lastDamage = renderer.render(
      frame.list, size: frame.size, scale: frame.scale, background: frame.background, glyphs: frame.glyphs,
      into: pixels)
  }

  /// A side that fits in memory, whatever a layout asked for; the largest that SDL's windows have.
  static func pixelCount(_ length: CGFloat) -> Int {
    length.isNaN ? 0 : Int(min(16_384, max(0, length.rounded(.up))))
  }

  public func resize(to newSize: CGSize) {
    let newSize = limits.clamp(newSize)
    guard newSize != size, !isClosed else { return }
    size = newSize
    client?.windowDidResize(to: size, scale: scale)
  }

  /// A window outside of the limits gets the nearest size within.
  public func setLimits(_ newLimits: WindowLimits) {
    limits = newLimits
    resize(to: size)
  }

  /// Counted for tests to read: nothing is behind anything.
  public func raise() { if !isClosed { raiseCount += 1 } }

  /// Kept for tests to read.
  public func setInteractions(_ newInteractions: WindowInteractions) { interactions = newInteractions }

  /// Moves the window to a display with another number of pixels a point.
  public func setScale(_ newScale: CGFloat) {
    guard newScale > 0 && newScale.isFinite else { fatalError("a window's scale must be positive, not \(newScale)") }
    guard newScale != scale, !isClosed else { return }
    scale = newScale
    client?.windowDidResize(to: size, scale: scale)
  }

  public func snapshot() -> Bitmap? {
    drawHeldFrame()
    return lastFrame.map { pixels.bitmap(isOpaque: $0.background.alpha >= 1) }
  }

  /// Lets a drag go on over the windows beside this one.
  public func beginDrag(_ content: DragContent, source: any PlatformDragSource) -> (any PlatformDrag)? {
    platform.map { HeadlessDrag(content, from: self, on: $0, source: source) }
  }

  /// Opens a surface that keeps its pixels.
  public func openPopup(at frame: CGRect) -> (any PlatformPopup)? {
    guard !isClosed, platform?.showsPopups == true else { return nil }
    let popup = HeadlessPopup(at: frame) { [weak self] popup in self?.popups.removeAll { $0 === popup } }
    popups.append(popup)
    return popup
  }

  public func setTextInput(active: Bool, caret: CGRect) { textInputCaret = active ? caret : nil }

  /// What desktops would show for it; nil where the program has none.
  public private(set) var icon: Bitmap?
  /// Kept for tests to read.
  public func setIcon(_ icon: Bitmap) { self.icon = icon }

  public func setCursor(_ cursor: PointerCursor) { wantedCursor = cursor }

  public func close() {
    guard !isClosed else { return }
    isClosed = true
    needsFrame = false
    platform?.remove(self)
  }
}
