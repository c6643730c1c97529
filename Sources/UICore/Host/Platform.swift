import DisplayList
import Foundation
import Geometry
import TextLayout
import TraceRecorder

/// What a window system offers a host; one per process, handed in by the app's entry.
@MainActor
public protocol Platform: AnyObject {
  /// Monotonic seconds. A manual clock moves only when told.
  var now: Double { get }
  /// Whether the clock moves only when told.
  var isClockManual: Bool { get }
  /// Whether the desktop asks for dark windows at this moment; clients hear of changes.
  var isDark: Bool { get }
  /// What the desktop's user asks of programs at this moment; clients hear of changes.
  var accessibility: AccessibilityRequests { get }
  /// Opens a window; its events go to `client`, which the window does not keep alive, until it is closed.
  func openWindow(_ configuration: WindowConfiguration, client: any PlatformWindowClient) throws -> any PlatformWindow
  var clipboard: String? { get set }
  /// Opens an address with the desktop's program for it; false where there is none.
  func open(_ url: URL) -> Bool
  /// Runs `action` once on the main actor when the platform's clock has moved by `seconds`, before the frame of that
  /// moment is drawn.
  @discardableResult
  func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> PlatformTimer
  /// Runs until the last window is closed or `stop` is called.
  func run()
  func stop()
  /// Asks for a frame of the clock that all windows share, with or without a window to draw; asking again before it comes
  /// changes nothing.
  func requestUpdate()
  /// Seconds between two frames of that clock, which keeps the rate of the fastest display that shows a window.
  var frameInterval: Double { get }
  /// Runs each frame of that clock, windows shown or not: it is told the frame's time, which never goes back, and calls
  /// `draw`, which draws the windows that want to be drawn. Nil draws them.
  var onFrame: ((_ time: Double, _ draw: () -> Void) -> Void)? { get set }
  /// Told `true` when the main thread goes to work and `false` when it waits again. A clock moved by hand tells nothing.
  var onTurn: ((_ isWorking: Bool) -> Void)? { get set }
  /// Says whether views have tasks that have not ended: a clock moved by hand gives them real time before it jumps.
  var hasTasks: (() -> Bool)? { get set }
}

extension Platform {
  public var isClockManual: Bool { false }
  public var accessibility: AccessibilityRequests { [] }
  public var hasTasks: (() -> Bool)? {
    get { nil }
    set {}
  }
}

/// What a host asks of a new window.
public struct WindowConfiguration: Sendable {
  public var title: String
  /// Points.
  public var size: CGSize
  /// Points; nil lets the user shrink the window to one pixel.
  public var minimumSize: CGSize?
  public init(title: String, size: CGSize, minimumSize: CGSize? = nil) {
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
  }
}

/// An open window, as its host sees it.
@MainActor
public protocol PlatformWindow: AnyObject {
  /// Points.
  var size: CGSize { get }
  /// Pixels a point.
  var scale: CGFloat { get }
  var title: String { get set }
  /// Asks for one `windowDrawFrame` in the next frame in which the window can be seen; asking again before it comes
  /// changes nothing.
  func requestFrame()
  /// Seconds between two frames of the display.
  var frameInterval: Double { get }
  /// Draws `frame` and shows it; only what differs from the last one is drawn.
  func present(_ frame: PresentedFrame)
  /// Asks for a size in points. The window system may grant another; `windowDidResize` tells,
  /// now or with the next events.
  func resize(to size: CGSize)
  /// Copies the pixels shown last, nil before the first frame. Costs a copy of the whole window.
  func snapshot() -> Bitmap?
  /// Starts or stops text input; `caret`, in points, is where an input method puts its candidates.
  func setTextInput(active: Bool, caret: CGRect)
  func setCursor(_ cursor: PointerCursor)
  /// Closes at once; the client hears nothing more.
  func close()
  /// How many things the window keeps in order to draw, by their name.
  var kept: [String: Int] { get }
}

extension PlatformWindow {
  /// Nothing, for windows that keep nothing.
  public var kept: [String: Int] { [:] }
}

/// One finished frame: what to draw and over which colour.
public struct PresentedFrame: Sendable {
  public var list: DisplayList
  /// Points.
  public var size: CGSize
  /// Pixels a point.
  public var scale: CGFloat
  public var background: RGBA
  public var glyphs: any GlyphSource
  /// Where the raster and present passes are recorded.
  public var recorder: TraceRecorder?

  public init(
    list: DisplayList, size: CGSize, scale: CGFloat, background: RGBA, glyphs: any GlyphSource,
    recorder: TraceRecorder? = nil
  ) {
    self.list = list
    self.size = size
    self.scale = scale
    self.background = background
    self.glyphs = glyphs
    self.recorder = recorder
  }
}

/// What a window tells its host.
@MainActor
public protocol PlatformWindowClient: AnyObject {
  func windowDidReceive(_ event: InputEvent)
  /// Size in points or scale changed; never called with the values it already had.
  func windowDidResize(to size: CGSize, scale: CGFloat)
  /// Time to update and present; `time` is the platform's clock in seconds.
  func windowDrawFrame(at time: Double)
  func windowAppearanceDidChange(isDark: Bool)
  func windowAccessibilityDidChange(_ requests: AccessibilityRequests)
  /// The user asked to close; the client calls `close()` if it agrees.
  func windowShouldClose()
}

extension PlatformWindowClient {
  public func windowAccessibilityDidChange(_ requests: AccessibilityRequests) {}
}
