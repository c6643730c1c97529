import CSDL2
public import CoreTransferable
import DesktopAccessibility
import DesktopBus
import DesktopStatusItems
import Foundation
import UICore

/// Windows on X11 and Wayland, through SDL.
///
/// `run` waits in one place, `SDL_WaitEvent`, for events, work on the main queue, timers and frames; an idle program
/// takes no processor time. Between events the main queue runs, so that `Task { @MainActor in }`, `DispatchQueue.main`
/// and timers of the main `RunLoop` work as usual.
///
/// One instance at a time per process; use it on the main thread only.
@MainActor
public final class SDLPlatform: Platform {
  let desktop: X11Desktop?
  /// Drags between programs; nil for window systems other than X11.
  private(set) var drags: XdndDrags?
  /// Open windows, oldest first.
  private(set) var windows: [SDLWindow] = []
  /// The windows with pending work; the platform ignores the others.
  private var awake: [SDLWindow] = []
  private(set) var clock = FrameClock()
  /// The interval of updates, that of the fastest display; slower displays show their windows when they are ready.
  public private(set) var frameInterval = 1.0 / 60
  private var isUpdateDue = false
  /// The modifiers held when the event happened that is being handled.
  private(set) var modifiers = SDL_Keymod(0)
  let cursors: CursorCache
  private let waker: EventWaker
  private var timers = TimerQueue()
  /// Where SDL hands texts alone over: what this program copied last, with its text.
  private var copied: (items: [NSItemProvider], text: String?)?
  private let signals = TerminationSignals()
  let environment: [String: String]
  /// Tells assistive programs what windows show.
  private(set) lazy var accessibilityService = AccessibilityService(
    environment: environment, loop: busLoop
  ) { [weak self] in
    self?.windows.compactMap { window in (window.client as? any AccessibleWindow).map { (window, $0) } } ?? []
  }
  /// Shows items in the desktop's tray.
  private(set) lazy var statusItemService = makeStatusItemService(busLoop)
  private var busLoop: BusLoop {
    BusLoop(
      watch: { [waker] in waker.watch($0) }, wake: { [waker] in waker.post() },
      schedule: { [weak self] seconds, action in self?.schedule(after: seconds, action) })
  }
  /// Whether the window system counts in pixels.
  var isX11: Bool { desktop != nil }
  /// Whether `run` drains the main queue, which only one loop of a process can do.
  private let servesMainQueue: Bool
  private var isStopping = false
  private var isRunning = false
  public var onTurn: ((Bool) -> Void)?
  public var onFrame: ((Double, () -> Void) -> Void)?

  /// The signal that ended `run`, if one did.
  public private(set) var terminationSignal: Int32?

  /// The exit status for the process after `run`: 0, or 128 plus the signal's number, as shells report it.
  public var exitStatus: Int32 { terminationSignal.map { 128 + $0 } ?? 0 }

  /// Connects to the window system.
  ///
  /// - Throws: `PlatformError.noDisplay` if neither X11 nor Wayland responds, unless `SDL_VIDEODRIVER` selects another
  ///   driver; `PlatformError.noEvents` if the system has no thread or descriptor left for waiting;
  ///   `PlatformError.alreadyInUse` if the process has another platform of this type.
  public convenience init(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(PlatformError) {
    try self.init(environment: environment, servesMainQueue: true)
  }

  /// - Parameter servesMainQueue: false if another loop drains the main queue, as in tests.
  init(environment: [String: String], servesMainQueue: Bool) throws(PlatformError) {
    guard SDL_WasInit(UInt32(SDL_INIT_VIDEO)) == 0 else { throw .alreadyInUse }
    Self.setHints()
    SDL_SetMainReady()
    guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else { throw .noDisplay(reason: String(cString: SDL_GetError())) }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    // Without a display SDL selects an invisible driver, and the program would run unseen.
    guard ["x11", "wayland"].contains(driver) || environment["SDL_VIDEODRIVER"] == driver else {
      Self.quitVideo()
      throw .noDisplay(reason: "neither X11 nor Wayland answers")
    }
    let isX11 = driver == "x11"
    // Otherwise SDL shows each frame as an OpenGL texture: 10 ms a frame at 1080p without a GPU, instead of 0.3 ms.
    // Wayland has no other way.
    if isX11 { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    // SDL starts with text input on: keys would cause text events that nobody requested.
    SDL_StopTextInput()
    desktop = isX11 ? X11Desktop(environment: environment) : nil
    cursors = CursorCache(theme: driver == "wayland" ? CursorTheme(environment: environment) : nil)
    // Drags are handled here; SDL knows of dropped files and texts alone.
    for event in [SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN, SDL_DROPCOMPLETE] {
      SDL_EventState(event.rawValue, SDL_IGNORE)
    }
    let connection = isX11 ? XdndConnection() : nil
    self.servesMainQueue = servesMainQueue
    self.environment = environment
    let mainQueue = servesMainQueue ? _dispatch_get_main_queue_handle_4CF() : nil
    do throws(EventWaker.Failure) {
      waker = try EventWaker(watching: [mainQueue, desktop?.descriptor, connection?.descriptor].compactMap { $0 })
    } catch {
      Self.quitVideo()
      throw .noEvents(reason: error.reason)
    }
    fallbackSettings = DesktopSettings(
      environment: environment, resources: "", xSettings: XSettings([]), appearance: nil)
    drags = connection.map { XdndDrags($0, platform: self) }
  }

  isolated deinit {
    for window in windows { window.close() }
    waker.stop()
    Self.quitVideo()
  }

  /// Not `SDL_Quit`, which would end sound below those that play and record.
  private static func quitVideo() { SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO)) }

