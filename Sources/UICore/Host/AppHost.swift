import AttributeGraph
import DisplayList
import Foundation
import SafeOutput
import TextLayout
import TraceRecorder

/// Makes a window's root view: the scene's content, and what surrounds it.
package typealias WindowFrame = (_ inputs: _ViewInputs, _ content: @escaping (_ViewInputs) -> _ViewOutputs) ->
  _ViewOutputs

/// Runs an app: its scenes, its windows, its options.
@MainActor
public final class AppHost: RunningProgram {
  public let platform: any Platform
  public let options: LaunchOptions
  let name: String
  let viewGraph: ViewGraph
  let recorder: TraceRecorder
  private let recording: (any AppRecording)?
  /// The environment of the app's body and its scenes.
  private let environment: Attribute<EnvironmentValues>
  private var currentEnvironment = EnvironmentValues()
  private(set) var scenes: [SceneWindow] = []
  private let statusItemSources: [StatusItemSource]
  /// What the program has in a panel of the desktop.
  private(set) var statusItems: [StatusItemController] = []
  /// Whether the program ends with its last window, whatever else it shows.
  private var endsWithWindows = false
  /// Those that the app's properties made.
  let delegates: [any ProgramDelegateProperty]
  private let programDelegates: [any ProgramDelegate]
  let windowStates: WindowStates
  private(set) var windows: [WindowController] = []
  /// The window with the keyboard.
  private(set) weak var activeWindow: WindowController?
  private var reporter: FrameReporter?
  private var memoryReporter: MemoryReporter?
  private var player: InputScriptPlayer?
  private(set) var frameNumber: UInt32 = 0
  private var lastWindowNumber = 0
  private var needsUpdate = false
  /// Whether ``drawLate()`` is waiting for its turn.
  var isDrawingLate = false
  let windowFrame: WindowFrame
  private let writeSnapshot: @MainActor (String, Bitmap) throws -> Void
  /// The error that ended the run, if one did.
  public private(set) var failure: (any Error)?

  /// - Parameters:
  ///   - recording: records the run; nil for none.
  ///   - windowStates: the file that stores `@SceneStorage`; nil to store nothing.
  ///   - windowFrame: makes the root view of each window.
  ///   - writeSnapshot: writes a picture to a path.
  package init<A: App>(
    _ app: A, platform: any Platform, options: LaunchOptions,
    recording: (any AppRecording)? = nil, windowStates: PropertyListFile? = nil,
    windowFrame: @escaping WindowFrame = { inputs, content in content(inputs) },
    writeSnapshot: @escaping @MainActor (String, Bitmap) throws -> Void
  ) throws {
    self.platform = platform
    self.options = options
    self.windowFrame = windowFrame
    self.writeSnapshot = writeSnapshot
    self.windowStates = WindowStates(windowStates)
    name = typeName(A.self)
    delegates = Mirror(reflecting: app).children.compactMap { $0.value as? any ProgramDelegateProperty }
    programDelegates = delegates.map(\.programDelegate)
    viewGraph = ViewGraph(fonts: try FontSystem(), time: platform.now)
    viewGraph.reference.addHost(of: viewGraph)
    if !platform.isClockManual {
      viewGraph.calendarNow = { Date() }
      viewGraph.store(ImageCache.self).background = { work, done in
        DispatchQueue.global(qos: .userInitiated).async {
          let result = work()
          DispatchQueue.main.async { done(result) }
        }
      }
    }
    platform.hasTasks = { [reference = viewGraph.reference] in (reference.viewGraph?.liveTasks ?? 0) > 0 }
    self.recording = recording
    recorder = recording?.recorder ?? TraceRecorder()
    if let recording {
      try recording.start { [reference = viewGraph.reference, recorder, names = recording.names] recordsAll in
        reference.viewGraph?.startTracing(recorder, names: names, recordsAll: recordsAll)
      }
      platform.recordTurns(recorder)
    }
    if options.report != nil, recording != nil {
      viewGraph.diagnose("There is no report while a recording is made: it tells more (apus summary).")
    } else if options.report != nil {
      recorder.isEnabled = true
      viewGraph.recorder = recorder
      viewGraph.graph.add(GraphTracer(graph: viewGraph.graph, recorder: recorder, recordsAll: true))
      reporter = FrameReporter(recorder)
    }
    if options.reportsMemory {
      memoryReporter = MemoryReporter {
        print($0)
        // Flush each line, for whoever follows a file or a pipe.
        fflush(nil)
      }
    }
    if options.showsOverlay {
      let monitor = UpdateMonitor(graph: viewGraph.graph)
      viewGraph.monitor = monitor
      viewGraph.graph.add(monitor)
    }
    let graph = viewGraph.graph
    self.environment = graph.source(EnvironmentValues())
    let scope = EnvironmentScope(self.environment, inside: nil, in: graph)
    var base = _GraphInputs(
      root: ViewRoot(viewGraph), environment: scope, path: ViewPath(parent: nil, component: .type(A.self)),
      transaction: viewGraph.transaction)
    let body = graph.rule(BodyRule(source: graph.source(app), inputs: base) { $0.body })
    base.body = body.id
    let outputs = A.Body._makeScene(scene: _GraphValue(body), inputs: _SceneInputs(base: base))
    scenes = outputs.windows
    statusItemSources = outputs.statusItems
    viewGraph.needsUpdate = { [weak self] in assumeMainActor { self?.requestUpdate() } }
    platform.onFrame = { [weak self] time, draw in
      if let self { drawFrame(at: time, draw) } else { draw() }
    }
  }

