import CSDL2
import DisplayList
import Foundation
import UICore

/// A window: its size in points and pixels, its frames, and the events for its client.
///
/// On X11 SDL's units are pixels, which are converted to points here; elsewhere they are points.
@MainActor
final class SDLWindow: PlatformWindow {
  let handle: OpaquePointer
  let identifier: UInt32
  /// The window as X11 knows it; 0 on other window systems.
  let xWindow: XWindow
  private(set) weak var client: (any PlatformWindowClient)?
  private(set) var size: CGSize
  private(set) var scale: CGFloat
  /// Points per unit of SDL's coordinates in this window.
  var pointsPerUnit: CGFloat { usesPixels ? 1 / scale : 1 }

  let platform: SDLPlatform
  /// What it shows beside itself.
  var popups: [SDLPopup] = []
  private let usesPixels: Bool
  private var limits: WindowLimits
  /// Where the window is moved and resized without a title bar.
  private let movesByTop: Bool
  private let surface: WindowSurface
  /// Seconds between two frames of the window's display.
  private(set) var frameInterval: Double
  private var lastInputTime = -Double.infinity
  private var coalescer = InputCoalescer()
  private var needsFrame = false
  /// Whether the window system lost a part of the window's pixels.
  private var isExposed = false
  private(set) var isClosed = false
  /// Whether the platform checks the window in every turn.
  private var isAwake = false
  private var cursor = PointerCursor.arrow
  private var textInputCaret: CGRect?
  private var hasKeyboardFocus = false

  init(
    _ configuration: WindowConfiguration, platform: SDLPlatform, client: any PlatformWindowClient
  ) throws(PlatformError) {
    usesPixels = platform.desktop != nil
    scale = usesPixels ? platform.settings.scale : 1
    let unitsPerPoint = usesPixels ? scale : 1
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if !configuration.hasTitleBar { flags |= SDL_WINDOW_BORDERLESS.rawValue }
    if configuration.level.kind == .floating { flags |= SDL_WINDOW_ALWAYS_ON_TOP.rawValue }
    // SDL_WINDOWPOS_UNDEFINED, a macro that Swift cannot import.
    let anywhere: Int32 = 0x1FFF_0000
    guard
      let handle = SDL_CreateWindow(
        configuration.title, anywhere, anywhere, Self.limit(configuration.size.width * unitsPerPoint),
        Self.limit(configuration.size.height * unitsPerPoint), flags)
    else { throw .windowRefused(reason: String(cString: SDL_GetError())) }
    self.handle = handle
    self.platform = platform
    self.client = client
    identifier = SDL_GetWindowID(handle)
    let native = platform.drags == nil ? nil : Self.native(handle)
    xWindow = native?.window ?? 0
    limits = configuration.limits
    movesByTop = configuration.movesByTop
    surface = WindowSurface(handle)
    frameInterval = Self.frameInterval(of: handle)
    size = .zero
    (size, scale) = measure()
    applyLimits()
    setDesktopTitle(configuration.title)
    if let anchor = configuration.anchor {
      move(beside: anchor)
    } else if let position = configuration.position {
      move(to: position)
    }
    if movesByTop { followHitTest() }
    if configuration.level.kind == .desktop { keepBelow() }
    if let native { platform.drags?.register(native.window, on: native.display) }
  }

  static func native(_ handle: OpaquePointer) -> (window: XWindow, display: OpaquePointer)? {
    var info = SDL_SysWMinfo()
    SDL_GetVersion(&info.version)
    guard SDL_GetWindowWMInfo(handle, &info) == SDL_TRUE, let display = info.info.x11.display else { return nil }
    return (info.info.x11.window, display)
  }

  /// A point of the window in points, of SDL's units.
  func points(x: Int, y: Int) -> CGPoint { CGPoint(x: CGFloat(x) * pointsPerUnit, y: CGFloat(y) * pointsPerUnit) }

