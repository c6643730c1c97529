import AttributeGraph
import DisplayList
import Foundation

/// What making any attribute needs: the graph, the environment and where we are. Copies share it until one is changed.
public struct _GraphInputs {
  private final class Storage {
    let root: ViewRoot
    @exclusivity(unchecked) var environment: EnvironmentScope
    @exclusivity(unchecked) var path: ViewPath?
    @exclusivity(unchecked) var transaction: Attribute<Transaction>
    @exclusivity(unchecked) var body = AttributeID.none
    @exclusivity(unchecked) var followsLayout = false
    @exclusivity(unchecked) var modifierContents: ModifierContents?
    @exclusivity(unchecked) var styles = ViewInputValues()
    @exclusivity(unchecked) var focusFlag: FocusFlag?

    init(root: ViewRoot, environment: EnvironmentScope, path: ViewPath?, transaction: Attribute<Transaction>) {
      (self.root, self.environment, self.path, self.transaction) = (root, environment, path, transaction)
    }

    init(_ other: Storage) {
      (root, environment, path, transaction) = (other.root, other.environment, other.path, other.transaction)
      (body, followsLayout) = (other.body, other.followsLayout)
      (modifierContents, styles, focusFlag) = (other.modifierContents, other.styles, other.focusFlag)
    }
  }

  private var storage: Storage

  init(root: ViewRoot, environment: EnvironmentScope, path: ViewPath?, transaction: Attribute<Transaction>) {
    storage = Storage(root: root, environment: environment, path: path, transaction: transaction)
  }

  private mutating func unique() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
    return storage
  }

  /// Whether they are copies of which none was changed.
  func isSame(as other: _GraphInputs) -> Bool { storage === other.storage }

  /// The root of the window around. The app's own body and scenes have a root that no window shows.
  var root: ViewRoot { storage.root }
  var environment: EnvironmentScope {
    get { storage.environment }
    set { unique().environment = newValue }
  }
  var path: ViewPath? {
    get { storage.path }
    set { unique().path = newValue }
  }
  var transaction: Attribute<Transaction> {
    get { storage.transaction }
    set { unique().transaction = newValue }
  }
  /// The body around.
  var body: AttributeID {
    get { storage.body }
    set { unique().body = newValue }
  }
  /// Whether a layout decides what is made here, as it decides which rows are in sight or what a geometry reader shows.
  /// Such views come up to date when the layout asks for them, all others before any layout.
  var followsLayout: Bool {
    get { storage.followsLayout }
    set { unique().followsLayout = newValue }
  }
  /// Contents of the custom modifiers that are being made, innermost first.
  var modifierContents: ModifierContents? {
    get { storage.modifierContents }
    set { unique().modifierContents = newValue }
  }
  /// The styles of controls, by their configurations.
  var styles: ViewInputValues {
    get { storage.styles }
    set { unique().styles = newValue }
  }
  /// That of the nearest view around that can have the focus.
  var focusFlag: FocusFlag? {
    get { storage.focusFlag }
    set { unique().focusFlag = newValue }
  }

  var viewGraph: ViewGraph { root.viewGraph }
  var graph: Graph { viewGraph.graph }

  /// When bodies and lists of views find out whether they have changed.
  var cutoff: Cutoff { followsLayout ? .none : .early }
}

/// What making a view needs. Making one hands it on dozens of times and changes it a few, so that copies share it until one
/// is changed.
public struct _ViewInputs {
  private final class Storage {
    @exclusivity(unchecked) var base: _GraphInputs
    @exclusivity(unchecked) var size: Attribute<ViewSize>
    @exclusivity(unchecked) var space: CoordinateSpaceLink
    @exclusivity(unchecked) var container: ContainerSize
    @exclusivity(unchecked) var values = ViewInputValues()

    init(base: _GraphInputs, size: Attribute<ViewSize>, space: CoordinateSpaceLink, container: ContainerSize) {
      (self.base, self.size, self.space, self.container) = (base, size, space, container)
    }

