import CoreTransferable
import DisplayList
import Foundation
import Geometry
import TextLayout
import TraceRecorder

/// A window system; one per process, handed in by the app's entry point.
@MainActor
public protocol Platform: AnyObject {
  /// Monotonic time in seconds. A manual clock advances only on demand.
  var now: Double { get }
  /// Whether the clock is manual: it advances only on demand.
  var isClockManual: Bool { get }
  /// Whether the desktop currently uses dark windows; clients are told of changes.
  var isDark: Bool { get }
  /// The user's current accessibility settings; clients are told of changes.
  var accessibility: AccessibilityRequests { get }
  /// Opens a window and sends its events to `client`, held weakly, until the window is closed.
  func openWindow(_ configuration: WindowConfiguration, client: any PlatformWindowClient) throws -> any PlatformWindow
  var clipboard: String? { get set }
  /// The text that was selected last in any program, which the middle button pastes: X11's and Wayland's primary selection.
  /// Nil where there is none.
  var primarySelection: String? { get set }
  /// Opens a URL with the desktop's program for it; returns false if there is none.
  func open(_ url: URL) -> Bool
  /// Whether the desktop has a program for a URL, as far as it tells.
  func canOpen(_ url: URL) -> Bool
  /// The displays of the desktop, the main one first; empty where it tells of none.
  var displays: [PlatformDisplay] { get }
  /// Cursors that the program has put over those that windows ask for; the last is shown while there is one.
  var pushedCursors: [PointerCursor] { get set }
  /// Runs `action` once on the main actor when the clock has advanced by `seconds`, before that moment's frame.
  @discardableResult
  func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> PlatformTimer
  /// Runs until the last window is closed or `stop` is called.
  func run()
  func stop()
  /// Requests one frame of the platform, whether or not a window is to be drawn; repeated requests before it are one.
  func requestUpdate()
  /// Seconds between two frames of the platform, at the rate of the fastest display that shows a window.
  var frameInterval: Double { get }
  /// Runs in each frame of the platform, whether or not windows are visible. `time` never decreases; `draw` draws the
  /// windows that requested a frame. If nil, the platform just draws them.
  var onFrame: ((_ time: Double, _ draw: () -> Void) -> Void)? { get set }
  /// Called with `true` when the main thread starts work and with `false` when it waits again; never with a manual
  /// clock.
  var onTurn: ((_ isWorking: Bool) -> Void)? { get set }
  /// Whether tasks of views are running: if so, a manual clock gives them real time before it advances.
  var hasTasks: (() -> Bool)? { get set }
  /// Calls `done` with what the clipboard has, texts, pictures and files, once that is known: now, or within seconds where
  /// another program has to be asked. Items are loaded when they are used.
  func loadPasteboard(_ done: @escaping @MainActor ([NSItemProvider]) -> Void)
  /// Puts items into the clipboard in place of what it has: whole for this program, for others what the platform can hand
  /// over, their text at least. Items are loaded when they are used, texts at once.
  func setPasteboard(_ items: [NSItemProvider])
  /// Has assistive programs say a text.
  func announce(_ text: String)
}

extension Platform {
  /// The text of the clipboard.
  public func loadPasteboard(_ done: @escaping @MainActor ([NSItemProvider]) -> Void) { done(clipboardItems) }
  /// Puts the items' text into the clipboard.
  public func setPasteboard(_ items: [NSItemProvider]) { items.loadText { self.clipboard = $0 } }
  /// The text of the clipboard as an item; none where there is no text.
  package var clipboardItems: [NSItemProvider] {
    clipboard.flatMap { $0.isEmpty ? nil : [NSItemProvider(object: $0)] } ?? []
  }
  public var isClockManual: Bool { false }
  /// None.
  public var primarySelection: String? {
    get { nil }
    set {}
  }
  public var accessibility: AccessibilityRequests { [] }
  /// Does nothing: for platforms without assistive programs.
  public func announce(_ text: String) {}
  public var hasTasks: (() -> Bool)? {
    get { nil }
    set {}
  }
}

