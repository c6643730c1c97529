import DisplayList
import Foundation
import Geometry
import PlatformHeadless
import TextLayout
import TraceRecorder
import UICore

/// A view in a window without a screen. The test moves the clock.
///
/// A frame is drawn when the host is made and after each event. While the clock moves, requested frames are drawn,
/// sixty a second. Counts begin at the last ``resetCounts()``.
///
///     let host = try TestHost { Counter() }
///     host.resetCounts()
///     host.click(100, 50)
///     #expect(host.bodies(of: Counter.self) == 1)
@MainActor
public final class TestHost: RunningProgram {
  /// Holds the clock, the clipboard and the appearance.
  public let platform: HeadlessPlatform
  /// Holds requested and presented frames, the cursor and the size.
  public let window: HeadlessWindow
  /// The messages for the developer, in order.
  public private(set) var messages: [String] = []
  /// With at most this many attributes, ``update()`` checks the graph's invariants. A check costs as much as making the
  /// views.
  public var invariantsLimit = 5000
  private let host: ViewHost
  private let fonts: FontSystem
  private let client: WindowClient
  private let log: UpdateLogger
  private var countersAtReset: (environmentChecks: Int, rules: Int) = (0, 0)
  /// What was read of the last frame, for the next questions about it: reading all elements costs as much as a small frame.
  private var read: (source: ElementsSource, elements: [AccessibilityElement])?

  /// - Parameters:
  ///   - size: points.
  ///   - scale: pixels a point.
  ///   - fonts: `nil` opens those of the system, in 5 to 15 ms.
  ///   - profile: the platform whose sizes and colours the views use.
  ///   - accessibility: settings of the user, such as reduced motion.
  ///   - date: what the calendar says to the views when the host is made; nil is today's.
  ///   - safeAreaInsets: parts of the window that are covered, for example by a phone's status bar, in points.
  ///   - environment: changes the environment of the root view.
  /// - Throws: `FontError` if the system has no fonts.
  public convenience init<Root: View>(
    size: CGSize = CGSize(width: 200, height: 100), scale: CGFloat = 1, fonts: FontSystem? = nil,
    profile: PlatformProfile = .desktop, accessibility: AccessibilityRequests = [],
    date: Date? = nil, safeAreaInsets: EdgeInsets? = nil,
    environment: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ root: () -> Root
  ) throws {
    var values = EnvironmentValues()
    values.displayScale = scale
    values.adopt(profile, size: size)
    if !accessibility.isEmpty { values.adopt(accessibility) }
    environment(&values)
    let fonts = try fonts ?? FontSystem()
    let platform = HeadlessPlatform(scale: scale)
    platform.accessibility = accessibility
    self.init(
      host: ViewHost(root(), fonts: fonts, size: size, safeAreaInsets: safeAreaInsets, environment: values),
      platform: platform, fonts: fonts, size: size, date: date)
  }

  /// A further window of the same program: it shares the other's clock, platform and objects.
  ///
  /// - Parameter size: points.
  public convenience init<Root: View>(
    beside other: TestHost, size: CGSize = CGSize(width: 200, height: 100), @ViewBuilder _ root: () -> Root
  ) {
    var values = EnvironmentValues()
    values.displayScale = other.window.scale
    values.adopt(.desktop, size: size)
    values.colorScheme = other.platform.isDark ? .dark : .light
    self.init(
      host: ViewHost(root(), beside: other.host, size: size, environment: values), platform: other.platform,
      fonts: other.fonts, size: size, date: other.host.startDate)
  }

  private init(host: ViewHost, platform: HeadlessPlatform, fonts: FontSystem, size: CGSize, date: Date?) {
    if let date { host.startDate = date }
    (self.host, self.platform, self.fonts) = (host, platform, fonts)
    client = WindowClient(host: host, fonts: fonts)
    log = UpdateLogger(host)
    _ = platform.openWindow(WindowConfiguration(title: "", size: size), client: client)
    window = platform.windows.last!
    client.window = window
    host.receiveMessages { [weak self] in self?.messages.append($0) }
    host.add(log)
    host.connect(to: platform, window: window)
    if platform.onFrame == nil { host.runUpdates(on: platform) }
    host.needsUpdate = { [weak window] in window?.requestFrame() }
    window.requestFrame()
    update()
  }

  /// Runs code as the program's: the names that Apple has as globals (`UIPasteboard.general`, `UIScreen.main`) are then
  /// those of this host's platform, for its tasks too. What the host itself causes runs so anyway.
  public func asProgram<Result>(_ body: () throws -> Result) rethrows -> Result {
    try RunningPrograms.drive(self, body)
  }

  // MARK: Time

  /// Draws a frame now if one was requested.
  public func update() {
    asProgram { platform.drawRequestedFrame() }
    // Even where nothing was drawn: a chart's points are read from the program when somebody asks.
    read = nil
    // The frame of another window may change what this one shows after it was drawn; it has then asked for one more.
    guard window.isClosed || !window.isVisible || window.needsFrame || window.lastFrame?.list === host.displayList
    else { fatalError("the window shows something else than its views, and asks for no frame") }
    if host.attributeCount <= invariantsLimit { host.checkInvariants() }
  }

