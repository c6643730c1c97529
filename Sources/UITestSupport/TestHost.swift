import DisplayList
import Foundation
import Geometry
import PlatformHeadless
import TextLayout
import TraceRecorder
import UICore

/// A view in a window without a screen, under a clock that the test moves.
///
/// A frame is drawn when the host is made, after each event, and, as the clock moves, on the grid of sixtieths of a second
/// where one was asked for. Counts run from the last ``resetCounts()``.
///
///     let host = try TestHost { Counter() }
///     host.resetCounts()
///     host.click(100, 50)
///     #expect(host.bodies(of: Counter.self) == 1)
@MainActor
public final class TestHost {
  /// The clock, the clipboard, the appearance.
  public let platform: HeadlessPlatform
  /// Frames asked for and presented, the cursor, the size.
  public let window: HeadlessWindow
  /// What the developer was told, in order.
  public private(set) var messages: [String] = []
  /// Attributes up to which the graph's invariants are checked after each update of ``update()``; that costs as much as
  /// making the views did.
  public var invariantsLimit = 5000
  private let host: ViewHost
  private let client: WindowClient
  private let log: UpdateLogger
  private var countersAtReset: (environmentChecks: Int, rules: Int) = (0, 0)

  /// - Parameters:
  ///   - size: points.
  ///   - scale: pixels a point.
  ///   - fonts: `nil` opens the system's, 5 to 15 ms.
  ///   - profile: the platform whose measures, type sizes and colours the views take.
  ///   - accessibility: what the user asks of programs.
  ///   - safeAreaInsets: what of the window is covered, as by a phone's status bar, in points.
  ///   - environment: changes what the root view inherits.
  /// - Throws: `FontError` where the system has no fonts.
  public init<Root: View>(
    size: CGSize = CGSize(width: 200, height: 100), scale: CGFloat = 1, fonts: FontSystem? = nil,
    profile: PlatformProfile = .desktop, accessibility: AccessibilityRequests = [],
    safeAreaInsets: EdgeInsets? = nil,
    environment: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ root: () -> Root
  ) throws {
    var values = EnvironmentValues()
    values.displayScale = scale
    values.adopt(profile, size: size)
    if !accessibility.isEmpty { values.adopt(accessibility) }
    environment(&values)
    let fonts = try fonts ?? FontSystem()
    platform = HeadlessPlatform(scale: scale)
    platform.accessibility = accessibility
    host = ViewHost(root(), fonts: fonts, size: size, safeAreaInsets: safeAreaInsets, environment: values)
    client = WindowClient(host: host, fonts: fonts)
    log = UpdateLogger(host)
    _ = platform.openWindow(WindowConfiguration(title: "", size: size), client: client)
    window = platform.windows[0]
    client.window = window
    host.receiveMessages { [weak self] in self?.messages.append($0) }
    host.add(log)
    host.connect(to: platform, window: window)
    host.needsUpdate = { [weak window] in window?.requestFrame() }
    window.requestFrame()
    update()
  }

  // MARK: Time

  /// Draws a frame now, if one was asked for.
  public func update() {
    window.drawFrameIfNeeded(at: platform.now)
    if host.attributeCount <= invariantsLimit { host.checkInvariants() }
  }

  /// Moves the clock by `seconds`, with the timers and frames on the way.
  public func advance(by seconds: Double) { platform.advance(by: seconds) }

  // MARK: Input

  /// Delivers an event and draws what it led to.
  public func send(_ event: InputEvent) {
    window.send(event)
    update()
  }

  /// Presses and releases the primary button at a point of the window; `count` 2 is a double click.
  public func click(_ x: CGFloat, _ y: CGFloat, count: Int = 1) {
    for press in 1...count {
      let pointer = PointerEvent(location: CGPoint(x: x, y: y), clickCount: press)
      send(.pointerMoved(pointer))
      send(.pointerDown(pointer))
      send(.pointerUp(pointer))
    }
  }

  /// Drags from one point to another in straight equal steps, a sixtieth of a second apart.
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

  /// Turns the wheel over a point; positive `dy` moves the content up, in points.
  public func scroll(_ x: CGFloat, _ y: CGFloat, dx: CGFloat = 0, dy: CGFloat) {
    send(
      .scroll(
        location: CGPoint(x: x, y: y), delta: CGVector(dx: -dx, dy: -dy), isPrecise: true, modifiers: []))
  }

  /// Types a text into what has the focus, key by key.
  public func type(_ text: String) {
    for character in text {
      send(.keyDown(.character(character), modifiers: [], isRepeat: false))
      send(.text(String(character)))
      send(.keyUp(.character(character), modifiers: []))
    }
  }

  /// - Parameters:
  ///   - size: points.
  ///   - safeAreaInsets: what of the window is covered from now on; only where the host was made with insets.
  public func resize(to size: CGSize, safeAreaInsets: EdgeInsets? = nil) {
    window.resize(to: size)
    if let safeAreaInsets { host.safeAreaInsets = safeAreaInsets }
    update()
  }

  /// Removes the view and closes the window.
  public func close() {
    host.close()
    window.close()
  }

  // MARK: What happened

  /// How often bodies of views of the type ran.
  public func bodies<V>(of type: V.Type) -> Int { log.count(of: type) }

  /// How often bodies ran, by the name of their view's type.
  public var bodies: [String: Int] { log.counts }

  /// Every run of a body, in order.
  public var updateLog: [UpdateLogEntry] { log.entries }

  /// Environment keys checked and found unchanged.
  public var environmentChecks: Int { host.counters.environmentChecks - countersAtReset.environmentChecks }

  /// Rules of every kind that ran: bodies, layouts, pictures and what lies between.
  public var rules: Int { host.counters.run - countersAtReset.rules }

  public func resetCounts() {
    log.reset()
    countersAtReset = (host.counters.environmentChecks, host.counters.run)
  }

  func startTracing(_ recorder: TraceRecorder, names: TraceNames) {
    host.startTracing(recorder, names: names, recordsAll: false)
    client.recorder = recorder
  }

  func stopTracing() {
    host.stopTracing()
    client.recorder = nil
  }

  // MARK: What is shown

  /// The pixels shown last. Costs a copy of the whole window.
  public func snapshot() -> Bitmap { window.snapshot() ?? Bitmap(width: 0, height: 0, pixels: [], isOpaque: false) }

  /// What was shown last, one line an item, back to front, in points of the window.
  public func frameDump() -> String { window.lastFrame?.list.dump() ?? "" }

  /// What is alive of what views bring with them.
  package var liveCounts: LiveCounts { host.liveCounts }

  /// Stops the test where the graph's invariants do not hold.
  public func checkInvariants() { host.checkInvariants() }
}
