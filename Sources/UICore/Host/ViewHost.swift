import AttributeGraph
import DisplayList
import Foundation
import Geometry
import TextLayout
import TraceRecorder

/// Hosts one view tree: keeps its attributes up to date and returns its display list.
///
/// The windows of an app share one graph, and so their state; each has its own host.
@MainActor
public final class ViewHost {
  let viewGraph: ViewGraph
  /// Called when the window must be drawn and, if the host owns its graph, when an update is due.
  public var needsUpdate: () -> Void = {}
  /// What people can do with the window, as its content says.
  private(set) var interactions = WindowInteractions()
  /// Called when ``interactions`` changed.
  var interactionsDidChange: () -> Void = {}
  /// Called when the window's focus publishes other values.
  var focusedValuesDidChange: () -> Void = {}
  private let root: ViewRoot
  private let subgraph: Subgraph
  private let rootSize: Attribute<ViewSize>
  private let environment: Attribute<EnvironmentValues>
  /// The root environment, without the content's preferred colour scheme.
  private(set) var currentEnvironment: EnvironmentValues
  /// The colour scheme that the content prefers.
  private(set) var preferredColorScheme: ColorScheme?
  /// All that is drawn, out of sight as well.
  package var displayList: DisplayList {
    drawAll()
    return root.displayList
  }
  private var sizeClasses: SizeClasses
  private let safeArea: Attribute<SafeAreaPaddingModifier>?
  let router: InputRouter
  /// What may leave the window.
  let popups: PopupSurfaces
  /// The window's coordinate space.
  let space = CoordinateSpaceLink.root()

  /// Hosts a view in a graph of its own.
  ///
  /// - Parameters:
  ///   - size: points.
  ///   - safeAreaInsets: the parts of the window that the system covers, in points; pass nil for a window that never
  ///     has any.
  ///   - environment: the root view's environment.
  public convenience init<Root: View>(
    _ root: Root, fonts: FontSystem, size: CGSize, safeAreaInsets: EdgeInsets? = nil,
    environment: EnvironmentValues = EnvironmentValues(), time: Double = 0
  ) {
    self.init(
      ViewGraph(fonts: fonts, time: time), size: size, safeAreaInsets: safeAreaInsets, environment: environment
    ) { inputs in
      let root = inputs.graph.source(root)
      return Root._makeView(view: _GraphValue(root), inputs: inputs)
    }
    viewGraph.needsUpdate = { [weak self] in self?.needsUpdate() }
  }

  /// Hosts a view in the graph of another host, as a further window of the same program.
  package convenience init<Root: View>(
    _ root: Root, beside other: ViewHost, size: CGSize, environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.init(other.viewGraph, size: size, environment: environment) { inputs in
      let root = inputs.graph.source(root)
      return Root._makeView(view: _GraphValue(root), inputs: inputs)
    }
  }

