public import CoreTransferable
import Foundation
import UICore

/// Windows without a screen, under a clock that moves by hand.
///
/// Frames fall on a grid of sixtieths of a second from zero, and only where a window asked for one. Tests call `step`
/// and `advance`; a program without a display calls `run`.
@MainActor
public final class HeadlessPlatform: Platform {
  /// Frames a second.
  public static let frameRate = 60.0
  public var frameInterval: Double { 1 / Self.frameRate }

  /// Seconds that this clock was moved by.
  public private(set) var now = 0.0
  public var isClockManual: Bool { true }
  /// Setting it tells every window's client.
  public var accessibility: AccessibilityRequests = [] {
    didSet {
      guard accessibility != oldValue else { return }
      for window in windows { window.client?.windowAccessibilityDidChange(accessibility) }
    }
  }
  /// Setting it tells every window's client.
  public var isDark: Bool {
    didSet {
      guard isDark != oldValue else { return }
      for window in windows { window.client?.windowAppearanceDidChange(isDark: isDark) }
    }
  }
  /// The text of the clipboard; setting it replaces what was copied, but not what another program has.
  public var clipboard: String? {
    get { clipboardText }
    set { (clipboardText, copied) = (newValue, []) }
  }
  private var clipboardText: String?
  /// Kept as it was set.
  public var primarySelection: String?
  /// What another program has put into the clipboard besides a text.
  public var pasteboardItems: [NSItemProvider] = [] {
    didSet { copied = [] }
  }

  public func loadPasteboard(_ done: @escaping @MainActor ([NSItemProvider]) -> Void) {
    done(copied.isEmpty ? pasteboardItems + clipboardItems : copied)
  }

  public func setPasteboard(_ items: [NSItemProvider]) {
    (pasteboardItems, clipboardText, copied) = ([], nil, items)
    items.loadText { [weak self] text in
      // Something else may have been copied before the text came.
      if let self, copied.elementsEqual(items, by: ===) { clipboardText = text }
    }
  }

  /// One display, the size of a 13-inch MacBook Air's in points, beginning in its menu bar's 24 points.
  public lazy var displays: [PlatformDisplay] = [
    PlatformDisplay(
      frame: CGRect(x: 0, y: 0, width: 1440, height: 900), visibleFrame: CGRect(x: 0, y: 24, width: 1440, height: 876),
      scale: scale, name: "Headless", frameInterval: frameInterval)
  ]
  /// Whether menus and popovers may be beside their windows; false unless set, so that a window's picture has all of them.
  public var showsPopups = false
  /// Whether it has a panel for items of programs; false unless set, so that a program shows its item in a window.
  package var showsStatusItems = false {
    didSet {
      if showsStatusItems != oldValue { for item in statusItems { item.isShownDidChange() } }
    }
  }
  /// Items that programs have in its panel, or would have, oldest first.
  package var statusItems: [HeadlessStatusItem] = []
  /// Kept for tests to read.
  public var pushedCursors: [PointerCursor] = []
  /// The texts that assistive programs were to say last, a hundred at most.
  public private(set) var announcements: [String] = []

  /// Notes the text.
  public func announce(_ text: String) { announcements = announcements.suffix(99) + [text] }
  /// What another program, which has all of the screen that no window has, does with what is dropped there; nil where there
  /// is none.
  public var otherProgram: ((DragContent) -> DropOperation)?
  /// What programs asked the desktop to open, oldest first.
  public private(set) var openedURLs: [URL] = []
  /// Open windows, oldest first.
  public private(set) var windows: [HeadlessWindow] = []
  /// Pixels a point of the windows to come.
  public let scale: CGFloat

  /// Real seconds that `run` waits for work outside its clock (tasks, queues) before it takes silence for the end.
  public var quietPeriod = 0.05
  /// Seconds on the platform's clock after which `run` stops even if frames are still asked for, as an endless
  /// animation does.
  public var runLimit = 10.0

  private var timers = TimerQueue()
  private var isStopped = false
  public var onTurn: ((Bool) -> Void)?
  public var onFrame: ((Double, () -> Void) -> Void)?
  private var isUpdateDue = false
  /// Told of each request for a frame.
  package var onRequest: (() -> Void)?
  public var hasTasks: (() -> Bool)?
  /// Real seconds that `run` was ready to wait so far; less where something came.
  public private(set) var waitLimit = 0.0
  /// What this program has copied, whose text the clipboard has.
  private var copied: [NSItemProvider] = []

  /// - Parameter scale: pixels a point.
  public init(scale: CGFloat = 1, isDark: Bool = false) {
    guard scale > 0 && scale.isFinite else { fatalError("a window's scale must be positive, not \(scale)") }
    self.scale = scale
    self.isDark = isDark
  }

  public func openWindow(
    _ configuration: WindowConfiguration, client: any PlatformWindowClient
  ) -> any PlatformWindow {
    let window = HeadlessWindow(configuration, scale: scale, client: client, platform: self)
    windows.append(window)
    return window
  }

  public func open(_ url: URL) -> Bool {
    openedURLs.append(url)
    return true
  }