/// A screen of the desktop.
public struct PlatformDisplay: Hashable, Sendable {
  /// Points of the desktop, from the upper left corner of the main display.
  public var frame: CGRect
  /// The part of the frame that panels of the desktop leave to windows.
  public var visibleFrame: CGRect
  /// Pixels per point.
  public var scale: CGFloat
  /// What the desktop calls it.
  public var name: String
  /// Seconds between two of its frames.
  public var frameInterval: Double

  /// A display with all that is known of it.
  public init(frame: CGRect, visibleFrame: CGRect, scale: CGFloat, name: String, frameInterval: Double) {
    (self.frame, self.visibleFrame, self.scale) = (frame, visibleFrame, scale)
    (self.name, self.frameInterval) = (name, frameInterval)
  }
}

/// The sizes that a window may have, in points.
public struct WindowLimits: Equatable, Sendable {
  /// Nil allows any size down to one pixel.
  public var minimum: CGSize?
  /// Nil allows any size; a side may be infinite.
  public var maximum: CGSize?

  /// Limits in points; nil for none.
  public init(minimum: CGSize? = nil, maximum: CGSize? = nil) { (self.minimum, self.maximum) = (minimum, maximum) }

  /// The size nearest to one; the minimum comes before the maximum.
  public func clamp(_ size: CGSize) -> CGSize {
    var result = size
    if let maximum {
      result = CGSize(width: min(result.width, maximum.width), height: min(result.height, maximum.height))
    }
    if let minimum {
      result = CGSize(width: max(result.width, minimum.width), height: max(result.height, minimum.height))
    }
    return result
  }
}

/// The initial properties of a window.
public struct WindowConfiguration: Sendable {
  public var title: String
  /// Points.
  public var size: CGSize
  /// The sizes that the user may give it.
  public var limits: WindowLimits
  /// Whether the desktop draws a title bar and edges around it.
  public var hasTitleBar = true
  /// Whether it is moved by its top, and resized at its edges, where it has no title bar.
  public var movesByTop = false
  /// Above or below which windows it stays.
  public var level = WindowLevel.automatic
  /// Where it is placed: this point of it on the same point of the display; nil leaves that to the desktop.
  public var position: UnitPoint?
  /// A point of the desktop that it is placed beside, before ``position``; nil leaves that to the desktop.
  public var anchor: CGPoint?

  /// A window of a size in points.
  public init(title: String, size: CGSize, limits: WindowLimits = WindowLimits()) {
    self.title = title
    self.size = size
    self.limits = limits
  }
}

/// An open window of the platform.
@MainActor
public protocol PlatformWindow: AnyObject {
  /// Points.
  var size: CGSize { get }
  /// Pixels per point.
  var scale: CGFloat { get }
  var title: String { get set }
  /// Requests one call of `windowDrawFrame`, in the next frame in which the window is visible; repeated requests before
  /// it are one.
  func requestFrame()
  /// Seconds between two frames of the display.
  var frameInterval: Double { get }
  /// Draws `frame`, only where it differs from the last one, and shows it.
  func present(_ frame: PresentedFrame)
  /// Requests a size in points. The window system may grant another; `windowDidResize` reports it, now or with the next
  /// events.
  func resize(to size: CGSize)
  /// Limits the sizes that people can give the window, and makes it fit them now.
  func setLimits(_ limits: WindowLimits)
  /// Sets what people can do with the window; closing is up to the client.
  func setInteractions(_ interactions: WindowInteractions)
  /// A copy of the pixels shown last; nil before the first frame. Costs a copy of the whole window.
  func snapshot() -> Bitmap?
  /// Starts or stops text input; an input method places its candidates at `caret`, in points.
  func setTextInput(active: Bool, caret: CGRect)
  func setCursor(_ cursor: PointerCursor)
  /// Sets what desktops show for the window in their lists.
  func setIcon(_ icon: Bitmap)
  /// Lets a drag that began in the window go on outside of it; nil where the platform cannot.
  ///
  /// - Parameter source: told of what happens there, held weakly.
  func beginDrag(_ content: DragContent, source: any PlatformDragSource) -> (any PlatformDrag)?
  /// Where the upper left corner of its content is, in points of the desktop; nil where the platform does not tell, or shows
  /// nothing beside a window.
  var desktopOrigin: CGPoint? { get }
  /// Opens a surface over the window that may be beside it, too; nil where the platform cannot. What happens to it the
  /// window's client hears as if the window were as large.
  ///
  /// - Parameter frame: in the window's points.
  func openPopup(at frame: CGRect) -> (any PlatformPopup)?
  /// Whether it has all of its display, without a title bar.
  var isFullScreen: Bool { get set }
  /// Brings the window before all others, out of the desktop's bar too, and gives it the keyboard, as far as the desktop
  /// allows.
  func raise()
  /// Closes the window at once; the client gets no further calls.
  func close()
  /// The numbers of objects that the window keeps for drawing, by name.
  var kept: [String: Int] { get }
}