  init(
    _ viewGraph: ViewGraph, size: CGSize, safeAreaInsets: EdgeInsets? = nil, environment values: EnvironmentValues,
    makeRoot: @escaping (_ViewInputs) -> _ViewOutputs
  ) {
    self.viewGraph = viewGraph
    viewGraph.reference.addHost(of: viewGraph)
    let graph = viewGraph.graph
    let subgraph = Subgraph.make(in: graph.rootSubgraph)
    self.subgraph = subgraph
    let root = subgraph.adopt { ViewRoot(viewGraph) }
    self.root = root
    let router = InputRouter(viewGraph: viewGraph)
    self.router = router
    viewGraph.store(TextLinkOpener.self).make = { TextLinkResponder($0) }
    viewGraph.store(TextClock.self).make = { TextTicker($0) }
    viewGraph.store(PictureClock.self).make = { PictureTicker($0) }
    var values = values
    values.inputRouter = router
    let presentations = subgraph.adopt { PresentationStack(viewGraph) }
    values.presentations = presentations
    popups = presentations.popups
    router.textMenu = TextMenu(router) { [unowned viewGraph, unowned presentations] make in
      presentations.add(viewGraph.nextIdentity(), path: nil, make: make)
    }
    router.menus.name = { AccessibilityReader(graph: graph).elements(of: $0).spokenLabel }
    values.undoManager = router.undo.manager
    values.editMenu = router.undo.menu
    if values.sceneValues == nil { values.sceneValues = SceneValues() }
    values.scenePhase = .active
    values.colorAppearance.assets = viewGraph.store(AssetCatalogs.self)
    values.editMode = subgraph.adopt { .editMode(in: viewGraph, path: nil) }
    values.setSystemOpenURL { [services = router.services] in services.openURL($0) }
    currentEnvironment = values
    sizeClasses = values.platformProfile.sizeClasses(for: size)
    let safeArea = safeAreaInsets.map { insets in
      subgraph.adopt { graph.source(SafeAreaPaddingModifier(insets: insets)) }
    }
    self.safeArea = safeArea
    (rootSize, environment, root.outputs) = subgraph.adopt { [space] in
      let rootSize = graph.source(ViewSize(size))
      let environment = graph.source(values)
      let base = _GraphInputs(
        root: root, environment: EnvironmentScope(environment, inside: nil, in: graph), path: nil,
        transaction: viewGraph.transaction)
      var inputs = _ViewInputs(base: base, size: rootSize, space: space)
      var makeRoot = makeRoot
      if let safeArea { SafeAreaPaddingModifier.coverWindow(safeArea, &inputs, &makeRoot) }
      let element = ViewElement(at: base, make: makeRoot)
      let content = makeContainer(layout: graph.source(ZStackLayout()), list: .elements([element]), inputs: inputs)
      var outputs = presentations.makeLayer(over: content, safeArea: safeArea, inputs: inputs)
      router.layer = DragLayer(viewGraph) { graph.storedValue(environment)?.accessibilityReduceMotion == true }
      outputs.display = outputs.display.map { router.layer.cover($0, root: root) }
      return (rootSize, environment, outputs)
    }
    router.focus.values.didChange = { [weak self] values in
      assumeMainActor {
        self?.updateEnvironment(because: .focus) { $0.focusedValues = values }
        self?.focusedValuesDidChange()
      }
    }
    root.needsFrame = { [weak self] in self?.needsUpdate() }
    root.didUpdate = { [weak self] in self?.didUpdate() }
    viewGraph.add(root)
  }