  isolated deinit { viewGraph.reference.removeHost() }

  /// Opens the first window and returns when the last one is closed.
  public func run() throws {
    RunningPrograms.app = self
    defer { RunningPrograms.app = nil }
    for delegate in programDelegates { delegate.programWillLaunch() }
    if !openLaunchedFiles() { for scene in launchedScenes { try open(scene, value: nil) } }
    openStatusItems()
    if windows.isEmpty, statusItems.isEmpty { return }
    for url in options.urls where !documentsOpen(url) { openExternal(url) }
    if let script = options.script, let window = windows.first {
      let player = InputScriptPlayer(
        script, platform: platform, window: window.window, client: window, writeSnapshot: writeSnapshot)
      self.player = player
      // Play once the first frame is on screen.
      window.didPresent = { [weak window, weak self] in
        window?.didPresent = nil
        self?.play()
      }
    }
    platform.run()
    for item in statusItems { item.close() }
    for delegate in programDelegates { delegate.programWillEnd() }
    ActivityNotifications.postEnd()
    recording?.stop()
    windowStates.end()
    try finish()
  }

  /// Shows what the program has in a panel of the desktop.
  func openStatusItems() {
    statusItems = statusItemSources.map { StatusItemController($0, app: self) }
    openWindowIfUnseen()
  }

  /// The scenes of which a window is opened at the start.
  private var launchedScenes: [SceneWindow] {
    let scenes = scenes.filter { !$0.isSettings && $0.settings.launch != .suppressed }
    // A scene for values comes first only where it is alone.
    let first = scenes.first { $0.values == nil } ?? scenes.first
    return scenes.filter { $0 === first || $0.settings.launch == .presented }
  }

  private func documentsOpen(_ url: URL) -> Bool { scenes.contains { $0.documents?.canOpen(url) == true } }

  /// How the program looks on a desktop.
  private(set) lazy var look = AppLook(
    viewGraph.store(AssetCatalogs.self), program: ProcessInfo.processInfo.processName)
  /// Read when the first window has shown its first frame.
  private(set) lazy var icon: Bitmap? = {
    do { return try look.icon() } catch {
      viewGraph.report("The program's icon cannot be shown: \(error).", path: nil)
      return nil
    }
  }()

  /// Whether several windows of the app can be open.
  var supportsMultipleWindows: Bool { scenes.contains(where: \.isGroup) }

  /// Opens a URL that came from outside in the window that is to have it, once that has shown its views.
  func openExternal(_ url: URL) {
    if openFile(url) { return }
    let window = windowForExternal(url)
    viewGraph.enqueueAction { [weak window] in window?.host.router.externalEvents.open(url) }
  }