  /// The settings from the environment alone, for window systems other than X11.
  private let fallbackSettings: DesktopSettings
  var settings: DesktopSettings { desktop?.settings ?? fallbackSettings }

  public var isDark: Bool { settings.isDark }
  public var accessibility: AccessibilityRequests { settings.accessibility }

  /// Tells it over AT-SPI, where somebody listens.
  public func announce(_ text: String) { accessibilityService.announce(text) }

  public var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  public func open(_ url: URL) -> Bool { SDL_OpenURL(url.absoluteString) == 0 }

  /// Asks the associations of the desktop, in files that are read anew.
  public func canOpen(_ url: URL) -> Bool { SchemeHandlers(environment: environment).canOpen(url) }

  /// SDL's, in its order, whose first is the main one.
  public var displays: [PlatformDisplay] {
    (0..<max(0, SDL_GetNumVideoDisplays())).compactMap { index in
      PlatformDisplay(index, scale: isX11 ? settings.scale : nil)
    }
  }

  /// Shown at once where the pointer is over a window.
  public var pushedCursors: [PointerCursor] = [] {
    didSet {
      guard let focus = SDL_GetMouseFocus() else { return }
      windows.first { $0.shows(focus) }?.showCursor()
    }
  }

  public var clipboard: String? {
    get {
      // SDL would wait for an answer of this program's.
      if let clipboard = drags?.clipboard, clipboard.isOwner { return clipboard.text }
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set {
      drags?.clipboard.withdraw()
      copied = nil
      SDL_SetClipboardText(newValue ?? "")
    }
  }

  /// X11's or Wayland's.
  public var primarySelection: String? {
    get {
      guard SDL_HasPrimarySelectionText() == SDL_TRUE, let text = SDL_GetPrimarySelectionText() else { return nil }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetPrimarySelectionText(newValue ?? "") }
  }

  /// What the clipboard has. On X11 its owner is asked, and may take seconds; elsewhere SDL knows texts alone.
  public func loadPasteboard(_ done: @escaping @MainActor ([NSItemProvider]) -> Void) {
    if let drags { return drags.clipboard.load(done) }
    if let copied, copied.text == clipboard { return done(copied.items) }
    done(clipboardItems)
  }

  /// Offers the items. On X11 other programs get their types; elsewhere SDL knows texts alone.
  public func setPasteboard(_ items: [NSItemProvider]) {
    if let drags { return drags.clipboard.offer(items) }
    copied = (items, nil)
    SDL_SetClipboardText("")
    items.loadText { [weak self] text in
      guard let self, let text, copied?.items.elementsEqual(items, by: ===) == true else { return }
      copied?.text = text
      SDL_SetClipboardText(text)
    }
  }

  public func openWindow(
    _ configuration: WindowConfiguration, client: any PlatformWindowClient
  ) throws -> any PlatformWindow {
    let window = try SDLWindow(configuration, platform: self, client: client)
    windows.append(window)
    displaysDidChange()
    return window
  }

  func remove(_ window: SDLWindow) {
    windows.removeAll { $0 === window }
    awake.removeAll { $0 === window }
    accessibilityService.windowsDidChange()
    displaysDidChange()
  }

  /// Called when windows were opened or closed, or moved to other displays.
  func displaysDidChange() { frameInterval = windows.lazy.map(\.frameInterval).min() ?? 1 / 60 }

  /// Called when a message of a drag came, of which SDL does not tell.
  func wakeForDrags() { waker.post() }

  /// Called when an idle window needs a frame, was exposed, or holds back an event.
  func wake(_ window: SDLWindow) { awake.append(window) }

  @discardableResult
  public func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> PlatformTimer {
    timers.add(deadline: now + max(0, seconds), action)
  }

  // MARK: Running

  /// Runs until the last window is closed and no tray shows an item of the program, `stop` is called, or SIGINT, SIGTERM or
  /// SIGHUP arrives. A signal first asks every window's client to close; a second signal ends the process at once.
  public func run() {
    guard !isRunning else { fatalError("SDLPlatform.run was called while it runs") }
    isRunning = true
    signals.start { [weak self] signal in self?.terminate(by: signal) }
    onTurn?(true)
    defer { onTurn?(false) }
    while true {
      runDueWork()
      guard !isStopping, !windows.isEmpty || statusItemService.mayShowItem else { break }
      waitForEvents()
    }
    signals.stop()
    accessibilityService.stop()
    statusItemService.stop()
    for window in windows { window.close() }
    (isRunning, isStopping) = (false, false)
  }

  /// Ends `run` after the current event or action; if called before `run`, it ends at once.
  public func stop() { isStopping = true }

  private func terminate(by signal: Int32) {
    terminationSignal = signal
    for window in windows { window.client?.windowShouldClose() }
    stop()
  }

  /// Does all pending work except events, in an order such that the frame shows the results.
  private func runDueWork() {
    let old = settings
    if let desktop, desktop.readChanges() {
      for window in windows { window.settingsDidChange(settings, from: old) }
    }
    drags?.handleEvents()
    accessibilityService.handleEvents()
    statusItemService.handleEvents()
    if servesMainQueue { _dispatch_main_queue_callback_4CF(nil) }
    let start = now
    while let action = timers.popDue(at: start) { action() }
    Preferences.shared.noticeOtherWrites()
    for window in awake { window.runDueWork(at: now) }
    drawFrame()
    awake.removeAll { $0.restsNow() }
  }

  // MARK: Frames

  public func requestUpdate() { isUpdateDue = true }

  /// Runs a frame if one is due: the update, and the windows that requested a frame and whose displays are ready.
  private func drawFrame() {
    let start = now
    var begun: Set<Double> = []
    func begin(every interval: Double) -> Bool {
      if begun.contains(interval) { return true }
      guard clock.next(every: interval) <= start else { return false }
      clock.begin(every: interval, at: start)
      begun.insert(interval)
      return true
    }
    if isUpdateDue { _ = begin(every: frameInterval) }
    for window in awake where window.wantsFrame { _ = begin(every: window.frameInterval) }
    if begun.isEmpty { return }
    isUpdateDue = false
    let time = clock.time
    let draw = {
      // The update may have requested frames of other windows.
      for window in self.awake where window.wantsFrame && begin(every: window.frameInterval) {
        window.drawFrame(at: time)
      }
    }
    if let onFrame { onFrame(time, draw) } else { draw() }
  }

  private func waitForEvents() {
    var event = SDL_Event()
    // SDL takes in all events at once, and its own state is that after the last of them.
    modifiers = SDL_GetModState()
    Preferences.shared.noticeOtherWrites()
    let deadline = nextDeadline()
    if deadline <= now {
      guard SDL_PollEvent(&event) == 1 else { return }
    } else {
      waker.arm(at: deadline < .infinity ? deadline : nil)
      onTurn?(false)
      let isEvent = SDL_WaitEvent(&event) == 1
      onTurn?(true)
      guard isEvent else {
        // Waiting failed; without a pause the loop would spin until it succeeds.
        SDL_Delay(10)
        return
      }
    }
    // Bounded, so that a flood of events cannot block frames.
    for _ in 0..<4_096 {
      handle(&event)
      guard SDL_PollEvent(&event) == 1 else { return }
    }
    handle(&event)
  }

  private func nextDeadline() -> Double {
    var deadline = timers.nextDeadline() ?? .infinity
    for window in awake { deadline = min(deadline, window.nextDeadline) }
    if isUpdateDue { deadline = min(deadline, clock.next(every: frameInterval)) }
    // Fires the main run loop's due timers, and returns the date of the next one.
    if let date = RunLoop.main.limitDate(forMode: .default), date != .distantFuture {
      deadline = min(deadline, now + date.timeIntervalSinceNow)
    }
    return isStopping || drags?.hasEvents == true ? now : deadline
  }

  private func handle(_ event: inout SDL_Event) {
    if event.type == SDL_KEYDOWN.rawValue || event.type == SDL_KEYUP.rawValue {
      modifiers = SDL_Keymod(UInt32(event.key.keysym.mod))
    }
    if event.type == waker.eventType {
      waker.acknowledge()
    } else if event.type == SDL_QUIT.rawValue {
      for window in windows { window.client?.windowShouldClose() }
    } else if let identifier = event.windowIdentifier {
      if let window = windows.first(where: { $0.identifier == identifier }) {
        window.handle(event)
      } else {
        windows.lazy.flatMap(\.popups).first { $0.identifier == identifier }?.handle(event)
      }
      event.releaseText()
    }
  }

  // MARK: Hints

  private static func setHints() {
    let hints = [
      // Signals are handled here; SDL would notice them only at the next event.
      (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
      // SDL's defaults suit games, not other programs.
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"), (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
      (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"), (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
      (SDL_HINT_IME_SHOW_UI, "1"), (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
    ]
    for (name, value) in hints { SDL_SetHint(name, value) }
  }
}