extension PlatformWindow {
  /// Does nothing: for platforms whose windows have any size.
  public func setLimits(_ limits: WindowLimits) {}
  /// Does nothing: for platforms whose windows cannot say so.
  public func setInteractions(_ interactions: WindowInteractions) {}
  /// Does nothing: for platforms without a desktop.
  public func setIcon(_ icon: Bitmap) {}
  /// False: for platforms without displays.
  public var isFullScreen: Bool {
    get { false }
    set {}
  }
  /// Does nothing: for platforms whose windows are never behind another.
  public func raise() {}
  /// Nil: the platform has no drags outside of a window.
  public func beginDrag(_ content: DragContent, source: any PlatformDragSource) -> (any PlatformDrag)? { nil }
  /// Nil: the platform shows nothing beside a window.
  public var desktopOrigin: CGPoint? { nil }
  /// Nil: the platform shows nothing beside a window.
  public func openPopup(at frame: CGRect) -> (any PlatformPopup)? { nil }
  /// Empty, for windows that keep nothing.
  public var kept: [String: Int] { [:] }
}

/// A finished frame: its display list and what is needed to draw it.
public struct PresentedFrame: Sendable {
  public var list: DisplayList
  /// Points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  public var background: RGBA
  public var glyphs: any GlyphSource
  /// Records the raster and present passes.
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

/// Receives the events of a window.
@MainActor
public protocol PlatformWindowClient: AnyObject {
  func windowDidReceive(_ event: InputEvent)
  /// The size in points or the scale changed; never called with unchanged values.
  func windowDidResize(to size: CGSize, scale: CGFloat)
  /// The window is elsewhere on the desktop.
  func windowDidMove()
  /// Time to update the views and present; `time` is in seconds of the platform's clock.
  func windowDrawFrame(at time: Double)
  func windowAppearanceDidChange(isDark: Bool)
  func windowAccessibilityDidChange(_ requests: AccessibilityRequests)
  /// Something that is dragged elsewhere, in another window or program, is at a point of the window; returns what a drop
  /// would do.
  func windowDragMoved(_ content: DragContent, to location: CGPoint) -> DropOperation
  /// It left the window, or was given up.
  func windowDragLeft()
  /// It was let go; returns what was done, `cancel` for nothing.
  func windowDragDropped(_ content: DragContent, at location: CGPoint) -> DropOperation
  /// Whether a press at a point moves the window, which has no title bar to move it by.
  func windowIsMoved(at location: CGPoint) -> Bool
  /// The user asked to close the window; the client may call `close()`.
  func windowShouldClose()
}

extension PlatformWindowClient {
  /// No place of the content moves the window.
  public func windowIsMoved(at location: CGPoint) -> Bool { false }
  /// Does nothing.
  public func windowDidMove() {}
  /// Takes nothing.
  public func windowDragMoved(_ content: DragContent, to location: CGPoint) -> DropOperation { .forbidden }
  /// Does nothing.
  public func windowDragLeft() {}
  /// Takes nothing.
  public func windowDragDropped(_ content: DragContent, at location: CGPoint) -> DropOperation { .cancel }
  public func windowAccessibilityDidChange(_ requests: AccessibilityRequests) {}
}