  /// A point of the window in SDL's units.
  func units(_ point: CGPoint) -> (x: Int, y: Int) {
    (Int(Self.coordinate(point.x / pointsPerUnit)), Int(Self.coordinate(point.y / pointsPerUnit)))
  }

  func isOutside(_ point: CGPoint) -> Bool { !CGRect(origin: .zero, size: size).contains(point) }

  func beginDrag(_ content: DragContent, source: any PlatformDragSource) -> (any PlatformDrag)? {
    guard !isClosed, xWindow != 0 else { return nil }
    return platform.drags?.begin(content, from: self, source: source)
  }

  /// A length clamped to what every window system accepts.
  static func units(_ length: CGFloat) -> Int32 {
    length.isNaN ? 1 : Int32(min(16_384, max(1, length.rounded())))
  }

  private static func frameInterval(of handle: OpaquePointer) -> Double {
    var mode = SDL_DisplayMode()
    let index = SDL_GetWindowDisplayIndex(handle)
    guard index >= 0, SDL_GetCurrentDisplayMode(index, &mode) == 0, mode.refresh_rate > 0 else { return 1 / 60 }
    return 1 / Double(min(360, max(24, mode.refresh_rate)))
  }

  // MARK: Size

  private func measure() -> (CGSize, scale: CGFloat) {
    var width: Int32 = 0, height: Int32 = 0
    var pixelWidth: Int32 = 0, pixelHeight: Int32 = 0
    SDL_GetWindowSize(handle, &width, &height)
    SDL_GetWindowSizeInPixels(handle, &pixelWidth, &pixelHeight)
    if usesPixels { return (CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale), scale) }
    let scale = width > 0 ? CGFloat(pixelWidth) / CGFloat(width) : 1
    return (CGSize(width: CGFloat(width), height: CGFloat(height)), scale)
  }

  /// Ignores an unchanged size: otherwise a layout that answers a resize with a resize would never end.
  private func updateSize() {
    let (newSize, newScale) = measure()
    guard newSize != size || newScale != scale else { return }
    (size, scale) = (newSize, newScale)
    requestFrame()
    client?.windowDidResize(to: size, scale: scale)
  }

  func resize(to newSize: CGSize) {
    guard newSize != size, !isClosed else { return }
    SDL_SetWindowSize(handle, Self.units(newSize.width / pointsPerUnit), Self.units(newSize.height / pointsPerUnit))
  }

  private func surfaceDidChange() {
    surface.invalidate()
    frameInterval = Self.frameInterval(of: handle)
    platform.displaysDidChange()
    updateSize()
    requestFrame()
  }

  func setLimits(_ newLimits: WindowLimits) {
    guard newLimits != limits, !isClosed else { return }
    limits = newLimits
    applyLimits()
    resize(to: limits.clamp(size))
  }

  private func applyLimits() {
    guard limits != WindowLimits() else { return }
    let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
    let (minimum, maximum) = (limits.minimum ?? .zero, limits.maximum ?? unlimited)
    // SDL wants a maximum that is no smaller than the minimum, at every moment.
    SDL_SetWindowMinimumSize(handle, 1, 1)
    SDL_SetWindowMaximumSize(
      handle, Self.limit(max(maximum.width, minimum.width) / pointsPerUnit),
      Self.limit(max(maximum.height, minimum.height) / pointsPerUnit))
    SDL_SetWindowMinimumSize(
      handle, Self.limit(minimum.width / pointsPerUnit), Self.limit(minimum.height / pointsPerUnit))
  }

  /// Rounded up, so that what needs a part of a pixel has it.
  private static func limit(_ length: CGFloat) -> Int32 { units(length.rounded(.up)) }

  func setInteractions(_ interactions: WindowInteractions) {
    if isClosed { return }
    SDL_SetWindowResizable(handle, interactions.canBeResized ? SDL_TRUE : SDL_FALSE)
    setDesktopFunctions(interactions)
  }

  /// Keeps the window's size in points when the scale changes.
  func settingsDidChange(_ settings: DesktopSettings, from old: DesktopSettings) {
    if usesPixels, settings.scale != scale {
      let points = size
      scale = settings.scale
      applyLimits()
      SDL_SetWindowSize(handle, Self.units(points.width * scale), Self.units(points.height * scale))
      surface.invalidate()
      (size, scale) = measure()
      requestFrame()
      client?.windowDidResize(to: size, scale: scale)
    }
    if settings.isDark != old.isDark { client?.windowAppearanceDidChange(isDark: settings.isDark) }
    if settings.accessibility != old.accessibility { client?.windowAccessibilityDidChange(settings.accessibility) }
  }

  // MARK: Frames

  /// Whether a frame was requested and the window is visible.
  var wantsFrame: Bool { needsFrame && isVisible }

  private func wake() {
    if isAwake || isClosed { return }
    isAwake = true
    platform.wake(self)
  }

  /// Whether nothing is pending, so that the platform may ignore the window until it calls `wake`.
  func restsNow() -> Bool {
    isAwake = needsFrame || isExposed || coalescer.held != nil
    return !isAwake
  }

  /// The time at which `runDueWork` or a frame is due; infinite if nothing is pending.
  var nextDeadline: Double {
    if isExposed, isVisible, !needsFrame { return -.infinity }
    let nextFrame = platform.clock.next(every: frameInterval)
    if wantsFrame { return nextFrame }
    return coalescer.held == nil ? .infinity : max(nextFrame, lastInputTime + frameInterval)
  }

  /// Does all pending work except frames.
  func runDueWork(at now: Double) {
    // Lost pixels are shown with the next frame, or now if none is requested; a hidden window shows them later.
    if isExposed, isVisible, !needsFrame { showAgain() }
    guard coalescer.held != nil, max(platform.clock.next(every: frameInterval), lastInputTime + frameInterval) <= now,
      let event = coalescer.takeHeld()
    else { return }
    lastInputTime = now
    client?.windowDidReceive(event)
  }

  func drawFrame(at time: Double) {
    needsFrame = false
    lastInputTime = min(lastInputTime, time)
    client?.windowDrawFrame(at: time)
    // The frame draws only what differs from the last one, not all that was lost.
    if isExposed, !isClosed { showAgain() }
  }

  private func showAgain() {
    isExposed = false
    surface.showAgain()
  }

  private var isVisible: Bool {
    SDL_GetWindowFlags(handle) & (SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue) == 0
  }

  func requestFrame() {
    if isClosed { return }
    needsFrame = true
    wake()
  }

  func present(_ frame: PresentedFrame) {
    if isClosed { return }
    surface.show(frame)
    platform.accessibilityService.windowsDidChange()
  }

  func snapshot() -> Bitmap? { isClosed ? nil : surface.snapshot() }

  // MARK: Events

  func handle(_ event: SDL_Event) {
    if event.type == SDL_WINDOWEVENT.rawValue {
      handle(SDL_WindowEventID(UInt32(event.window.event)))
    } else if let input = event.inputEvent(pointsPerUnit: pointsPerUnit, EventModifiers(platform.modifiers)) {
      deliver(input)
    }
  }

  private func handle(_ event: SDL_WindowEventID) {
    switch event {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: surfaceDidChange()
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
      isExposed = true
      for popup in popups { popup.show() }
      wake()
    case SDL_WINDOWEVENT_MOVED: windowMoved()
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: for popup in popups { popup.hide() }
    case SDL_WINDOWEVENT_ENTER: showCursor()
    case SDL_WINDOWEVENT_LEAVE: deliver(.pointerLeft)
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      hasKeyboardFocus = true
      applyTextInput()
      deliver(.focusGained)
      platform.accessibilityService.windowsDidChange()
    case SDL_WINDOWEVENT_FOCUS_LOST:
      hasKeyboardFocus = false
      deliver(.focusLost)
      platform.accessibilityService.windowsDidChange()
    case SDL_WINDOWEVENT_CLOSE: client?.windowShouldClose()
    default: break
    }
  }

  func deliver(_ event: InputEvent) {
    defer { if coalescer.held != nil { wake() } }
    for ready in coalescer.add(event) where !isClosed { client?.windowDidReceive(ready) }
  }

  // MARK: Text, pointer, title

  func setTextInput(active: Bool, caret: CGRect) {
    let newCaret = active ? caret : nil
    guard newCaret != textInputCaret else { return }
    textInputCaret = newCaret
    if hasKeyboardFocus { applyTextInput() }
  }

  /// SDL has one text input state for all windows; the focused window sets it.
  private func applyTextInput() {
    let isActive = SDL_IsTextInputActive() == SDL_TRUE
    guard let caret = textInputCaret else {
      if isActive { SDL_StopTextInput() }
      return
    }
    if !isActive { SDL_StartTextInput() }
    var area = SDL_Rect(
      x: Self.coordinate(caret.minX / pointsPerUnit), y: Self.coordinate(caret.minY / pointsPerUnit),
      w: Self.units(caret.width / pointsPerUnit), h: Self.units(caret.height / pointsPerUnit))
    SDL_SetTextInputRect(&area)
  }

  static func coordinate(_ value: CGFloat) -> Int32 {
    value.isNaN ? 0 : Int32(min(16_384, max(-16_384, value.rounded())))
  }

  func setCursor(_ cursor: PointerCursor) {
    self.cursor = cursor
    if let focus = SDL_GetMouseFocus(), shows(focus) { showCursor() }
  }

  func setIcon(_ icon: Bitmap) {
    guard !isClosed, icon.width > 0, icon.height > 0 else { return }
    // SDL copies the pixels, which are to be without premultiplied alpha.
    var pixels = icon.pixels.map(\.withoutPremultipliedAlpha)
    pixels.withUnsafeMutableBytes { bytes in
      guard
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          bytes.baseAddress, Int32(icon.width), Int32(icon.height), 32, Int32(icon.width * 4),
          SDL_PIXELFORMAT_ARGB8888.rawValue)
      else { return }
      SDL_SetWindowIcon(handle, surface)
      SDL_FreeSurface(surface)
    }
  }

  /// Shows the program's cursor, or else the window's.
  func showCursor() { platform.cursors.show(platform.pushedCursors.last ?? cursor) }

  var title: String {
    get { SDL_GetWindowTitle(handle).map { String(cString: $0) } ?? "" }
    set {
      SDL_SetWindowTitle(handle, newValue)
      setDesktopTitle(newValue)
    }
  }

  var isFullScreen: Bool {
    get { !isClosed && SDL_GetWindowFlags(handle) & SDL_WINDOW_FULLSCREEN.rawValue != 0 }
    set {
      guard !isClosed, newValue != isFullScreen else { return }
      SDL_SetWindowFullscreen(handle, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
    }
  }

  func raise() {
    if isClosed { return }
    if SDL_GetWindowFlags(handle) & SDL_WINDOW_MINIMIZED.rawValue != 0 { SDL_RestoreWindow(handle) }
    SDL_RaiseWindow(handle)
  }

  var kept: [String: Int] { surface.kept }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    needsFrame = false
    for popup in popups { popup.close() }
    _ = coalescer.takeHeld()
    if let native = Self.native(handle) { platform.drags?.unregister(native.window, on: native.display) }
    platform.remove(self)
    SDL_DestroyWindow(handle)
  }
}

extension UInt32 {
  /// A pixel of alpha, red, green and blue, of which the colours are multiplied by alpha.
  var withoutPremultipliedAlpha: UInt32 {
    let alpha = self >> 24
    if alpha == 0 || alpha == 255 { return self }
    func channel(_ shift: UInt32) -> UInt32 {
      Swift.min(255, ((self >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
