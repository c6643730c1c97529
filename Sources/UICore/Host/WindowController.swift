import DisplayList
import Foundation
import Geometry
import TraceRecorder

/// Connects a platform window with its view host: passes events in and frames out.
@MainActor
final class WindowController: PlatformWindowClient {
  let scene: SceneWindow
  /// Numbers windows in the order in which they open.
  let number: Int
  let host: ViewHost
  private(set) var window: (any PlatformWindow)!
  private(set) unowned var app: AppHost
  let sceneValues: SceneValues
  private let shownValue: WindowValue
  /// The document that it shows, in a scene of documents.
  let document: (any WindowDocument)?
  private(set) var overlay: WindowOverlay?
  private var popups: PopupWindows!
  private var limits: WindowLimits
  /// The number of frames presented.
  private(set) var frameCount = 0
  var didPresent: (() -> Void)?

  /// What it was opened for, or what its content wrote since.
  var value: AnyHashable? { Self.comparable(shownValue.current) }

  /// The value of a window, which scenes take if it is hashable, as what two windows are compared by.
  static func comparable(_ value: Any?) -> AnyHashable? { (value as? any Hashable).map { AnyHashable($0) } }

  init(scene: SceneWindow, number: Int, value: Any?, app: AppHost) throws {
    (self.scene, self.number) = (scene, number)
    let value = value ?? scene.values?.makeDefault?()
    shownValue = WindowValue(value)
    let document = value as? any WindowDocument ?? scene.documents?.makeDocument()
    self.document = document
    self.app = app
    let profile = app.options.profile ?? scene.profile ?? .desktop
    var size = app.options.size ?? scene.defaultSize ?? profile.windowSize
    var environment = app.makeEnvironment(profile, size: size)
    let values = app.windowStates.values(
      for: app.name(of: scene), isRestored: scene.settings.restoration != .disabled)
    environment.sceneValues = values
    sceneValues = values
    environment.windowDocument = document
    environment.windowValue = shownValue
    for change in scene.settings.environment { change(&environment) }
    host = ViewHost(app.viewGraph, size: size, environment: environment) { [frame = app.windowFrame] inputs in
      scene.makeTops(inputs) { inputs in
        frame(inputs) { scene.makeContent(document ?? value, $0) }
      }
    }
    // Frames that are counted are whole.
    host.drawsSightFirst = app.options.frames == nil
    limits = host.limits(for: scene)
    if scene.measuresMaximum, app.options.size == nil, scene.defaultSize == nil {
      size = host.sizeThatFits(.unspecified)
    }
    size = limits.clamp(size)
    var configuration = WindowConfiguration(title: title, size: size, limits: limits)
    configuration.hasTitleBar = scene.settings.hasTitleBar
    configuration.movesByTop = scene.settings.movesByTop
    configuration.level = scene.settings.level
    (configuration.position, configuration.anchor) = (scene.settings.position, scene.settings.anchor)
    host.size = size
    window = try app.platform.openWindow(configuration, client: self)
    host.interactionsDidChange = { [weak self] in
      guard let self else { return }
      window?.setInteractions(host.interactions)
    }
    if host.interactions != WindowInteractions() { window.setInteractions(host.interactions) }
    host.updateEnvironment { environment in
      environment.displayScale = window.scale
      environment.openWindow = OpenWindowAction { [weak app] id, value in app?.openWindow(id: id, value: value) }
      environment.dismissWindow = DismissWindowAction { [weak app, weak self] id, value in
        if id != nil || value != nil { app?.closeWindows(id: id, value: value) } else { self?.closeWhenSaved() }
      }
    }
    addCommands()
    document?.titleDidChange = { [weak self] in
      if let self, let title = self.document?.windowTitle { window?.title = title }
    }
    host.focusedValuesDidChange = { [weak app] in app?.updateFocusedValues() }
    if app.hasSettings {
      let open: @MainActor () -> Void = { [weak app] in app?.openWindow(id: SceneWindow.settings, value: nil) }
      host.updateEnvironment { $0.openSettings = OpenSettingsAction(open: open) }
      host.router.shortcuts.add(KeyboardShortcut(",")) {
        open()
        return true
      }
    }
    if window.size != size { host.size = window.size }
    host.needsUpdate = { [weak self] in self?.window?.requestFrame() }
    host.connect(to: app.platform, window: window)
    popups = PopupWindows(window)
    overlay = WindowOverlay(host)
    window.requestFrame()
  }