  /// Moves the clock by `seconds`. Timers fire and frames are drawn on the way.
  ///
  /// Each frame lays out and lists what is to be drawn; only the last one is drawn in pixels, unless ``recordTrace(_:)``
  /// is to say what each costs.
  public func advance(by seconds: Double) {
    let windows = platform.windows
    for window in windows { window.drawsOnlyLast = true }
    asProgram { platform.advance(by: seconds) }
    for window in windows { window.drawsOnlyLast = false }
    read = nil
  }

  // MARK: Input

  /// Delivers an event and draws a frame if it requested one.
  public func send(_ event: InputEvent) {
    asProgram { window.send(event) }
    update()
  }

  /// Clicks at a point of the window with the primary button. With `count` 2 it is a double click.
  public func click(_ x: CGFloat, _ y: CGFloat, count: Int = 1) {
    for press in 1...count {
      let pointer = PointerEvent(location: CGPoint(x: x, y: y), clickCount: press)
      send(.pointerMoved(pointer))
      send(.pointerDown(pointer))
      send(.pointerUp(pointer))
    }
  }

  /// Drags from one point to another in equal steps, a sixtieth of a second apart.
  public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 4) {
    send(.pointerDown(PointerEvent(location: start)))
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      advance(by: 1 / HeadlessPlatform.frameRate)
      send(.pointerMoved(PointerEvent(location: point)))
    }
    send(.pointerUp(PointerEvent(location: end)))
  }

  /// Turns the wheel at a point, by points. A positive `dy` moves the content up.
  public func scroll(_ x: CGFloat, _ y: CGFloat, dx: CGFloat = 0, dy: CGFloat) {
    send(
      .scroll(
        location: CGPoint(x: x, y: y), delta: CGVector(dx: -dx, dy: -dy), isPrecise: true, modifiers: []))
  }

  /// Types a text into the focused view, key by key.
  public func type(_ text: String) {
    for character in text {
      send(.keyDown(.character(character), modifiers: [], isRepeat: false))
      send(.text(String(character)))
      send(.keyUp(.character(character), modifiers: []))
    }
  }

  /// - Parameters:
  ///   - size: points.
  ///   - safeAreaInsets: the new insets; only for a host that was made with insets.
  public func resize(to size: CGSize, safeAreaInsets: EdgeInsets? = nil) {
    asProgram { window.resize(to: size) }
    if let safeAreaInsets { host.safeAreaInsets = safeAreaInsets }
    update()
  }

  /// Removes the view and closes the window.
  public func close() {
    asProgram { host.close() }
    read = nil
    host.remove(log)
    window.close()
  }

  // MARK: What happened

  /// How often bodies of views of a type ran.
  public func bodies<V>(of type: V.Type) -> Int { log.count(of: type) }

  /// How often bodies ran, by the name of the view's type.
  public var bodies: [String: Int] { log.counts }

  /// Every run of a body, in order.
  public var updateLog: [UpdateLogEntry] { log.entries }

  /// How many checks found an environment key unchanged.
  public var environmentChecks: Int { host.counters.environmentChecks - countersAtReset.environmentChecks }

  /// How many rules of all kinds ran: bodies, layouts, pictures and others.
  public var rules: Int { host.counters.run - countersAtReset.rules }

  /// How many attributes the views of this window and of those beside it have now.
  public var attributes: Int { host.attributeCount }

  /// Begins to count anew: runs, checks and the log of updates.
  public func resetCounts() {
    log.reset()
    countersAtReset = (host.counters.environmentChecks, host.counters.run)
  }

  // MARK: What programs ask for

  package var runningPlatform: any Platform { platform }
  package var windowEnvironment: EnvironmentValues? { host.shownEnvironment }
  package var windowSize: CGSize? { window.size }
  /// A host has no settings.
  package func openSettings() -> Bool { false }

  func startTracing(_ recorder: TraceRecorder, names: TraceNames) {
    host.startTracing(recorder, names: names, recordsAll: false)
    client.recorder = recorder
  }

  func stopTracing() {
    host.stopTracing()
    client.recorder = nil
  }

  // MARK: What is shown

  /// The pixels of the last frame. Copies the whole window.
  public func snapshot() -> Bitmap { window.snapshot() ?? Bitmap(width: 0, height: 0, pixels: [], isOpaque: false) }

  /// The part that shows of the view that has the keyboard focus, in points of the window; nil where none has it.
  ///
  /// Empty where scroll views around the view, or the window's edges, hide it. Costs a pass over the display list.
  public var focusedFrame: CGRect? { host.focusedFrame }

  /// The elements of the window that assistive programs are told of.
  var accessibility: [AccessibilityElement] {
    if let read, read.source == host.elementsSource { return read.elements }
    let elements = host.accessibilityElements
    // Reading may bring up to date what nobody had read since it changed.
    read = (host.elementsSource, elements)
    return elements
  }

  func hasAccessibilityFocus(_ element: AccessibilityElement) -> Bool { host.hasAccessibilityFocus(element) }

  func moveAccessibilityFocus(to element: AccessibilityElement, of technology: AccessibilityTechnologies) {
    host.moveAccessibilityFocus(to: element, of: technology)
    update()
  }

  /// The items of the last frame, one a line, back to front, in points of the window.
  public func frameDump() -> String { window.lastFrame?.list.dump() ?? "" }

  /// How many objects exist that views bring with them.
  package var liveCounts: LiveCounts { host.liveCounts }

  /// Stops the test if an invariant of the graph is broken.
  public func checkInvariants() { host.checkInvariants() }
}