  private func windowForExternal(_ url: URL) -> WindowController? {
    // What a window's views say is known once they are there.
    viewGraph.update(at: viewGraph.now)
    let byRank = [activeWindow].compactMap { $0 } + windows.reversed().filter { $0 !== activeWindow }
    func isFor(_ scene: SceneWindow) -> Bool { scene.settings.events?.match(url) ?? true }
    if let window = byRank.first(where: { $0.host.router.externalEvents.prefers(url) }) { return window }
    // A window of a scene that names the URL comes before others.
    let open = byRank.filter { isFor($0.scene) && $0.host.router.externalEvents.allows(url) }
    if let window = open.first(where: { $0.scene.settings.events != nil }) { return window }
    let named = scenes.first { $0.values == nil && $0.settings.events?.match(url) == true }
    if let named, named.isGroup || !windows.contains(where: { $0.scene === named }) {
      return try? self.open(named, value: nil)
    }
    return open.first
  }

  private func play() {
    player?.play { [weak self] error in
      self?.failure = error
      self?.player = nil
      self?.platform.stop()
    }
  }

  private func finish() throws {
    if let failure { throw failure }
    if let path = options.snapshot, let bitmap = windows.first?.window.snapshot() { try writeSnapshot(path, bitmap) }
    windows.forEach(reportAccessibility)
    memoryReporter?.finish(at: platform.now, retainedCounts())
    if let format = options.report, let reporter {
      print(TerminalText.printable(try reporter.text(format), keepsLines: true))
    }
  }

  /// Prints what assistive programs are told of a window, where that was asked for.
  private func reportAccessibility(_ window: WindowController) {
    guard options.reportsAccessibility else { return }
    let text = "\(window.window.title)\n" + window.host.accessibilityElements.outline(depth: 1)
    print(TerminalText.printable(text, keepsLines: true))
  }

  // MARK: Windows