  /// The root view's size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    viewGraph.update(at: viewGraph.now)
    guard let layout = root.outputs.layout else { return .zero }
    return viewGraph.graph.read(layout).sizeThatFits(proposal)
  }

  /// Points.
  public var size: CGSize {
    get { viewGraph.graph.storedValue(rootSize)?.size ?? .zero }
    set {
      viewGraph.acting(.resize, path: nil) {
        viewGraph.set(rootSize, to: ViewSize(newValue), property: ("Window", "size"))
      }
      let classes = currentEnvironment.platformProfile.sizeClasses(for: newValue)
      if classes != sizeClasses {
        sizeClasses = classes
        updateEnvironment(because: .resize) { $0.set(classes) }
      }
    }
  }

  /// Pixels per point. Whoever reads the environment looks again when it is set to another.
  public var displayScale: CGFloat {
    get { currentEnvironment.displayScale }
    set { if newValue != displayScale { updateEnvironment(because: .resize) { $0.displayScale = newValue } } }
  }

  /// The parts of the window that the system covers, in points; see the initialiser.
  ///
  /// - Precondition: to set it, the host was made with insets.
  public var safeAreaInsets: EdgeInsets {
    get { safeArea.flatMap { viewGraph.graph.storedValue($0)?.insets } ?? EdgeInsets() }
    set {
      guard let safeArea else { fatalError("the window was made without a safe area") }
      viewGraph.acting(.resize, path: nil) {
        viewGraph.set(safeArea, to: SafeAreaPaddingModifier(insets: newValue), property: ("Window", "safeAreaInsets"))
      }
    }
  }

  /// Changes the root view's environment.
  ///
  /// - Parameter cause: the cause for recordings.
  public func updateEnvironment(because cause: CauseKind = .window, _ change: (inout EnvironmentValues) -> Void) {
    change(&currentEnvironment)
    currentEnvironment.dropShadowed()
    viewGraph.acting(cause, path: nil) {
      viewGraph.set(environment, to: shownEnvironment, as: .environment, property: ("EnvironmentValues", ""))
    }
    // The window's background may change even if no view does.
    root.needsFrame()
  }

  /// The root view's environment.
  package var shownEnvironment: EnvironmentValues {
    var values = currentEnvironment
    if let preferredColorScheme { values.colorScheme = preferredColorScheme }
    return values
  }

  /// Applies the colour scheme that the content prefers.
  private func updatePreferredColorScheme() {
    let preferred = preference(PreferredColorSchemeKey.self)
    if preferred == preferredColorScheme { return }
    preferredColorScheme = preferred
    updateEnvironment(because: .appearance) { _ in }
    viewGraph.update(at: viewGraph.now, for: root)
  }

  private func didUpdate() {
    updatePreferredColorScheme()
    if isLate, router.looksForViews { drawAll() }
    let interactions = preference(WindowInteractionsKey.self)
    if interactions != self.interactions {
      self.interactions = interactions
      interactionsDidChange()
    }
    router.didUpdate(root.displayList, isPartial: isLate)
  }

  /// Updates the views for a frame at `time`, in seconds, and returns its display list.
  @discardableResult
  public func update(at time: Double) -> DisplayList {
    router.runTimers(at: time)
    viewGraph.update(at: time, for: root)
    for color in viewGraph.store(AssetCatalogs.self).takeMissing() {
      viewGraph.report("There is no colour \"\(color.name)\" in \(color.folder).", path: nil)
    }
    return root.displayList
  }

  /// Whether ``update(at:)`` may leave out what is out of sight, where many views of scrolled content are new.
  /// Whoever sets it calls ``drawLate(atMost:)`` between frames. All events but those of a pointer that moves come after it.
  public var drawsSightFirst: Bool {
    get { root.mayWait }
    set { root.mayWait = newValue }
  }

  /// Whether the last update left something out.
  public var isLate: Bool { !root.late.isEmpty }

  /// Draws what the last update left out, in an update between frames, until so many rules have run.
  public func drawLate(atMost rules: Int) {
    if root.late.isEmpty { return }
    viewGraph.addEffect(once: { [weak root] in root?.drawLate(atMost: rules) })
    viewGraph.update(at: viewGraph.now)
  }

  /// Draws all that the last update left out.
  func drawAll() {
    guard isLate else { return }
    let mayWait = root.mayWait
    root.mayWait = false
    drawLate(atMost: .max)
    root.mayWait = mayWait
  }

  /// Makes rows of lazy containers that come into sight next, one line of each that was scrolled, in an update of its own
  /// between frames.
  ///
  /// - Returns: false if there was none to make.
  package func makeRowsAhead() -> Bool {
    guard viewGraph.acting(.scroll, path: nil, { router.rowsAhead.makeLines() }) else { return false }
    viewGraph.update(at: viewGraph.now)
    return true
  }

  /// The root view's value for a preference key.
  /// The title that the content gives its window; nil for none.
  var contentTitle: String? {
    guard let title = preference(WindowTitleKey.self) else { return nil }
    let locale = currentEnvironment.locale
    let string = title.plainString(in: TextContext { locale })
    return string.isEmpty ? nil : string
  }

  func preference<K: PreferenceKey>(_: K.Type) -> K.Value {
    root.outputs.preferences.flatMap { viewGraph.graph.read($0)[K.self] } ?? K.defaultValue
  }

  /// Removes the views, which the graph would otherwise keep alive. Without ``close()``, `onDisappear` does not run.
  isolated deinit {
    root.close()
    subgraph.remove()
    viewGraph.reference.removeHost()
  }

  /// Removes the views: cancels their tasks and runs `onDisappear`.
  public func close() {
    router.drag?.cancel()
    root.close()
    subgraph.remove()
    viewGraph.finishPendingWork()
  }

  /// Checks the invariants of the view graph and its attribute graph. Call it between updates only.
  public func checkInvariants() {
    viewGraph.graph.checkInvariants()
    viewGraph.checkInvariants()
  }
}