    init(_ other: Storage) {
      (base, size, space) = (other.base, other.size, other.space)
      (container, values) = (other.container, other.values)
    }
  }

  private var storage: Storage

  package var base: _GraphInputs {
    get { storage.base }
    _modify { yield &unique().base }
  }
  /// What the container gave the view.
  var size: Attribute<ViewSize> {
    get { storage.size }
    set { unique().size = newValue }
  }
  /// From the view's space to the window's.
  var space: CoordinateSpaceLink {
    get { storage.space }
    set { unique().space = newValue }
  }
  /// The nearest scroll view's or window's size, for frames relative to it.
  var container: ContainerSize {
    get { storage.container }
    set { unique().container = newValue }
  }

  /// The inputs of a window's root, which is its views' container until a scroll view is one.
  init(base: _GraphInputs, size: Attribute<ViewSize>, space: CoordinateSpaceLink) {
    storage = Storage(
      base: base, size: size, space: space, container: ContainerSize(size, in: nil, graph: base.viewGraph.graph))
  }

  private mutating func unique() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
    return storage
  }

  /// For containers whose children exist, or are what they are, because of a layout.
  var followingLayout: _ViewInputs {
    var inputs = self
    inputs.base.followsLayout = true
    return inputs
  }

  package var graph: Graph { base.viewGraph.graph }
  package var viewGraph: ViewGraph { base.viewGraph }
  var environment: EnvironmentScope {
    get { base.environment }
    set { base.environment = newValue }
  }
  package var path: ViewPath? {
    get { base.path }
    set { base.path = newValue }
  }

  /// What the nearest feature around hands down under a key.
  subscript<K: ViewInputKey>(key: K.Type) -> K.Value {
    get { storage.values[key] }
    set { unique().values[key] = newValue }
  }

  /// The value of one environment key, as a slot that changes only when that value does.
  package func environmentValue<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Attribute<Value> {
    environment.value(keyPath, in: base.viewGraph.graph)
  }
}

extension _ViewListInputs {
  /// What the environment says when a view is made, for what is one thing or another from then on.
  package func initialValue<Value>(of keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    let value = base.environment.value(keyPath, in: graph)
    return graph.withoutTracking { graph.read(value) }
  }
}

extension _ViewInputs {
  /// Makes a view of a list with what the list was made with: with its environment, not with that of the container.
  func with(_ base: _GraphInputs, _ make: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
    // Most lists are made with what their container is made with.
    if self.base.isSame(as: base) { return make(self) }
    let around = self.base.transaction
    var inputs = self
    inputs.base = base
    var outputs = make(inputs)
    if outputs.transaction == nil, base.transaction != around { outputs.transaction = base.transaction }
    return outputs
  }
}

/// What making a list of views needs.
public struct _ViewListInputs {
  var base: _GraphInputs
  package var graph: Graph { base.viewGraph.graph }
}

/// What a view offers its container; `nil` for views that take no part.
public struct _ViewOutputs {
  package var layout: Attribute<LayoutComputer>?
  package var display: Attribute<DisplayList>?
  package var preferences: Attribute<PreferenceValues>?
  /// The view's own transaction, for those that place it; nil where it is that of what is around.
  var transaction: Attribute<Transaction>?

  package init(
    layout: Attribute<LayoutComputer>? = nil, display: Attribute<DisplayList>? = nil,
    preferences: Attribute<PreferenceValues>? = nil
  ) {
    self.layout = layout
    self.display = display
    self.preferences = preferences
  }
}

/// The size that a container gave a view, and the proposal that led to it; points.
struct ViewSize: Equatable {
  var size: CGSize
  var proposal: ProposedViewSize

  init(_ size: CGSize, proposal: ProposedViewSize? = nil) {
    self.size = size
    self.proposal = proposal ?? ProposedViewSize(size)
  }

  static let zero = ViewSize(.zero)
}