  /// What views of the program find around them, whatever window they are in.
  func makeEnvironment(_ profile: PlatformProfile, size: CGSize) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.adopt(profile, size: size)
    if let typeSize = options.typeSize { environment.dynamicTypeSize = typeSize }
    environment.colorScheme = options.isDark ?? platform.isDark ? .dark : .light
    environment.accentColor = look.accentColor(environment.colorAppearance)
    let requests = options.accessibility ?? platform.accessibility
    if !requests.isEmpty { environment.adopt(requests) }
    environment.supportsMultipleWindows = supportsMultipleWindows
    environment.documentWindows = documentWindows
    for delegate in delegates { environment.adopt(delegate.delegateObject) }
    return environment
  }

  @discardableResult
  func open(_ scene: SceneWindow, value: Any?) throws -> WindowController {
    lastWindowNumber += 1
    let window = try WindowController(scene: scene, number: lastWindowNumber, value: value, app: self)
    windows.append(window)
    windowFocusChanged(window, isActive: true)
    return window
  }

  /// Whether the app has a scene of settings.
  var hasSettings: Bool { scenes.contains(where: \.isSettings) }

  func openWindow(id: String?, value: Any?) {
    let scene = scenes.first { scene in
      if let id { if scene.id != id { return false } } else if scene.isSettings { return false }
      guard let value else { return true }
      return scene.values.map { $0.type == type(of: value) } ?? false
    }
    guard let scene else {
      viewGraph.report(
        "There is no scene to open a window of: id \(id ?? "none"), value \(value ?? "none").", path: nil)
      return
    }
    // A group's window for a value is there once, one without a value any number of times.
    let wanted = WindowController.comparable(value)
    if !scene.isGroup || wanted != nil, let open = windows.first(where: { $0.scene === scene && $0.value == wanted }) {
      open.window.raise()
      return
    }
    do { try open(scene, value: value) } catch { viewGraph.report("A window could not be opened: \(error)", path: nil) }
  }

  /// Identifies a scene of the app across runs: its id, or its position.
  func name(of scene: SceneWindow) -> String {
    scene.id ?? "scene \(scenes.firstIndex { $0 === scene } ?? 0)"
  }

  func closeWindows(id: String?, value: Any?) {
    let wanted = WindowController.comparable(value)
    for window in windows where id == nil || window.scene.id == id {
      if wanted == nil || window.value == wanted { close(window) }
    }
  }

  /// Closes the windows that people may close, which ends the app when none is left.
  func quit() {
    endsWithWindows = true
    for window in windows { window.windowShouldClose() }
    if windows.isEmpty { platform.stop() }
  }

  func close(_ window: WindowController) {
    windows.removeAll { $0 === window }
    if windows.isEmpty, let path = options.snapshot, let bitmap = window.window.snapshot() {
      do { try writeSnapshot(path, bitmap) } catch { failure = error }
    }
    reportAccessibility(window)
    window.close()
    windowStates.close(window.sceneValues)
    windowFocusChanged(window, isActive: false)
    viewGraph.needsUpdate()
    if endsWithWindows, windows.isEmpty { platform.stop() }
  }

  /// The keyboard came to a window or left it.
  func windowFocusChanged(_ window: WindowController, isActive: Bool) {
    if isActive { activeWindow = window } else if activeWindow === window { activeWindow = nil }
    updateScenePhase()
    updateFocusedValues()
    if !isActive { for item in statusItems { item.windowLostFocus(window) } }
  }

  /// Sets the app's scene phase to the most active phase of its windows.
  func updateScenePhase() {
    let phase = windows.map(\.host.currentEnvironment.scenePhase).max() ?? .background
    let old = currentEnvironment.scenePhase
    if phase == old { return }
    updateEnvironment("scenePhase") { $0.scenePhase = phase }
    for delegate in programDelegates { delegate.programDidChange(from: old, to: phase) }
    ActivityNotifications.post(from: old, to: phase)
  }

  /// Sets what the app's body and its scenes know of the focus: what the active window publishes.
  func updateFocusedValues() {
    let published = activeWindow?.host.currentEnvironment.focusedValues ?? FocusedValues()
    if published.isEmpty, currentEnvironment.focusedValues.isEmpty { return }
    updateEnvironment("focusedValues") { $0.focusedValues = published }
  }

  private func updateEnvironment(_ name: String, _ change: (inout EnvironmentValues) -> Void) {
    change(&currentEnvironment)
    currentEnvironment.dropShadowed()
    viewGraph.set(environment, to: currentEnvironment, as: .environment, property: ("EnvironmentValues", name))
  }

  // MARK: What programs ask for

  package var runningPlatform: any Platform { platform }
  package var windowEnvironment: EnvironmentValues? { windows.first?.host.shownEnvironment }
  package var windowSize: CGSize? { windows.first?.window?.size }

  package func openSettings() -> Bool {
    guard hasSettings else { return false }
    openWindow(id: SceneWindow.settings, value: nil)
    return true
  }

  // MARK: Frames

  private func requestUpdate() {
    needsUpdate = true
    platform.requestUpdate()
  }

  /// Runs the update that writes requested, if any, then draws the windows that asked for a frame.
  private func drawFrame(at time: Double, _ drawWindows: () -> Void) {
    let start = platform.now
    frameNumber &+= 1
    let lateness = max(0, platform.now - time) * 1e6
    recorder.begin(
      .frame, id: frameNumber, cause: UInt32(min(lateness, 1e9)), value: UInt32(platform.frameInterval * 1e6))
    if needsUpdate {
      needsUpdate = false
      recorder.begin(.update, id: frameNumber)
      viewGraph.update(at: time)
      recorder.end(.update, id: frameNumber)
    }
    drawWindows()
    for item in statusItems { item.update(at: time) }
    recorder.end(.frame, id: frameNumber)
    reporter?.collect()
    memoryReporter?.didDraw(at: time, retainedCounts)
    makeRowsAhead(afterFrameBegunAt: start)
    drawLate()
  }

  func didDrawFrame(_ window: WindowController) {
    reporter?.didDraw(window: window.number, title: window.window.title)
    if let limit = options.frames, windows.first === window {
      if window.frameCount >= limit { platform.stop() } else { window.window.requestFrame() }
    }
  }
}