  /// Whatever it is asked to open it notes.
  public func canOpen(_ url: URL) -> Bool { true }

  func remove(_ window: HeadlessWindow) { windows.removeAll { $0 === window } }

  @discardableResult
  public func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> PlatformTimer {
    timers.add(deadline: now + max(0, seconds), action)
  }

  // MARK: The clock

  /// Moves to the next point of the frame grid, runs the timers on the way and draws the frames asked for.
  public func step() { advance(to: nextFrameTime) }

  /// Moves the clock by `seconds`; timers run at their deadlines and frames are drawn where the grid has them.
  public func advance(by seconds: Double) {
    guard seconds >= 0 && seconds.isFinite else { fatalError("a clock moves forward, not by \(seconds) seconds") }
    advance(to: now + seconds)
  }

  /// Moves the clock while something runs, as code that takes its time does. No timer runs and no frame is drawn.
  package func spend(_ seconds: Double) { now += max(0, seconds) }

  private func advance(to end: Double) {
    Preferences.shared.noticeOtherWrites()
    // The next point of the grid whose frame is not drawn yet. Timers on a point of the grid come before its frame.
    var frameTime = nextFrameTime
    while true {
      let timerTime = timers.nextDeadline() ?? .infinity
      if needsFrame, frameTime < timerTime {
        // Sixtieths that are added up may end a rounding before the point that they mean, again and again.
        guard frameTime <= end + Self.rounding else { break }
        now = max(now, frameTime)
        drawFrame()
        frameTime = nextFrameTime
      } else {
        guard timerTime <= end else { break }
        now = max(now, timerTime)
        timers.popDue(at: now)?()
        frameTime = max(frameTime, ((now * Self.frameRate - 1e-6).rounded(.up)) / Self.frameRate)
      }
    }
    now = max(now, end)
  }

  public func requestUpdate() {
    isUpdateDue = true
    onRequest?()
  }

  package var needsFrame: Bool { isUpdateDue || windows.contains { $0.needsFrame && $0.isVisible } }

  /// Draws a frame at once, if one was asked for.
  package func drawRequestedFrame() {
    Preferences.shared.noticeOtherWrites()
    if needsFrame { drawFrame() }
  }

  private func drawFrame() {
    isUpdateDue = false
    let draw = { for window in self.windows { window.drawFrameIfNeeded(at: self.now) } }
    if let onFrame { onFrame(now, draw) } else { draw() }
    Preferences.shared.noticeOtherWrites()
  }

  /// Seconds by which a time may lie beside a point of the grid and is still on it.
  private static let rounding = 1e-6 / frameRate

  /// The first point of the grid after `now`, which may be on a point itself.
  private var nextFrameTime: Double {
    (((now + Self.rounding) * Self.frameRate).rounded(.down) + 1) / Self.frameRate
  }

  // MARK: Running

  /// Runs until nothing is asked for any more: no frame, no timer, no work on the main queue for `quietPeriod`.
  ///
  /// The clock jumps from one frame or timer to the next without waiting, except that work outside it (tasks, network,
  /// queues) gets up to `quietPeriod` in real time, and no more than the clock moves, where the clock would jump further
  /// than to the next frame, or views have tasks. Ends at `runLimit` at the latest,
  /// when `stop` is called, and when no window and no item of its panel is there. Must be called on the main thread,
  /// outside of any task.
  public func run() {
    defer { isStopped = false }
    let limit = now + runLimit
    runMainQueue(forAtMost: 0)
    while !isStopped, !windows.isEmpty || showsStatusItems && !statusItems.isEmpty, now < limit {
      if needsFrame {
        onTurn?(true)
        step()
        onTurn?(false)
        runMainQueue(forAtMost: 0)
      } else if let deadline = timers.nextDeadline() {
        let isNextFrame = deadline - now <= 1 / Self.frameRate + 1e-6
        runMainQueue(forAtMost: isNextFrame && hasTasks?() == false ? 0 : min(quietPeriod, deadline - now))
        if !needsFrame, !isStopped { advance(to: min(deadline, limit)) }
      } else {
        runMainQueue(forAtMost: quietPeriod)
        if !needsFrame, timers.nextDeadline() == nil { break }
      }
    }
  }

  /// Ends `run` after the present step; called before `run`, lets it end at once.
  public func stop() { isStopped = true }

  /// Runs what is queued for the main actor, then waits up to `seconds` for more unless a frame is wanted.
  private func runMainQueue(forAtMost seconds: Double) {
    waitLimit += seconds
    // The run loop waits by the wall clock, which may be set back: what ends the wait is queued by one that never goes back.
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    let wake = DispatchWorkItem {}
    if seconds > 0 { DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: wake) }
    repeat {
      let rest = needsFrame ? 0 : (end - clock.now) / .seconds(1)
      _ = RunLoop.main.run(mode: .default, before: rest > 0 ? Date(timeIntervalSinceNow: rest) : .distantPast)
      Preferences.shared.noticeOtherWrites()
    } while !needsFrame && !isStopped && clock.now < end
    wake.cancel()
  }
}