  private var title: String { document?.windowTitle ?? host.contentTitle ?? scene.title ?? app.name }

  // MARK: PlatformWindowClient

  func windowDidReceive(_ event: InputEvent) {
    let event = app.options.mouseIsFinger ? event.byFinger : event
    app.recorder.begin(.events, id: app.frameNumber)
    host.send(event)
    if event == .focusGained || event == .focusLost { app.windowFocusChanged(self, isActive: event == .focusGained) }
    app.recorder.end(.events, id: app.frameNumber)
  }

  func windowDidResize(to size: CGSize, scale: CGFloat) {
    host.size = size
    host.displayScale = scale
    updateFullScreen()
    window?.requestFrame()
  }

  func windowDidMove() { host.popups.windowMoved() }

  func windowDrawFrame(at time: Double) {
    let (recorder, frameNumber) = (app.recorder, app.frameNumber)
    recorder.begin(.update, id: frameNumber)
    overlay?.willUpdate()
    var list = host.update(at: time)
    recorder.end(.update, id: frameNumber)
    let limits = host.limits(for: scene)
    if limits != self.limits {
      self.limits = limits
      window.setLimits(limits)
    }
    if let overlay { list = overlay.list(over: list, size: window.size, scale: window.scale, at: time) }
    let title = title
    if window.title != title { window.title = title }
    window.present(
      PresentedFrame(
        list: list, size: window.size, scale: window.scale, background: host.background, glyphs: app.viewGraph.fonts,
        recorder: recorder))
    popups.show(host.popups.shown, glyphs: app.viewGraph.fonts)
    if overlay?.didPresent(at: time) == true { window.requestFrame() }
    frameCount += 1
    if frameCount == 1, let icon = app.icon { window.setIcon(icon) }
    didPresent?()
    app.didDrawFrame(self)
  }

  func windowAppearanceDidChange(isDark: Bool) {
    host.updateEnvironment(because: .appearance) { $0.colorScheme = isDark ? .dark : .light }
    window?.requestFrame()
  }

  func windowAccessibilityDidChange(_ requests: AccessibilityRequests) {
    guard app.options.accessibility == nil else { return }
    host.updateEnvironment(because: .appearance) { $0.adopt(requests) }
    window?.requestFrame()
  }

  func windowDragMoved(_ content: DragContent, to location: CGPoint) -> DropOperation {
    host.dragMoved(content, to: location)
  }

  func windowDragLeft() { host.dragLeft() }

  func windowDragDropped(_ content: DragContent, at location: CGPoint) -> DropOperation {
    host.dragDropped(content, at: location)
  }

  func windowShouldClose() { if host.interactions.canBeClosed { closeWhenSaved() } }

  /// Closes the window, after people were asked about what of its document is not saved.
  private func closeWhenSaved() {
    let close: @MainActor () -> Void = { [weak self] in
      if let self { app.close(self) }
    }
    if Transaction.current.dismissBehavior == .destructive { return close() }
    if host.router.closing.ask(close) { return window.raise() }
    guard let document else { return close() }
    if document.mayClose(close) { close() } else { window.raise() }
  }

  func windowIsMoved(at location: CGPoint) -> Bool { scene.settings.movesByTop && host.isMoved(at: location) }

  func close() {
    popups.close()
    host.close()
    window.close()
  }
}
