import DisplayList
import Foundation
import Geometry

/// Shows a scene's item in the desktop's panel: its label as a picture, its menu as lines that the desktop draws, or a
/// window.
@MainActor
final class StatusItemController: StatusItemClient {
  private unowned let app: AppHost
  private let source: StatusItemSource
  private let label: ViewHost
  /// Holds the items of the menu, seen by nobody.
  private let outline: ViewHost?
  private var item: (any PlatformStatusItem)?
  private weak var lastWindow: WindowController?
  private var needsFrame = true
  /// When the window was closed, since the keyboard left it.
  private var closedAt = -Double.infinity

  init(_ source: StatusItemSource, app: AppHost) {
    (self.source, self.app) = (source, app)
    let environment = app.makeEnvironment(.desktop, size: StatusItemSource.pictureSize)
    label = ViewHost(
      app.viewGraph, size: StatusItemSource.pictureSize, environment: environment, makeRoot: source.makeLabel)
    outline =
      source.opensWindow
      ? nil
      : ViewHost(
        app.viewGraph, size: CGSize(width: 400, height: 4_000), environment: environment, makeRoot: source.makeOutline)
    for host in [label, outline].compactMap(\.self) {
      app.addActions(to: host)
      host.connect(to: app.platform)
      host.needsUpdate = { [weak self] in self?.requestFrame() }
    }
    update(at: app.platform.now)
  }

  private func requestFrame() {
    needsFrame = true
    app.viewGraph.needsUpdate()
  }

  /// The open window of the item.
  private var window: WindowController? {
    lastWindow.flatMap { window in app.windows.contains { $0 === window } ? window : nil }
  }

  /// Whether the desktop shows the item, or may show it soon.
  var mayBeShown: Bool { item.map { $0.isShown != false } ?? false }

  /// Shows what has changed.
  func update(at time: Double) {
    guard needsFrame else { return }
    needsFrame = false
    let panel = app.platform as? any StatusItemPlatform
    let scheme: ColorScheme = panel?.panelIsDark == true ? .dark : .light
    if label.currentEnvironment.colorScheme != scheme { label.updateEnvironment { $0.colorScheme = scheme } }
    let list = label.update(at: time)
    outline?.update(at: time)
    guard label.preference(StatusItemIsInserted.self) else { return remove() }
    if item == nil { item = panel?.openStatusItem(client: self) }
    let name = source.title ?? label.accessibilityElements.spokenLabel
    item?.show(
      StatusItemContent(
        name: name.isEmpty ? app.name : name,
        picture: PresentedFrame(
          list: list, size: StatusItemSource.pictureSize, scale: 1,
          background: RGBA(red: 0, green: 0, blue: 0, alpha: 0),
          glyphs: app.viewGraph.fonts),
        menu: outline.map { outline in
          StatusMenuEntry.entries(outline.accessibilityElements) { [weak app] action in
            app?.viewGraph.acting(.other, path: nil, action)
          }
        }))
  }

  private func remove() {
    item?.close()
    item = nil
    if let window { app.close(window) }
  }

  /// Ends the item and its views.
  func close() {
    item?.close()
    item = nil
    label.close()
    outline?.close()
  }

  // MARK: StatusItemClient

  func statusItemWasPressed(at place: CGPoint?) {
    if let window { return app.close(window) }
    // The press took the keyboard from the window, which closed it.
    if app.platform.now - closedAt < 0.3 { return }
    openWindow(beside: place, isFramed: !source.opensWindow)
  }

  func statusItemIsShownDidChange() { app.openWindowIfUnseen() }

  // MARK: Window

  /// Opens the content in a window of its own.
  ///
  /// - Parameter isFramed: whether it is as any other window, and stays when another one gets the keyboard.
  func openWindow(beside place: CGPoint?, isFramed: Bool) {
    let (scene, opensWindow) = (source.window, source.opensWindow)
    scene.settings.environment = [{ $0.statusItemOpensWindow = opensWindow }]
    scene.settings.hasTitleBar = isFramed
    scene.settings.level = isFramed ? .automatic : .floating
    scene.settings.anchor = place
    scene.settings.resizability = .contentSize
    scene.settings.restoration = .disabled
    do { lastWindow = try app.open(scene, value: nil) } catch {
      app.viewGraph.report("The window of an item of the panel could not be opened: \(error)", path: nil)
    }
  }

  /// Closes the window that the keyboard has left, as menus are closed.
  func windowLostFocus(_ lost: WindowController) {
    guard lost === window, !source.window.settings.hasTitleBar else { return }
    closedAt = app.platform.now
    app.close(lost)
  }
}
